-- What a renter claims back after the return: fuel or cleaning that was paid in the owner's place, or a delivery that did not happen.
ALTER TABLE stored_objects
	DROP CONSTRAINT stored_objects_purpose_is_known,
	ADD CONSTRAINT stored_objects_purpose_is_known
		CHECK (purpose IN ('UPLOAD', 'TAKEN', 'CAR_PHOTO', 'PROFILE_PHOTO', 'IDENTITY_DOCUMENT', 'CAR_PAPER', 'HANDOVER_PHOTO', 'CLAIM_PHOTO', 'MESSAGE_PHOTO', 'PLACE_PHOTO', 'REPORT_PHOTO', 'FINE_PHOTO', 'RENTER_CLAIM_PHOTO'));

ALTER TABLE settlements
	-- The owner is not paid while it is open.
	ADD COLUMN renter_claim_is_open boolean NOT NULL DEFAULT false,
	-- What goes back to the renter by a claim, and the part of it that the platform bears.
	ADD COLUMN renter_refund_fils bigint NOT NULL DEFAULT 0,
	ADD COLUMN renter_refund_fee_fils bigint NOT NULL DEFAULT 0,
	ADD CONSTRAINT settlements_wait_for_the_renters_claim CHECK (NOT renter_claim_is_open OR status IN ('PENDING', 'DISPUTED')),
	ADD CONSTRAINT settlements_renters_refund_leaves_the_owner_something CHECK (
		renter_refund_fils >= 0 AND renter_refund_fee_fils BETWEEN 0 AND least(renter_refund_fils, platform_fee_fils)
		AND (renter_refund_fils = 0 OR renter_refund_fils - renter_refund_fee_fils < total_fils - platform_fee_fils)
	);

CREATE TABLE renter_claims (
	id uuid PRIMARY KEY,
	booking_id uuid NOT NULL REFERENCES bookings (id),
	owner_id uuid NOT NULL REFERENCES users (id),
	renter_id uuid NOT NULL REFERENCES users (id),
	car_id uuid NOT NULL REFERENCES cars (id),
	status text NOT NULL CHECK (status IN ('OPEN', 'ACCEPTED', 'CONTESTED', 'RESOLVED')),
	reason text NOT NULL CHECK (length(reason) BETWEEN 1 AND 2000),
	claimed_fils bigint NOT NULL CHECK (claimed_fils > 0 AND claimed_fils % 10 = 0),
	opened_at timestamptz NOT NULL,
	answer_by timestamptz NOT NULL,
	-- From when an admin has to decide: contested, or the time to answer was over.
	decision_due_at timestamptz,
	contested_at timestamptz,
	contest_reason text CHECK (length(contest_reason) <= 2000),
	outcome text CHECK (outcome IN ('ACCEPTED', 'DECIDED', 'WITHDRAWN')),
	decided_at timestamptz,
	decided_by uuid REFERENCES users (id),
	decision_note text CHECK (length(decision_note) <= 2000),
	granted_fils bigint CHECK (granted_fils BETWEEN 0 AND claimed_fils AND granted_fils % 10 = 0),
	-- Of what was granted: the fee that the platform gives back. The owner bears the rest.
	fee_fils bigint CHECK (fee_fils BETWEEN 0 AND granted_fils),
	CONSTRAINT renter_claims_are_answered_after_they_are_made CHECK (answer_by > opened_at),
	CONSTRAINT renter_claims_contested_ones_have_a_reason CHECK (
		(contested_at IS NULL) = (contest_reason IS NULL) AND (status <> 'CONTESTED' OR contested_at IS NOT NULL)
	),
	CONSTRAINT renter_claims_contested_ones_wait_for_a_decision CHECK (contested_at IS NULL OR decision_due_at IS NOT NULL),
	CONSTRAINT renter_claims_decided_ones_have_an_outcome CHECK (
		CASE status
			WHEN 'ACCEPTED' THEN outcome = 'ACCEPTED'
			WHEN 'RESOLVED' THEN outcome IN ('DECIDED', 'WITHDRAWN')
			ELSE outcome IS NULL
		END IS TRUE
	),
	CONSTRAINT renter_claims_decided_ones_say_when_by_whom_and_what CHECK (
		(outcome IS NULL) = (decided_at IS NULL) AND (outcome IS NULL) = (decided_by IS NULL)
		AND (outcome IS NULL) = (granted_fils IS NULL) AND (outcome IS NULL) = (fee_fils IS NULL)
	),
	CONSTRAINT renter_claims_decisions_have_a_note CHECK ((outcome = 'DECIDED') IS NOT TRUE OR decision_note IS NOT NULL),
	CONSTRAINT renter_claims_accepted_ones_grant_all CHECK (outcome IS DISTINCT FROM 'ACCEPTED' OR granted_fils = claimed_fils),
	CONSTRAINT renter_claims_withdrawn_ones_grant_nothing CHECK (outcome IS DISTINCT FROM 'WITHDRAWN' OR granted_fils = 0)
);
CREATE UNIQUE INDEX renter_claims_one_besides_withdrawn_ones ON renter_claims (booking_id) WHERE outcome IS DISTINCT FROM 'WITHDRAWN';
CREATE INDEX renter_claims_of_booking ON renter_claims (booking_id, opened_at DESC);
CREATE INDEX renter_claims_of_owner ON renter_claims (owner_id);
CREATE INDEX renter_claims_of_renter ON renter_claims (renter_id);
CREATE INDEX renter_claims_of_car ON renter_claims (car_id);
CREATE INDEX renter_claims_newest ON renter_claims (opened_at DESC, id DESC);
CREATE INDEX renter_claims_waiting_for_an_answer ON renter_claims (answer_by) WHERE status = 'OPEN' AND decision_due_at IS NULL;

