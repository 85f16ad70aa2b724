-- What an owner claims of a deposit after the return: its lines, its photos, the renter's answer, the decision, and the payment of what exceeds it.
ALTER TABLE stored_objects
	DROP CONSTRAINT stored_objects_purpose_is_known,
	ADD CONSTRAINT stored_objects_purpose_is_known
		CHECK (purpose IN ('UPLOAD', 'TAKEN', 'CAR_PHOTO', 'PROFILE_PHOTO', 'IDENTITY_DOCUMENT', 'CAR_PAPER', 'HANDOVER_PHOTO', 'CLAIM_PHOTO'));

CREATE TABLE claims (
	id uuid PRIMARY KEY,
	booking_id uuid NOT NULL REFERENCES bookings (id) CONSTRAINT claims_one_for_each_booking UNIQUE,
	owner_id uuid NOT NULL REFERENCES users (id),
	renter_id uuid NOT NULL REFERENCES users (id),
	car_id uuid NOT NULL REFERENCES cars (id),
	status text NOT NULL CHECK (status IN ('OPEN', 'ACCEPTED', 'CONTESTED', 'RESOLVED')),
	note text NOT NULL DEFAULT '' CHECK (length(note) <= 2000),
	-- What was held when it was made.
	deposit_fils bigint NOT NULL CHECK (deposit_fils >= 0),
	claimed_fils bigint NOT NULL CONSTRAINT claims_ask_for_a_sensible_amount CHECK (claimed_fils > 0 AND claimed_fils <= 10000000 AND claimed_fils % 10 = 0),
	opened_at timestamptz NOT NULL,
	answer_by timestamptz NOT NULL,
	-- From when an admin's word is waited for: contested, or the time to answer was over.
	decision_due_at timestamptz,
	contested_at timestamptz,
	contest_reason text CHECK (length(contest_reason) <= 2000),
	outcome text CHECK (outcome IN ('ACCEPTED', 'DECIDED', 'WITHDRAWN')),
	decided_at timestamptz,
	decided_by uuid REFERENCES users (id),
	decision_note text CHECK (length(decision_note) <= 2000),
	-- Of what was granted: out of the deposit, and beyond it.
	granted_fils bigint CHECK (granted_fils >= 0),
	from_deposit_fils bigint CHECK (from_deposit_fils >= 0),
	excess_fils bigint NOT NULL DEFAULT 0 CHECK (excess_fils >= 0 AND excess_fils % 10 = 0),
	excess_paid_at timestamptz,
	excess_written_off_at timestamptz,
	excess_written_off_by uuid REFERENCES users (id),
	excess_write_off_note text CHECK (length(excess_write_off_note) <= 2000),
	CONSTRAINT claims_are_answered_after_they_are_made CHECK (answer_by > opened_at),
	CONSTRAINT claims_contested_ones_have_a_reason CHECK ((contested_at IS NULL) = (contest_reason IS NULL) AND (status <> 'CONTESTED' OR contested_at IS NOT NULL)),
	CONSTRAINT claims_contested_ones_wait_for_a_decision CHECK (contested_at IS NULL OR decision_due_at IS NOT NULL),
	CONSTRAINT claims_decided_ones_have_an_outcome CHECK (
		CASE status
			WHEN 'ACCEPTED' THEN outcome = 'ACCEPTED'
			WHEN 'RESOLVED' THEN outcome IN ('DECIDED', 'WITHDRAWN')
			ELSE outcome IS NULL
		END IS TRUE
	),
	CONSTRAINT claims_decided_ones_have_a_time CHECK ((outcome IS NULL) = (decided_at IS NULL) AND (outcome IS NULL) = (decided_by IS NULL)),
	CONSTRAINT claims_decisions_have_a_note CHECK ((outcome = 'DECIDED') IS NOT TRUE OR decision_note IS NOT NULL),
	CONSTRAINT claims_decided_ones_are_divided_whole CHECK (
		(outcome IS NULL) = (granted_fils IS NULL) AND (outcome IS NULL) = (from_deposit_fils IS NULL)
		AND (outcome IS NOT NULL OR excess_fils = 0)
		AND (granted_fils IS NULL OR granted_fils = from_deposit_fils + excess_fils)
	),
	CONSTRAINT claims_grant_no_more_than_was_asked CHECK (granted_fils <= claimed_fils),
	CONSTRAINT claims_accepted_ones_grant_all CHECK (outcome IS DISTINCT FROM 'ACCEPTED' OR granted_fils = claimed_fils),
	CONSTRAINT claims_withdrawn_ones_grant_nothing CHECK (outcome IS DISTINCT FROM 'WITHDRAWN' OR granted_fils = 0),
	CONSTRAINT claims_excess_is_paid_or_written_off CHECK (
		(excess_fils > 0 OR (excess_paid_at IS NULL AND excess_written_off_at IS NULL)) AND (excess_paid_at IS NULL OR excess_written_off_at IS NULL)
	),
	CONSTRAINT claims_written_off_ones_say_by_whom_and_why CHECK (
		(excess_written_off_at IS NULL) = (excess_written_off_by IS NULL) AND (excess_written_off_at IS NULL) = (excess_write_off_note IS NULL)
	)
);
CREATE INDEX claims_of_car ON claims (car_id);
CREATE INDEX claims_newest ON claims (opened_at DESC, id DESC);
CREATE INDEX claims_waiting_for_an_answer ON claims (answer_by) WHERE status = 'OPEN' AND decision_due_at IS NULL;
CREATE INDEX claims_waiting_for_a_decision ON claims (decision_due_at, id) WHERE outcome IS NULL;

