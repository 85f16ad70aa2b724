-- Bookings: what was agreed is frozen in the row; what happens to it later is its status.
CREATE TABLE bookings (
	id uuid PRIMARY KEY,
	car_id uuid NOT NULL REFERENCES cars (id),
	owner_id uuid NOT NULL REFERENCES users (id),
	renter_id uuid NOT NULL REFERENCES users (id),
	starts_at timestamptz NOT NULL,
	ends_at timestamptz NOT NULL,
	days integer NOT NULL CHECK (days >= 1),
	daily_rate_fils bigint NOT NULL CHECK (daily_rate_fils > 0),
	base_fils bigint NOT NULL CHECK (base_fils > 0),
	discount_fils bigint NOT NULL CHECK (discount_fils >= 0),
	fees_fils bigint NOT NULL CHECK (fees_fils >= 0),
	total_fils bigint NOT NULL,
	deposit_fils bigint NOT NULL CHECK (deposit_fils >= 0),
	platform_fee_fils bigint NOT NULL CHECK (platform_fee_fils >= 0),
	extras jsonb NOT NULL DEFAULT '{}',
	policy_snapshot jsonb NOT NULL DEFAULT '{}',
	settings_version integer NOT NULL REFERENCES market_settings (version),
	status text NOT NULL CHECK (status IN ('REQUESTED', 'CONFIRMED', 'COMPLETED', 'CANCELLED')),
	payment_status text NOT NULL CHECK (payment_status IN ('PENDING', 'PAID', 'FAILED', 'PARTIALLY_REFUNDED', 'REFUNDED')),
	cancel_code text CHECK (cancel_code IN ('PAYMENT_TIMEOUT', 'DECLINED', 'UNANSWERED', 'BY_RENTER', 'BY_OWNER', 'BY_ADMIN', 'NO_SHOW_RENTER', 'NO_SHOW_OWNER')),
	cancel_reason text,
	hold_expires_at timestamptz NOT NULL,
	paid_at timestamptz,
	respond_by timestamptz,
	confirmed_at timestamptz,
	cancelled_at timestamptz,
	completed_at timestamptz,
	created_at timestamptz NOT NULL,
	CONSTRAINT bookings_end_after_they_start CHECK (ends_at > starts_at),
	CONSTRAINT bookings_are_not_of_ones_own_car CHECK (owner_id <> renter_id),
	CONSTRAINT bookings_total_is_base_less_discount_plus_fees CHECK (total_fils = base_fils - discount_fils + fees_fils AND total_fils > 0),
	CONSTRAINT bookings_charge_is_a_multiple_of_ten_fils CHECK ((total_fils + deposit_fils) % 10 = 0),
	CONSTRAINT bookings_say_why_they_were_cancelled CHECK ((status = 'CANCELLED') = (cancel_code IS NOT NULL)),
	CONSTRAINT bookings_are_paid_before_they_are_confirmed CHECK (status NOT IN ('CONFIRMED', 'COMPLETED') OR paid_at IS NOT NULL),
	CONSTRAINT bookings_paid_ones_have_a_time CHECK (payment_status IN ('PENDING', 'FAILED') OR paid_at IS NOT NULL)
);
CREATE INDEX bookings_of_renter ON bookings (renter_id, created_at DESC, id DESC);
CREATE INDEX bookings_of_owner ON bookings (owner_id, created_at DESC, id DESC);
CREATE INDEX bookings_newest ON bookings (created_at DESC, id DESC);
CREATE INDEX bookings_of_car ON bookings (car_id, starts_at);
CREATE INDEX bookings_unpaid_holds ON bookings (renter_id) WHERE status = 'REQUESTED' AND paid_at IS NULL;

ALTER TABLE car_occupancy ADD CONSTRAINT car_occupancy_is_of_a_booking
	FOREIGN KEY (booking_id) REFERENCES bookings (id) DEFERRABLE INITIALLY DEFERRED;

-- A live booking occupies its car for at least its own time; checked at commit, so that both rows can be written in either order.
CREATE FUNCTION booking_occupies_its_car() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	live bookings;
BEGIN
	SELECT * INTO live FROM bookings WHERE id = NEW.id AND status IN ('REQUESTED', 'CONFIRMED');
	IF FOUND AND NOT EXISTS (
		SELECT FROM car_occupancy o
		WHERE o.booking_id = live.id AND o.car_id = live.car_id AND o.starts_at <= live.starts_at AND o.ends_at >= live.ends_at
	) THEN
		RAISE EXCEPTION 'booking % is live and does not occupy its car', live.id
			USING ERRCODE = '23514', CONSTRAINT = 'bookings_live_ones_occupy_their_car', TABLE = 'bookings';
	END IF;
	RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER bookings_live_ones_occupy_their_car AFTER INSERT OR UPDATE ON bookings
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION booking_occupies_its_car();

-- The other side of it: the occupancy of a live booking is not taken away or moved to another car.
CREATE FUNCTION occupancy_of_a_live_booking_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF OLD.booking_id IS NOT NULL AND EXISTS (
		SELECT FROM bookings b
		WHERE b.id = OLD.booking_id AND b.status IN ('REQUESTED', 'CONFIRMED') AND NOT EXISTS (
			SELECT FROM car_occupancy o
			WHERE o.booking_id = b.id AND o.car_id = b.car_id AND o.starts_at <= b.starts_at AND o.ends_at >= b.ends_at
		)
	) THEN
		RAISE EXCEPTION 'booking % is live: its dates cannot be given away', OLD.booking_id
			USING ERRCODE = '23514', CONSTRAINT = 'bookings_live_ones_occupy_their_car', TABLE = 'car_occupancy';
	END IF;
	RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER occupancy_of_a_live_booking_stays AFTER UPDATE OR DELETE ON car_occupancy
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION occupancy_of_a_live_booking_stays();
