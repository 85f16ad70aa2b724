-- Traffic fines that arrive after the return: a setting keeps a part of the deposit for them for some days. Zero: none.
ALTER TABLE market_settings
	ADD COLUMN fine_hold_jod integer NOT NULL DEFAULT 0 CONSTRAINT market_settings_fine_hold_is_sensible CHECK (fine_hold_jod BETWEEN 0 AND 200),
	ADD COLUMN fine_hold_days integer NOT NULL DEFAULT 0 CONSTRAINT market_settings_fine_hold_lasts_a_month_at_most CHECK (fine_hold_days BETWEEN 0 AND 30),
	ADD CONSTRAINT market_settings_fine_hold_has_amount_and_days CHECK ((fine_hold_jod = 0) = (fine_hold_days = 0));

-- Earlier bookings agreed on no such part.
UPDATE bookings SET policy_snapshot = policy_snapshot || '{"fineHold": null}' WHERE policy_snapshot <> '{}';
-- Closed changes stay; this adds a term to what they repeat of the agreement, and changes nothing that was agreed.
ALTER TABLE booking_changes DISABLE TRIGGER booking_changes_closed_ones_stay;
UPDATE booking_changes SET before = jsonb_set(before, '{agreement,fineHold}', 'null'), after = jsonb_set(after, '{agreement,fineHold}', 'null');
-- What waits for the commit is checked now: a table with waiting checks cannot be altered.
SET CONSTRAINTS ALL IMMEDIATE;
ALTER TABLE booking_changes ENABLE TRIGGER booking_changes_closed_ones_stay;
SET CONSTRAINTS ALL DEFERRED;

-- What the settlement left held for fines: besides it, the deposit is captured and released whole.
ALTER TABLE settlements
	ADD COLUMN fine_hold_fils bigint NOT NULL DEFAULT 0 CHECK (fine_hold_fils >= 0),
	DROP CONSTRAINT settlements_deposit_is_released_and_captured_whole,
	ADD CONSTRAINT settlements_deposit_is_released_and_captured_whole CHECK (
		CASE deposit_status
			WHEN 'held' THEN deposit_captured_fils = 0 AND deposit_released_fils = 0 AND fine_hold_fils = 0
			WHEN 'released' THEN deposit_captured_fils = 0 AND deposit_released_fils + fine_hold_fils = deposit_held_fils
			WHEN 'captured' THEN deposit_captured_fils = deposit_held_fils AND deposit_held_fils > 0 AND deposit_released_fils = 0 AND fine_hold_fils = 0
			WHEN 'partially_captured' THEN deposit_captured_fils > 0 AND deposit_released_fils + fine_hold_fils > 0
				AND deposit_captured_fils + deposit_released_fils + fine_hold_fils = deposit_held_fils
			ELSE false
		END
	);

CREATE TABLE fine_holds (
	booking_id uuid PRIMARY KEY REFERENCES bookings (id),
	owner_id uuid NOT NULL REFERENCES users (id),
	renter_id uuid NOT NULL REFERENCES users (id),
	car_id uuid NOT NULL REFERENCES cars (id),
	held_fils bigint NOT NULL CHECK (held_fils > 0),
	-- What went to the owner for fines, and back to the renter.
	charged_fils bigint NOT NULL DEFAULT 0 CHECK (charged_fils >= 0),
	released_fils bigint NOT NULL DEFAULT 0 CHECK (released_fils >= 0),
	opened_at timestamptz NOT NULL,
	until timestamptz NOT NULL,
	-- From then on no fine can be stated: the time was over, or the owner has none to expect.
	ended_at timestamptz,
	ended_by uuid REFERENCES users (id),
	CONSTRAINT fine_holds_last_some_time CHECK (until > opened_at),
	CONSTRAINT fine_holds_give_no_more_than_they_hold CHECK (charged_fils + released_fils <= held_fils),
	CONSTRAINT fine_holds_go_back_once_they_ended CHECK (released_fils = 0 OR ended_at IS NOT NULL),
	CONSTRAINT fine_holds_ended_ones_have_a_time CHECK (ended_by IS NULL OR ended_at IS NOT NULL)
);
CREATE INDEX fine_holds_due ON fine_holds (until) WHERE ended_at IS NULL;
CREATE INDEX fine_holds_of_owner ON fine_holds (owner_id);
CREATE INDEX fine_holds_of_renter ON fine_holds (renter_id);
CREATE INDEX fine_holds_of_car ON fine_holds (car_id);

ALTER TABLE stored_objects
	DROP CONSTRAINT stored_objects_purpose_is_known,
	ADD CONSTRAINT stored_objects_purpose_is_known
		CHECK (purpose IN ('UPLOAD', 'TAKEN', 'CAR_PHOTO', 'PROFILE_PHOTO', 'IDENTITY_DOCUMENT', 'CAR_PAPER', 'HANDOVER_PHOTO', 'CLAIM_PHOTO', 'MESSAGE_PHOTO', 'PLACE_PHOTO', 'REPORT_PHOTO', 'FINE_PHOTO'));