CREATE TABLE claim_items (
	id uuid PRIMARY KEY,
	claim_id uuid NOT NULL REFERENCES claims (id),
	position smallint NOT NULL CHECK (position BETWEEN 0 AND 9),
	type text NOT NULL CHECK (type IN ('DAMAGE', 'CLEANING', 'MISSING_FUEL', 'EXTRA_KM', 'LATE_RETURN', 'FINE', 'OTHER')),
	description text NOT NULL CHECK (length(description) BETWEEN 1 AND 300),
	amount_fils bigint NOT NULL CONSTRAINT claim_items_ask_for_a_sensible_amount CHECK (amount_fils > 0 AND amount_fils <= 5000000 AND amount_fils % 10 = 0),
	-- What the records of the handover came to when it was claimed: a quantity at a rate.
	record_quantity integer,
	record_rate_fils bigint,
	record_fils bigint,
	granted_fils bigint CONSTRAINT claim_items_grant_no_more_than_was_asked CHECK (granted_fils BETWEEN 0 AND amount_fils AND granted_fils % 10 = 0),
	CONSTRAINT claim_items_have_an_order UNIQUE (claim_id, position),
	CONSTRAINT claim_items_name_the_whole_record CHECK (
		(record_quantity IS NULL) = (record_rate_fils IS NULL) AND (record_quantity IS NULL) = (record_fils IS NULL)
	)
);
-- What follows from the records is claimed in one line.
CREATE UNIQUE INDEX claim_items_one_for_each_record ON claim_items (claim_id, type) WHERE type IN ('MISSING_FUEL', 'EXTRA_KM', 'LATE_RETURN');

CREATE TABLE claim_photos (
	object_id uuid PRIMARY KEY REFERENCES stored_objects (id),
	claim_id uuid NOT NULL REFERENCES claims (id),
	side text NOT NULL CHECK (side IN ('OWNER', 'RENTER')),
	position smallint NOT NULL CHECK (position BETWEEN 0 AND 11),
	-- Of the bytes as they were uploaded.
	original_sha256 bytea NOT NULL CHECK (length(original_sha256) = 32),
	CONSTRAINT claim_photos_have_an_order UNIQUE (claim_id, side, position),
	CONSTRAINT claim_photos_are_not_the_same_twice UNIQUE (claim_id, side, original_sha256)
);

