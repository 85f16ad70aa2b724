-- What owners are paid, where to, and in which batch the bank was told to.

-- Where an owner is paid to. A change is a new version: what was paid to the one before stays true.
CREATE TABLE payout_details (
	id uuid PRIMARY KEY,
	owner_id uuid NOT NULL REFERENCES users (id),
	version integer NOT NULL CHECK (version >= 1),
	kind text NOT NULL CHECK (kind IN ('IBAN', 'CLIQ')),
	-- Without spaces, in capitals.
	iban text CONSTRAINT payout_details_iban_is_jordanian CHECK (iban ~ '^JO[0-9]{2}[A-Z]{4}[0-9]{4}[A-Z0-9]{18}$'),
	holder_name text,
	-- A name of letters and digits in capitals, or a phone number with its country.
	cliq_alias text CONSTRAINT payout_details_alias_is_one_of_cliq CHECK (cliq_alias ~ '^([A-Z0-9]{3,10}|\+962[0-9]{8,9})$'),
	changed_at timestamptz NOT NULL,
	changed_by uuid NOT NULL REFERENCES users (id),
	CONSTRAINT payout_details_are_an_account_or_an_alias CHECK (
		CASE kind
			WHEN 'IBAN' THEN iban IS NOT NULL AND holder_name IS NOT NULL AND cliq_alias IS NULL
			ELSE cliq_alias IS NOT NULL AND iban IS NULL AND holder_name IS NULL
		END
	),
	CONSTRAINT payout_details_versions_follow_each_other UNIQUE (owner_id, version)
);

CREATE TABLE payout_batches (
	id uuid PRIMARY KEY,
	-- What people call it by.
	number bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT payout_batches_have_a_number_of_their_own UNIQUE,
	made_at timestamptz NOT NULL,
	made_by uuid NOT NULL REFERENCES users (id)
);
CREATE INDEX payout_batches_newest ON payout_batches (made_at DESC, id DESC);

CREATE TABLE payouts (
	id uuid PRIMARY KEY,
	booking_id uuid NOT NULL REFERENCES bookings (id),
	owner_id uuid NOT NULL REFERENCES users (id),
	-- What it is for: a settled rental, what is kept of a cancelled one, or what a claim exceeded the deposit by.
	source text NOT NULL CHECK (source IN ('SETTLEMENT', 'CANCELLATION', 'CLAIM_EXCESS')),
	amount_fils bigint NOT NULL CONSTRAINT payouts_are_of_something CHECK (amount_fils > 0),
	state text NOT NULL DEFAULT 'PENDING' CHECK (state IN ('PENDING', 'SENT', 'PAID', 'FAILED')),
	created_at timestamptz NOT NULL,
	due_at timestamptz NOT NULL,
	-- An admin stopped it, with its settlement.
	held_at timestamptz,
	-- Counts the times that it was sent; names the ledger's entries.
	attempt integer NOT NULL DEFAULT 0 CHECK (attempt >= 0),
	batch_id uuid REFERENCES payout_batches (id),
	sent_at timestamptz,
	paid_at timestamptz,
	-- Of the bank's transfer; BY_HAND where an admin paid outside of a batch.
	bank_reference text,
	CONSTRAINT payouts_one_for_each_source_of_a_booking UNIQUE (booking_id, source),
	CONSTRAINT payouts_sent_ones_have_a_batch_or_were_paid_by_hand CHECK (
		state NOT IN ('SENT', 'PAID') OR (attempt >= 1 AND sent_at IS NOT NULL AND (batch_id IS NOT NULL OR bank_reference = 'BY_HAND'))
	),
	CONSTRAINT payouts_paid_ones_have_a_time_and_a_reference CHECK (
		(state = 'PAID') = (paid_at IS NOT NULL) AND (state = 'PAID') = (bank_reference IS NOT NULL)
	),
	CONSTRAINT payouts_held_ones_are_not_under_way CHECK (held_at IS NULL OR state IN ('PENDING', 'FAILED'))
);
CREATE INDEX payouts_of_owner ON payouts (owner_id, created_at DESC, id DESC);
CREATE INDEX payouts_newest ON payouts (created_at DESC, id DESC);
CREATE INDEX payouts_due ON payouts (due_at) WHERE state = 'PENDING' AND held_at IS NULL;
CREATE INDEX payouts_failed ON payouts (owner_id) WHERE state = 'FAILED';

