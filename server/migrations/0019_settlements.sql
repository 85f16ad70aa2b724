-- A settlement for each completed booking: what becomes of its deposit, and what its owner is due.
ALTER TABLE bookings
	-- When the deposit goes back at the latest, and when it was closed: released, or kept in part or whole for a claim.
	ADD COLUMN deposit_due_at timestamptz,
	ADD COLUMN deposit_closed_at timestamptz;

CREATE TABLE settlements (
	id uuid PRIMARY KEY,
	booking_id uuid NOT NULL REFERENCES bookings (id) CONSTRAINT settlements_one_for_each_booking UNIQUE,
	owner_id uuid NOT NULL REFERENCES users (id),
	renter_id uuid NOT NULL REFERENCES users (id),
	car_id uuid NOT NULL REFERENCES cars (id),
	-- As the car was then: its body type.
	car_category text NOT NULL,
	daily_rate_fils bigint NOT NULL,
	days integer NOT NULL,
	total_fils bigint NOT NULL CHECK (total_fils > 0),
	platform_fee_percent integer NOT NULL,
	platform_fee_fils bigint NOT NULL CHECK (platform_fee_fils >= 0),
	gateway_fee_fils bigint NOT NULL DEFAULT 0 CHECK (gateway_fee_fils >= 0),
	deposit_held_fils bigint NOT NULL CHECK (deposit_held_fils >= 0),
	deposit_captured_fils bigint NOT NULL DEFAULT 0 CHECK (deposit_captured_fils >= 0),
	deposit_released_fils bigint NOT NULL DEFAULT 0 CHECK (deposit_released_fils >= 0),
	deposit_status text NOT NULL DEFAULT 'held',
	-- What the owner's claim took, as `{"owner": {"deductions_applied": [{"type", "amount_jod", "from_deposit_jod"}]}}`.
	snapshot jsonb NOT NULL DEFAULT '{"owner": {"deductions_applied": []}}',
	status text NOT NULL DEFAULT 'PENDING' CHECK (status IN ('PENDING', 'CALCULATED', 'PAID', 'DISPUTED')),
	claims_until timestamptz NOT NULL,
	-- The owner's claim on the deposit, open or decided.
	claim_id uuid CONSTRAINT settlements_one_for_each_claim UNIQUE,
	claim_is_open boolean NOT NULL DEFAULT false,
	claim_is_contested boolean NOT NULL DEFAULT false,
	created_at timestamptz NOT NULL,
	calculated_at timestamptz,
	paid_at timestamptz,
	CONSTRAINT settlements_fee_is_a_part_of_the_rental CHECK (platform_fee_fils <= total_fils),
	CONSTRAINT settlements_deposit_is_released_and_captured_whole CHECK (
		CASE deposit_status
			WHEN 'held' THEN deposit_captured_fils = 0 AND deposit_released_fils = 0
			WHEN 'released' THEN deposit_captured_fils = 0 AND deposit_released_fils = deposit_held_fils
			WHEN 'captured' THEN deposit_captured_fils = deposit_held_fils AND deposit_held_fils > 0 AND deposit_released_fils = 0
			WHEN 'partially_captured' THEN deposit_captured_fils > 0 AND deposit_released_fils > 0 AND deposit_captured_fils + deposit_released_fils = deposit_held_fils
			ELSE false
		END
	),
	CONSTRAINT settlements_are_calculated_once_the_deposit_is_closed CHECK (status NOT IN ('CALCULATED', 'PAID') OR deposit_status <> 'held'),
	CONSTRAINT settlements_calculated_ones_have_a_time CHECK (status NOT IN ('CALCULATED', 'PAID') OR calculated_at IS NOT NULL),
	CONSTRAINT settlements_paid_ones_have_a_time CHECK ((status = 'PAID') = (paid_at IS NOT NULL)),
	CONSTRAINT settlements_wait_for_the_claim CHECK (NOT claim_is_open OR status IN ('PENDING', 'DISPUTED')),
	CONSTRAINT settlements_open_claims_are_of_one CHECK (claim_id IS NOT NULL OR NOT claim_is_open),
	CONSTRAINT settlements_contested_claims_are_open CHECK (claim_is_open OR NOT claim_is_contested)
);
CREATE INDEX settlements_newest ON settlements (created_at DESC, id DESC);
CREATE INDEX settlements_of_owner ON settlements (owner_id, created_at DESC, id DESC);
CREATE INDEX settlements_waiting ON settlements (claims_until) WHERE status = 'PENDING' AND NOT claim_is_open;

-- A settlement that was paid stays as it is, but for the gateway's own fee, which it tells later.
CREATE FUNCTION paid_settlement_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF OLD.status = 'PAID' AND (TG_OP = 'DELETE' OR to_jsonb(NEW) - 'gateway_fee_fils' <> to_jsonb(OLD) - 'gateway_fee_fils') THEN
		RAISE EXCEPTION 'settlement % is paid', OLD.id
			USING ERRCODE = '23514', CONSTRAINT = 'settlements_paid_ones_stay', TABLE = 'settlements';
	END IF;
	RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
END $$;
CREATE TRIGGER settlements_paid_ones_stay BEFORE UPDATE OR DELETE ON settlements FOR EACH ROW EXECUTE FUNCTION paid_settlement_stays();

-- Rentals that were completed before there were settlements get theirs.
INSERT INTO settlements (
	id, booking_id, owner_id, renter_id, car_id, car_category, daily_rate_fils, days, total_fils, platform_fee_percent, platform_fee_fils,
	deposit_held_fils, claims_until, created_at
)
SELECT gen_random_uuid(), b.id, b.owner_id, b.renter_id, b.car_id, c.body_type, b.daily_rate_fils, b.days, b.total_fils, m.platform_fee_percent,
	b.platform_fee_fils, b.deposit_fils, b.completed_at + make_interval(hours => m.claim_window_hours), b.completed_at
FROM bookings b JOIN cars c ON c.id = b.car_id JOIN market_settings m ON m.version = b.settings_version
WHERE b.status = 'COMPLETED';
UPDATE bookings b SET deposit_due_at = s.claims_until FROM settlements s WHERE s.booking_id = b.id;