CREATE TABLE renter_claim_lines (
	id uuid PRIMARY KEY,
	claim_id uuid NOT NULL REFERENCES renter_claims (id),
	position smallint NOT NULL CHECK (position BETWEEN 0 AND 2),
	kind text NOT NULL CHECK (kind IN ('FUEL_REFUND', 'CLEANING_PAID', 'DELIVERY_MISSING')),
	amount_fils bigint NOT NULL CHECK (amount_fils > 0 AND amount_fils % 10 = 0),
	granted_fils bigint CHECK (granted_fils BETWEEN 0 AND amount_fils AND granted_fils % 10 = 0),
	CONSTRAINT renter_claim_lines_have_an_order UNIQUE (claim_id, position),
	CONSTRAINT renter_claim_lines_one_of_each_kind UNIQUE (claim_id, kind)
);

CREATE TABLE renter_claim_photos (
	object_id uuid PRIMARY KEY REFERENCES stored_objects (id),
	claim_id uuid NOT NULL REFERENCES renter_claims (id),
	side text NOT NULL CHECK (side IN ('OWNER', 'RENTER')),
	position smallint NOT NULL CHECK (position BETWEEN 0 AND 7),
	-- Of the bytes as they were uploaded.
	original_sha256 bytea NOT NULL CHECK (length(original_sha256) = 32),
	CONSTRAINT renter_claim_photos_have_an_order UNIQUE (claim_id, side, position),
	CONSTRAINT renter_claim_photos_are_not_the_same_twice UNIQUE (claim_id, side, original_sha256)
);

-- A claim is its lines: counted at commit, when they are all there.
CREATE FUNCTION renter_claim_is_the_sum_of_its_lines() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	whole renter_claims;
	asked bigint;
	granted bigint;
BEGIN
	SELECT * INTO whole FROM renter_claims WHERE id = CASE TG_TABLE_NAME WHEN 'renter_claims' THEN NEW.id ELSE (to_jsonb(NEW) ->> 'claim_id')::uuid END;
	SELECT sum(amount_fils), sum(granted_fils) INTO asked, granted FROM renter_claim_lines WHERE claim_id = whole.id;
	IF asked IS DISTINCT FROM whole.claimed_fils OR granted IS DISTINCT FROM whole.granted_fils
		OR EXISTS (SELECT FROM renter_claim_lines WHERE claim_id = whole.id AND (granted_fils IS NULL) <> (whole.granted_fils IS NULL)) THEN
		RAISE EXCEPTION 'claim % of a renter is not the sum of its lines', whole.id
			USING ERRCODE = '23514', CONSTRAINT = 'renter_claims_are_the_sum_of_their_lines', TABLE = TG_TABLE_NAME;
	END IF;
	RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER renter_claims_are_the_sum_of_their_lines AFTER INSERT OR UPDATE ON renter_claims
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION renter_claim_is_the_sum_of_its_lines();
CREATE CONSTRAINT TRIGGER renter_claim_lines_make_up_their_claim AFTER INSERT OR UPDATE ON renter_claim_lines
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION renter_claim_is_the_sum_of_its_lines();

-- What was decided stays: only the words go, when a person is forgotten.
CREATE FUNCTION decided_renter_claim_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF OLD.outcome IS NOT NULL AND to_jsonb(NEW) - '{reason,contest_reason,decision_note}'::text[]
		<> to_jsonb(OLD) - '{reason,contest_reason,decision_note}'::text[] THEN
		RAISE EXCEPTION 'claim % of a renter is decided', OLD.id
			USING ERRCODE = '23514', CONSTRAINT = 'renter_claims_decided_ones_stay', TABLE = 'renter_claims';
	END IF;
	RETURN NEW;
END $$;
CREATE TRIGGER renter_claims_decided_ones_stay BEFORE UPDATE ON renter_claims FOR EACH ROW EXECUTE FUNCTION decided_renter_claim_stays();
