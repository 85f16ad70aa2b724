-- A trip changes after it was agreed: what is proposed, the money that goes with it, and the time that is held until it is paid.
CREATE TABLE booking_changes (
	id uuid PRIMARY KEY,
	booking_id uuid NOT NULL REFERENCES bookings (id),
	proposed_by uuid NOT NULL REFERENCES users (id),
	side text NOT NULL CHECK (side IN ('RENTER', 'OWNER')),
	state text NOT NULL CHECK (state IN ('PROPOSED', 'AWAITING_PAYMENT', 'APPLIED', 'DECLINED', 'EXPIRED', 'WITHDRAWN')),
	-- What the booking's row says before and after: times, amounts and the agreement.
	before jsonb NOT NULL,
	after jsonb NOT NULL,
	-- Positive: the renter pays. Negative: it goes back to the renter.
	rental_difference_fils bigint NOT NULL,
	deposit_difference_fils bigint NOT NULL,
	-- Of the days given up: what the policy keeps.
	retained_fils bigint NOT NULL DEFAULT 0 CHECK (retained_fils >= 0),
	respond_by timestamptz,
	hold_expires_at timestamptz,
	created_at timestamptz NOT NULL,
	answered_at timestamptz,
	closed_at timestamptz,
	CONSTRAINT booking_changes_go_one_way CHECK (
		(rental_difference_fils >= 0 AND deposit_difference_fils >= 0) OR (rental_difference_fils <= 0 AND deposit_difference_fils <= 0)
	),
	CONSTRAINT booking_changes_proposed_ones_have_a_deadline CHECK (state <> 'PROPOSED' OR respond_by IS NOT NULL),
	CONSTRAINT booking_changes_unpaid_ones_are_held_for_a_time CHECK (
		state <> 'AWAITING_PAYMENT' OR (hold_expires_at IS NOT NULL AND rental_difference_fils + deposit_difference_fils > 0)
	),
	CONSTRAINT booking_changes_closed_ones_have_a_time CHECK ((state IN ('PROPOSED', 'AWAITING_PAYMENT')) = (closed_at IS NULL)),
	CONSTRAINT booking_changes_of_a_booking UNIQUE (id, booking_id)
);
CREATE UNIQUE INDEX booking_changes_one_open_for_each_booking ON booking_changes (booking_id) WHERE state IN ('PROPOSED', 'AWAITING_PAYMENT');
CREATE INDEX booking_changes_of_booking ON booking_changes (booking_id, created_at);
CREATE INDEX booking_changes_of_person ON booking_changes (proposed_by);

-- What was decided stays decided.
CREATE FUNCTION closed_booking_change_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF OLD.closed_at IS NOT NULL THEN
		RAISE EXCEPTION 'change % is closed', OLD.id
			USING ERRCODE = '23514', CONSTRAINT = 'booking_changes_closed_ones_stay', TABLE = 'booking_changes';
	END IF;
	RETURN NEW;
END $$;
CREATE TRIGGER booking_changes_closed_ones_stay BEFORE UPDATE OR DELETE ON booking_changes
	FOR EACH ROW EXECUTE FUNCTION closed_booking_change_stays();

-- The added time of a change is held in a row of its own, so that the exclusion constraint decides a race for it.
ALTER TABLE car_occupancy
	ADD COLUMN change_id uuid,
	ADD CONSTRAINT car_occupancy_of_a_change_names_its_booking CHECK (change_id IS NULL OR booking_id IS NOT NULL),
	ADD CONSTRAINT car_occupancy_is_of_a_change FOREIGN KEY (change_id, booking_id) REFERENCES booking_changes (id, booking_id);
DROP INDEX car_occupancy_one_for_each_booking;
CREATE UNIQUE INDEX car_occupancy_one_for_each_booking ON car_occupancy (booking_id) WHERE change_id IS NULL;
CREATE UNIQUE INDEX car_occupancy_one_for_each_change ON car_occupancy (change_id) WHERE change_id IS NOT NULL;
CREATE INDEX car_occupancy_of_booking ON car_occupancy (booking_id) WHERE booking_id IS NOT NULL;

-- Time is held for a change only while it waits for its payment.
CREATE FUNCTION change_holds_time_until_paid() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NEW.state <> 'AWAITING_PAYMENT' AND EXISTS (SELECT FROM car_occupancy o WHERE o.change_id = NEW.id)
		AND (SELECT c.state FROM booking_changes c WHERE c.id = NEW.id) <> 'AWAITING_PAYMENT' THEN
		RAISE EXCEPTION 'change % no longer waits for a payment and still holds time', NEW.id
			USING ERRCODE = '23514', CONSTRAINT = 'booking_changes_hold_time_until_paid', TABLE = 'booking_changes';
	END IF;
	RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER booking_changes_hold_time_until_paid AFTER INSERT OR UPDATE ON booking_changes
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION change_holds_time_until_paid();

-- A payment may be for the difference of a change. Parts of a payment can go back while the booking goes on.
ALTER TABLE payments
	ADD COLUMN change_id uuid,
	ADD COLUMN rental_reduced_fils bigint NOT NULL DEFAULT 0,
	ADD COLUMN deposit_reduced_fils bigint NOT NULL DEFAULT 0,
	DROP CONSTRAINT payments_purpose_check,
	ADD CONSTRAINT payments_purpose_check CHECK (purpose IN ('BOOKING', 'CLAIM', 'CHANGE')),
	DROP CONSTRAINT payments_are_for_a_booking_or_for_a_claim,
	ADD CONSTRAINT payments_are_for_a_booking_a_claim_or_a_change CHECK (
		CASE purpose
			WHEN 'BOOKING' THEN rental_fils > 0 AND claim_fils = 0 AND claim_id IS NULL AND change_id IS NULL
			WHEN 'CHANGE' THEN rental_fils >= 0 AND claim_fils = 0 AND claim_id IS NULL AND change_id IS NOT NULL
			ELSE rental_fils = 0 AND deposit_fils = 0 AND claim_fils > 0 AND claim_id IS NOT NULL AND change_id IS NULL
		END
	),
	ADD CONSTRAINT payments_are_reduced_by_what_they_paid CHECK (
		rental_reduced_fils BETWEEN 0 AND rental_fils AND deposit_reduced_fils BETWEEN 0 AND deposit_fils
		AND rental_reduced_fils + deposit_reduced_fils <= refund_reserved_fils
	),
	ADD CONSTRAINT payments_are_of_a_change FOREIGN KEY (change_id, booking_id) REFERENCES booking_changes (id, booking_id);
CREATE UNIQUE INDEX payments_one_open_for_each_change ON payments (change_id) WHERE purpose = 'CHANGE' AND state IN ('PENDING', 'AUTHORIZED', 'REVIEW');
CREATE UNIQUE INDEX payments_one_kept_for_each_change ON payments (change_id) WHERE kept AND purpose = 'CHANGE';
CREATE INDEX payments_of_change ON payments (change_id) WHERE change_id IS NOT NULL;

-- The rental can become smaller several times: each is refunded once.
ALTER TABLE refunds
	ADD COLUMN cause text NOT NULL DEFAULT '',
	DROP CONSTRAINT refunds_are_asked_for_once,
	ADD CONSTRAINT refunds_are_asked_for_once UNIQUE (payment_id, reason, cause);
