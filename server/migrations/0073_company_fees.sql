-- The platform's fee for one company, in versions. A booking freezes the percent that is in force when it is made, so a version never changes.
CREATE TABLE company_fees (
	company_id uuid NOT NULL REFERENCES companies (id) ON DELETE CASCADE,
	version integer NOT NULL CHECK (version >= 1),
	-- Null: the percent of the marketplace's settings applies again.
	fee_percent smallint CHECK (fee_percent BETWEEN 0 AND 50),
	reason text NOT NULL CHECK (length(reason) BETWEEN 1 AND 500),
	changed_by uuid NOT NULL REFERENCES users (id),
	changed_at timestamptz NOT NULL,
	PRIMARY KEY (company_id, version)
);
CREATE INDEX company_fees_changed_by ON company_fees (changed_by);

CREATE FUNCTION company_fee_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'a version of a company''s fee does not change'
		USING ERRCODE = '23514', CONSTRAINT = 'company_fees_versions_stay', TABLE = 'company_fees';
END $$;
CREATE TRIGGER company_fees_versions_stay BEFORE UPDATE ON company_fees FOR EACH ROW EXECUTE FUNCTION company_fee_stays();