-- Each time that one was sent: in which batch, where to, and why it came back.
CREATE TABLE payout_attempts (
	payout_id uuid NOT NULL REFERENCES payouts (id),
	attempt integer NOT NULL CHECK (attempt >= 1),
	batch_id uuid REFERENCES payout_batches (id),
	details_id uuid REFERENCES payout_details (id),
	-- The owner had changed where to within the day before.
	details_were_new boolean NOT NULL DEFAULT false,
	sent_at timestamptz NOT NULL,
	failed_at timestamptz,
	failure text,
	PRIMARY KEY (payout_id, attempt),
	CONSTRAINT payout_attempts_of_a_batch_go_somewhere CHECK (batch_id IS NULL OR details_id IS NOT NULL),
	CONSTRAINT payout_attempts_failed_ones_say_why CHECK ((failed_at IS NULL) = (failure IS NULL))
);
CREATE INDEX payout_attempts_of_batch ON payout_attempts (batch_id, payout_id) WHERE batch_id IS NOT NULL;

-- While the renter's bank disputes a payment of a booking, nothing of it is paid out.
CREATE TABLE payout_freezes (
	dispute_id uuid PRIMARY KEY,
	booking_id uuid NOT NULL REFERENCES bookings (id),
	frozen_at timestamptz NOT NULL,
	lifted_at timestamptz,
	CONSTRAINT payout_freezes_are_lifted_after_they_began CHECK (lifted_at IS NULL OR lifted_at >= frozen_at)
);
CREATE INDEX payout_freezes_open ON payout_freezes (booking_id) WHERE lifted_at IS NULL;

-- Found when a car is deleted, and when an owner looks at one car's settlements.
CREATE INDEX IF NOT EXISTS settlements_of_car ON settlements (car_id);

-- Money that left cannot be called back by changing a row.
CREATE FUNCTION paid_payout_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF OLD.state = 'PAID' AND (TG_OP = 'DELETE' OR to_jsonb(NEW) <> to_jsonb(OLD)) THEN
		RAISE EXCEPTION 'payout % is paid', OLD.id
			USING ERRCODE = '23514', CONSTRAINT = 'payouts_paid_ones_stay', TABLE = 'payouts';
	END IF;
	RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
END $$;
CREATE TRIGGER payouts_paid_ones_stay BEFORE UPDATE OR DELETE ON payouts FOR EACH ROW EXECUTE FUNCTION paid_payout_stays();

-- What owners kept of cancelled bookings, and were due of settled ones, before there were payouts.
INSERT INTO payouts (id, booking_id, owner_id, source, amount_fils, created_at, due_at)
SELECT gen_random_uuid(), id, owner_id, 'CANCELLATION', kept_fils - kept_platform_fee_fils, cancelled_at, cancelled_at + interval '5 days'
FROM bookings WHERE status = 'CANCELLED' AND paid_at IS NOT NULL AND kept_fils > kept_platform_fee_fils;
INSERT INTO payouts (id, booking_id, owner_id, source, amount_fils, created_at, due_at)
SELECT gen_random_uuid(), booking_id, owner_id, 'SETTLEMENT', total_fils - platform_fee_fils + deposit_captured_fils, calculated_at, calculated_at + interval '5 days'
FROM settlements WHERE status = 'CALCULATED' AND total_fils - platform_fee_fils + deposit_captured_fils > 0;
