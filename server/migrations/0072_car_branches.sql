-- Where a car of an office stands. A branch that is closed leaves its cars without one.
ALTER TABLE cars ADD COLUMN branch_id uuid REFERENCES company_branches (id) ON DELETE SET NULL;

CREATE INDEX cars_of_branch ON cars (branch_id) WHERE branch_id IS NOT NULL;
