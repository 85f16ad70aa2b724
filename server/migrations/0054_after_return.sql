-- Claims after the return: lines may be added while a claim is open, and after a withdrawal the owner may claim once more.
ALTER TABLE claims
	-- The second is made after the first was withdrawn.
	ADD COLUMN attempt smallint NOT NULL DEFAULT 1 CHECK (attempt IN (1, 2)),
	DROP CONSTRAINT claims_one_for_each_booking,
	ADD CONSTRAINT claims_one_for_each_attempt UNIQUE (booking_id, attempt);
CREATE UNIQUE INDEX claims_one_besides_withdrawn_ones ON claims (booking_id) WHERE outcome IS DISTINCT FROM 'WITHDRAWN';

ALTER TABLE claim_items
	-- Null for a line that the claim was opened with.
	ADD COLUMN added_at timestamptz;