CREATE TABLE fines (
	id uuid PRIMARY KEY,
	booking_id uuid NOT NULL REFERENCES fine_holds (booking_id),
	amount_fils bigint NOT NULL CONSTRAINT fines_are_of_whole_piastres CHECK (amount_fils > 0 AND amount_fils % 10 = 0),
	offence_at timestamptz NOT NULL,
	note text NOT NULL DEFAULT '' CHECK (length(note) <= 300),
	-- The ticket; null once its owner has deleted the account.
	photo_id uuid UNIQUE REFERENCES stored_objects (id),
	-- Of the bytes as they were uploaded.
	photo_sha256 bytea NOT NULL CHECK (length(photo_sha256) = 32),
	status text NOT NULL CHECK (status IN ('OPEN', 'CONTESTED', 'ACCEPTED', 'DECIDED')),
	stated_at timestamptz NOT NULL,
	answer_by timestamptz NOT NULL,
	-- From when an admin's decision is waited for: contested, or the time to answer was over.
	decision_due_at timestamptz,
	contested_at timestamptz,
	contest_reason text CHECK (length(contest_reason) <= 2000),
	decided_at timestamptz,
	decided_by uuid REFERENCES users (id),
	decision_note text CHECK (length(decision_note) <= 2000),
	granted_fils bigint,
	CONSTRAINT fines_are_answered_after_they_are_stated CHECK (answer_by > stated_at),
	CONSTRAINT fines_are_committed_before_they_are_stated CHECK (offence_at <= stated_at),
	CONSTRAINT fines_contested_ones_have_a_reason CHECK (
		(contested_at IS NULL) = (contest_reason IS NULL) AND (status <> 'CONTESTED' OR contested_at IS NOT NULL)
		AND (contested_at IS NULL OR decision_due_at IS NOT NULL)
	),
	CONSTRAINT fines_decided_ones_have_a_time_and_an_amount CHECK (
		(status IN ('ACCEPTED', 'DECIDED')) = (decided_at IS NOT NULL) AND (decided_at IS NULL) = (decided_by IS NULL)
		AND (decided_at IS NULL) = (granted_fils IS NULL) AND (status <> 'DECIDED' OR decision_note IS NOT NULL)
	),
	CONSTRAINT fines_grant_no_more_than_was_stated CHECK (granted_fils BETWEEN 0 AND amount_fils AND granted_fils % 10 = 0),
	CONSTRAINT fines_accepted_ones_grant_all CHECK (status <> 'ACCEPTED' OR granted_fils = amount_fils),
	CONSTRAINT fines_one_for_each_ticket UNIQUE (booking_id, photo_sha256)
);
CREATE INDEX fines_of_booking ON fines (booking_id, stated_at);
CREATE INDEX fines_waiting_for_an_answer ON fines (answer_by) WHERE status = 'OPEN' AND decision_due_at IS NULL;
CREATE INDEX fines_waiting_for_a_decision ON fines (coalesce(decision_due_at, answer_by), id) WHERE granted_fils IS NULL;

-- What is stated, granted and released fits into what is held: counted at commit, when hold and fine are both written.
CREATE FUNCTION fine_hold_covers_its_fines() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	whole fine_holds;
	stated bigint;
	granted bigint;
BEGIN
	SELECT * INTO whole FROM fine_holds WHERE booking_id = NEW.booking_id;
	SELECT coalesce(sum(coalesce(granted_fils, amount_fils)), 0), coalesce(sum(granted_fils), 0) INTO stated, granted
		FROM fines WHERE booking_id = NEW.booking_id;
	IF granted <> whole.charged_fils OR stated + whole.released_fils > whole.held_fils THEN
		RAISE EXCEPTION 'the part held for fines of booking % does not cover them', NEW.booking_id
			USING ERRCODE = '23514', CONSTRAINT = 'fine_holds_cover_their_fines', TABLE = TG_TABLE_NAME;
	END IF;
	RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER fine_holds_cover_their_fines AFTER INSERT OR UPDATE ON fine_holds
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION fine_hold_covers_its_fines();
CREATE CONSTRAINT TRIGGER fines_are_covered_by_their_hold AFTER INSERT OR UPDATE ON fines
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION fine_hold_covers_its_fines();

-- What was stated stays, and so does a decision; erasure replaces words and the photo.
CREATE FUNCTION stated_fine_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' OR NEW.booking_id <> OLD.booking_id OR NEW.amount_fils <> OLD.amount_fils OR NEW.offence_at <> OLD.offence_at
		OR (OLD.granted_fils IS NOT NULL AND (NEW.granted_fils <> OLD.granted_fils OR NEW.status <> OLD.status OR NEW.decided_at <> OLD.decided_at)) THEN
		RAISE EXCEPTION 'fine % stays as it is', OLD.id USING ERRCODE = '23514', CONSTRAINT = 'fines_stay', TABLE = 'fines';
	END IF;
	RETURN NEW;
END $$;
CREATE TRIGGER fines_stay BEFORE UPDATE OR DELETE ON fines FOR EACH ROW EXECUTE FUNCTION stated_fine_stays();

-- Each fine that is granted is a payout of its own.
ALTER TABLE payouts
	ADD COLUMN fine_id uuid REFERENCES fines (id),
	DROP CONSTRAINT payouts_source_check,
	ADD CONSTRAINT payouts_source_is_known CHECK (source IN ('SETTLEMENT', 'CANCELLATION', 'CLAIM_EXCESS', 'GOODWILL', 'LATE_FINE')),
	ADD CONSTRAINT payouts_of_fines_name_theirs CHECK ((source = 'LATE_FINE') = (fine_id IS NOT NULL)),
	DROP CONSTRAINT payouts_one_for_each_source_of_a_booking,
	ADD CONSTRAINT payouts_one_for_each_source_of_a_booking UNIQUE NULLS NOT DISTINCT (booking_id, source, goodwill_id, fine_id);