-- A claim is its lines: counted at commit, when they are all there.
CREATE FUNCTION claim_is_the_sum_of_its_items() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	whole claims;
	asked bigint;
	granted bigint;
BEGIN
	SELECT * INTO whole FROM claims WHERE id = CASE TG_TABLE_NAME WHEN 'claims' THEN NEW.id ELSE (to_jsonb(NEW) ->> 'claim_id')::uuid END;
	SELECT sum(amount_fils), sum(granted_fils) INTO asked, granted FROM claim_items WHERE claim_id = whole.id;
	IF asked IS DISTINCT FROM whole.claimed_fils OR granted IS DISTINCT FROM whole.granted_fils
		OR EXISTS (SELECT FROM claim_items WHERE claim_id = whole.id AND (granted_fils IS NULL) <> (whole.granted_fils IS NULL)) THEN
		RAISE EXCEPTION 'claim % is not the sum of its items', whole.id
			USING ERRCODE = '23514', CONSTRAINT = 'claims_are_the_sum_of_their_items', TABLE = TG_TABLE_NAME;
	END IF;
	RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER claims_are_the_sum_of_their_items AFTER INSERT OR UPDATE ON claims
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION claim_is_the_sum_of_its_items();
CREATE CONSTRAINT TRIGGER claim_items_make_up_their_claim AFTER INSERT OR UPDATE ON claim_items
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION claim_is_the_sum_of_its_items();

-- What was claimed stays; of an item only what is granted is added, once. Photos are evidence.
CREATE FUNCTION claim_evidence_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE' AND TG_TABLE_NAME = 'claim_items'
		AND to_jsonb(OLD) ->> 'granted_fils' IS NULL AND to_jsonb(NEW) - 'granted_fils' = to_jsonb(OLD) - 'granted_fils' THEN
		RETURN NEW;
	END IF;
	RAISE EXCEPTION 'what was claimed stays as it is' USING ERRCODE = '23514', CONSTRAINT = 'claim_evidence_stays', TABLE = TG_TABLE_NAME;
END $$;
CREATE TRIGGER claim_items_stay BEFORE UPDATE OR DELETE ON claim_items FOR EACH ROW EXECUTE FUNCTION claim_evidence_stays();
CREATE TRIGGER claim_photos_stay BEFORE UPDATE OR DELETE ON claim_photos FOR EACH ROW EXECUTE FUNCTION claim_evidence_stays();

-- A claim that was decided stays decided: what may still change is the payment of its excess.
CREATE FUNCTION decided_claim_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' OR (OLD.outcome IS NOT NULL AND
		to_jsonb(NEW) - '{excess_paid_at,excess_written_off_at,excess_written_off_by,excess_write_off_note}'::text[]
		<> to_jsonb(OLD) - '{excess_paid_at,excess_written_off_at,excess_written_off_by,excess_write_off_note}'::text[]) THEN
		RAISE EXCEPTION 'claim % is decided', OLD.id
			USING ERRCODE = '23514', CONSTRAINT = 'claims_decided_ones_stay', TABLE = 'claims';
	END IF;
	RETURN NEW;
END $$;
CREATE TRIGGER claims_decided_ones_stay BEFORE UPDATE OR DELETE ON claims FOR EACH ROW EXECUTE FUNCTION decided_claim_stays();

ALTER TABLE payments ADD CONSTRAINT payments_claim_is_there FOREIGN KEY (claim_id) REFERENCES claims (id);
ALTER TABLE settlements ADD CONSTRAINT settlements_claim_is_there FOREIGN KEY (claim_id) REFERENCES claims (id) DEFERRABLE INITIALLY DEFERRED;
-- A car's rows are looked for whenever one is deleted.
CREATE INDEX IF NOT EXISTS settlements_of_car ON settlements (car_id);
CREATE INDEX payments_of_claim ON payments (claim_id) WHERE claim_id IS NOT NULL;
