-- When `npm run backup` was first begun and last ended well: for the alert and the page of health. No row where backups are made in another way.
CREATE TABLE backup_runs (
	only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
	first_begun_at timestamptz NOT NULL,
	finished_at timestamptz
);
