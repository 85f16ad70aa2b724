-- A person whose identity is approved hands in the next licence or permit: a check of its own that waits beside the approved one. Once it is
-- approved it takes its place, and the former one stays as history; a rejected one changes nothing.
ALTER TABLE identity_checks
	-- The approved check that this one renews, as long as it waits and after it was rejected.
	ADD COLUMN renews uuid REFERENCES identity_checks (id) ON DELETE CASCADE,
	-- Since when another check counts instead.
	ADD COLUMN replaced_at timestamptz,
	-- The last warning before the licence expires: so many days ahead, 0 once it has.
	ADD COLUMN licence_warned_days smallint CHECK (licence_warned_days IN (30, 7, 0)),
	DROP CONSTRAINT identity_checks_status_check,
	ADD CONSTRAINT identity_checks_status_check CHECK (status IN ('PENDING', 'APPROVED', 'REJECTED', 'REPLACED')),
	DROP CONSTRAINT identity_checks_documents_stay_while_they_are_looked_at,
	ADD CONSTRAINT identity_checks_documents_stay_while_they_are_looked_at CHECK (
		documents_removed_at IS NULL OR status IN ('REJECTED', 'REPLACED')
	),
	ADD CONSTRAINT identity_checks_renewal_waits_or_was_rejected CHECK (renews IS NULL OR status IN ('PENDING', 'REJECTED')),
	ADD CONSTRAINT identity_checks_replaced_has_its_time CHECK ((status = 'REPLACED') = (replaced_at IS NOT NULL));

-- As before but for renewals, of which one at a time waits.
DROP INDEX identity_checks_one_open_or_approved;
CREATE UNIQUE INDEX identity_checks_one_open_or_approved ON identity_checks (user_id) WHERE status IN ('PENDING', 'APPROVED') AND renews IS NULL;
-- former release: its checks renew nothing.
CREATE UNIQUE INDEX identity_checks_one_open_renewal ON identity_checks (user_id) WHERE status = 'PENDING' AND renews IS NOT NULL;
CREATE INDEX identity_checks_renewals ON identity_checks (renews, submitted_at DESC) WHERE renews IS NOT NULL;
CREATE INDEX identity_checks_replaced_documents ON identity_checks (replaced_at) WHERE status = 'REPLACED' AND documents_removed_at IS NULL;
CREATE INDEX identity_checks_licences ON identity_checks (licence_expires_on) WHERE status = 'APPROVED';
