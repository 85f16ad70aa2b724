-- Written by /readyz: a database that can be read but not written (a standby, a full disk) does not serve.
CREATE TABLE readiness_checks (
	only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
	checked_at timestamptz NOT NULL
);
