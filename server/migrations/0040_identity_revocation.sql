-- An approval can be taken back: the check is rejected from then on, with the reason, and says that it had been approved.
ALTER TABLE identity_checks
	ADD COLUMN revoked_at timestamptz,
	ADD CONSTRAINT identity_checks_revoked_is_rejected CHECK (revoked_at IS NULL OR status = 'REJECTED');
