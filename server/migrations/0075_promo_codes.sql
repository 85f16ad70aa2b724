-- Codes that make a rental cheaper: of the platform, which pays the owner what the code takes off, and of owners for their own cars. What a code
-- gives never changes; it can only be ended, because bookings were made with it.
CREATE TABLE promo_codes (
	id uuid PRIMARY KEY,
	-- Null for a code of the platform.
	owner_id uuid REFERENCES users (id),
	code text NOT NULL CONSTRAINT promo_codes_are_plain_words CHECK (code ~ '^[A-Z0-9]{4,20}$'),
	percent int CHECK (percent BETWEEN 1 AND 90),
	amount_fils bigint CHECK (amount_fils > 0 AND amount_fils % 10 = 0),
	-- Of the days, less the discount of a long rental.
	min_rental_fils bigint NOT NULL CHECK (min_rental_fils >= 0),
	-- Days on which a booking can be made with it, both included.
	valid_from date NOT NULL,
	valid_until date NOT NULL,
	first_booking_only boolean NOT NULL,
	max_uses int CHECK (max_uses >= 1),
	max_uses_per_person int NOT NULL CHECK (max_uses_per_person BETWEEN 1 AND 100),
	-- Otherwise the cars of promo_code_cars.
	all_cars boolean NOT NULL,
	-- Bookings that have it at the moment: the row is locked while one is added.
	used int NOT NULL DEFAULT 0 CHECK (used >= 0),
	created_at timestamptz NOT NULL,
	ended_at timestamptz,
	CONSTRAINT promo_codes_are_a_percentage_or_an_amount CHECK ((percent IS NULL) <> (amount_fils IS NULL)),
	CONSTRAINT promo_codes_end_after_they_start CHECK (valid_until >= valid_from),
	CONSTRAINT promo_codes_are_used_no_more_than_allowed CHECK (used <= max_uses),
	CONSTRAINT promo_codes_are_known_by_their_words UNIQUE NULLS NOT DISTINCT (owner_id, code)
);
CREATE INDEX promo_codes_by_words ON promo_codes (code);

CREATE TABLE promo_code_cars (
	code_id uuid NOT NULL REFERENCES promo_codes (id) ON DELETE CASCADE,
	car_id uuid NOT NULL REFERENCES cars (id) ON DELETE CASCADE,
	PRIMARY KEY (code_id, car_id)
);
CREATE INDEX promo_code_cars_of_car ON promo_code_cars (car_id);

-- A booking made with a code. Released: the booking ended without costs for its renter, who may use the code again.
CREATE TABLE promo_redemptions (
	booking_id uuid PRIMARY KEY REFERENCES bookings (id) DEFERRABLE INITIALLY DEFERRED,
	code_id uuid NOT NULL REFERENCES promo_codes (id),
	renter_id uuid NOT NULL REFERENCES users (id),
	-- The first, second … time that this person uses the code.
	use_no int NOT NULL CHECK (use_no >= 1),
	-- What it takes off as the booking stands; less after an early end or a cancellation that costs something.
	discount_fils bigint NOT NULL CHECK (discount_fils >= 0),
	redeemed_at timestamptz NOT NULL,
	released_at timestamptz
);
CREATE UNIQUE INDEX promo_redemptions_each_use_of_a_person_once ON promo_redemptions (code_id, renter_id, use_no) WHERE released_at IS NULL;
CREATE INDEX promo_redemptions_of_renter ON promo_redemptions (renter_id);

-- Checked at commit, so that the counter and the row can be written in either order.
CREATE FUNCTION promo_code_counts_its_uses() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (
		SELECT FROM promo_codes c WHERE c.id = NEW.code_id
			AND c.used <> (SELECT count(*) FROM promo_redemptions r WHERE r.code_id = c.id AND r.released_at IS NULL)
	) THEN
		RAISE EXCEPTION 'promo code % does not count its uses', NEW.code_id
			USING ERRCODE = '23514', CONSTRAINT = 'promo_codes_count_their_uses', TABLE = 'promo_codes';
	END IF;
	RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER promo_codes_count_their_uses AFTER INSERT OR UPDATE ON promo_redemptions
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION promo_code_counts_its_uses();

INSERT INTO ledger_accounts (code, kind) VALUES ('PROMO_CODES', 'EXPENSE');

-- What the platform bears of a code. The fee of the row is what the platform has in the end: its fee of the rental before the code, less what it bears,
-- so it may be negative.
ALTER TABLE bookings
	ADD COLUMN promo_fils bigint NOT NULL DEFAULT 0,
	ADD COLUMN kept_promo_fils bigint NOT NULL DEFAULT 0,
	DROP CONSTRAINT bookings_platform_fee_fils_check,
	DROP CONSTRAINT bookings_keep_no_more_than_the_rental,
	ADD CONSTRAINT bookings_fee_is_a_part_of_the_rental_before_a_code CHECK (promo_fils >= 0 AND platform_fee_fils BETWEEN -promo_fils AND total_fils),
	ADD CONSTRAINT bookings_keep_no_more_than_the_rental CHECK (
		kept_fils BETWEEN 0 AND total_fils AND kept_promo_fils BETWEEN 0 AND promo_fils
		AND kept_platform_fee_fils BETWEEN -kept_promo_fils AND kept_fils
	);

ALTER TABLE settlements
	ADD COLUMN promo_fils bigint NOT NULL DEFAULT 0 CHECK (promo_fils >= 0),
	DROP CONSTRAINT settlements_platform_fee_fils_check,
	DROP CONSTRAINT settlements_renters_refund_leaves_the_owner_something,
	ADD CONSTRAINT settlements_fee_is_less_than_a_code CHECK (platform_fee_fils >= -promo_fils),
	ADD CONSTRAINT settlements_renters_refund_leaves_the_owner_something CHECK (
		renter_refund_fils >= 0 AND renter_refund_fee_fils BETWEEN 0 AND least(renter_refund_fils, platform_fee_fils + promo_fils)
		AND (renter_refund_fils = 0 OR renter_refund_fils - renter_refund_fee_fils < total_fils - platform_fee_fils)
	);
