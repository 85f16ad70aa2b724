-- Where a car of an office stands. A branch that is closed leaves its cars without one.
ALTER TABLE cars ADD COLUMN branch_id uuid REFERENCES company_branches (id) ON DELETE SET NULL;

CREATE INDEX cars_of_branch ON cars (branch_id) WHERE branch_id IS NOT NULL;

-- Changes of several cars at once, each with what it was and what it became, so that it can be undone. Rows are deleted after 30 days.
CREATE TABLE bulk_changes (
	id uuid PRIMARY KEY,
	owner_id uuid NOT NULL REFERENCES users (id),
	cars jsonb NOT NULL,
	made_at timestamptz NOT NULL,
	undone_at timestamptz
);
CREATE INDEX bulk_changes_of_owner ON bulk_changes (owner_id, made_at DESC);
