-- What the parts that follow a payment share: several refunds of one payment, payments for a claim, disputes, business days and alerts.
ALTER TABLE market_settings
	-- What the gateway is expected to keep of a charge, in hundredths of a percent, until its own report says.
	ADD COLUMN gateway_fee_basis_points integer NOT NULL DEFAULT 250 CONSTRAINT market_settings_gateway_fee_is_sensible CHECK (gateway_fee_basis_points BETWEEN 0 AND 1000);

-- Banks are closed on these days, beside Friday and Saturday. Days of the lunar calendar are expected ones: an operator corrects them.
CREATE TABLE public_holidays (
	day date PRIMARY KEY,
	name_en text NOT NULL,
	name_ar text NOT NULL
);
INSERT INTO public_holidays (day, name_en, name_ar)
SELECT make_date(year, month, day_of_month), name_en, name_ar
FROM generate_series(2026, 2040) AS year,
	(VALUES
		(1, 1, 'New Year’s Day', 'رأس السنة الميلادية'),
		(5, 1, 'Labour Day', 'عيد العمال'),
		(5, 25, 'Independence Day', 'عيد الاستقلال'),
		(12, 25, 'Christmas Day', 'عيد الميلاد المجيد')
	) AS fixed (month, day_of_month, name_en, name_ar);
INSERT INTO public_holidays (day, name_en, name_ar)
SELECT (first + after)::date, name_en, name_ar
FROM (VALUES
		(date '2026-03-20', 3, 'Eid al-Fitr', 'عيد الفطر'),
		(date '2026-05-26', 4, 'Eid al-Adha', 'عيد الأضحى'),
		(date '2026-06-17', 0, 'Islamic New Year', 'رأس السنة الهجرية'),
		(date '2026-08-26', 0, 'The Prophet’s Birthday', 'المولد النبوي الشريف'),
		(date '2027-03-10', 3, 'Eid al-Fitr', 'عيد الفطر'),
		(date '2027-05-16', 4, 'Eid al-Adha', 'عيد الأضحى'),
		(date '2027-06-06', 0, 'Islamic New Year', 'رأس السنة الهجرية'),
		(date '2027-08-15', 0, 'The Prophet’s Birthday', 'المولد النبوي الشريف'),
		(date '2028-02-26', 3, 'Eid al-Fitr', 'عيد الفطر'),
		(date '2028-05-04', 4, 'Eid al-Adha', 'عيد الأضحى')
	) AS expected (first, days, name_en, name_ar), generate_series(0, days) AS after
ON CONFLICT (day) DO NOTHING;

-- What a person has to look at. One open alert for each thing that is wrong, however often it is noticed.
CREATE TABLE alerts (
	id uuid PRIMARY KEY,
	kind text NOT NULL,
	subject text NOT NULL,
	subject_id text NOT NULL,
	detail jsonb NOT NULL DEFAULT '{}',
	raised_at timestamptz NOT NULL,
	closed_at timestamptz,
	closed_by uuid REFERENCES users (id),
	CONSTRAINT alerts_are_closed_after_they_are_raised CHECK (closed_at IS NULL OR closed_at >= raised_at),
	CONSTRAINT alerts_closed_ones_have_a_time CHECK (closed_by IS NULL OR closed_at IS NOT NULL)
);
CREATE UNIQUE INDEX alerts_one_open_for_each_thing ON alerts (kind, subject_id) WHERE closed_at IS NULL;
CREATE INDEX alerts_newest ON alerts (raised_at DESC, id DESC);

-- A payment is for a booking (rental and deposit), or for what a claim exceeds the deposit by.
ALTER TABLE payments
	ADD COLUMN purpose text NOT NULL DEFAULT 'BOOKING' CHECK (purpose IN ('BOOKING', 'CLAIM')),
	ADD COLUMN claim_id uuid,
	ADD COLUMN claim_fils bigint NOT NULL DEFAULT 0,
	-- What stands in the ledger as the gateway's fee for it: an estimate, until the gateway's report trues it up.
	ADD COLUMN gateway_fee_fils bigint NOT NULL DEFAULT 0 CHECK (gateway_fee_fils >= 0),
	ADD COLUMN gateway_fee_is_final boolean NOT NULL DEFAULT false,
	DROP CONSTRAINT payments_rental_fils_check,
	DROP CONSTRAINT payments_amount_is_rental_and_deposit,
	ADD CONSTRAINT payments_amount_is_what_it_is_for CHECK (amount_fils = rental_fils + deposit_fils + claim_fils AND amount_fils > 0),
	ADD CONSTRAINT payments_are_for_a_booking_or_for_a_claim CHECK (
		CASE purpose
			WHEN 'BOOKING' THEN rental_fils > 0 AND claim_fils = 0 AND claim_id IS NULL
			ELSE rental_fils = 0 AND deposit_fils = 0 AND claim_fils > 0 AND claim_id IS NOT NULL
		END
	);
DROP INDEX payments_one_open_for_each_booking;
CREATE UNIQUE INDEX payments_one_open_for_each_booking ON payments (booking_id) WHERE purpose = 'BOOKING' AND state IN ('PENDING', 'AUTHORIZED', 'REVIEW');
CREATE UNIQUE INDEX payments_one_open_for_each_claim ON payments (claim_id) WHERE purpose = 'CLAIM' AND state IN ('PENDING', 'AUTHORIZED', 'REVIEW');
DROP INDEX payments_one_kept_for_each_booking;
CREATE UNIQUE INDEX payments_one_kept_for_each_booking ON payments (booking_id) WHERE kept AND purpose = 'BOOKING';
CREATE UNIQUE INDEX payments_one_kept_for_each_claim ON payments (claim_id) WHERE kept AND purpose = 'CLAIM';

-- The life of a refund. What the gateway gave up is still owed, and stays reserved; CHARGED_BACK was returned by the renter's bank instead.
ALTER TABLE refunds
	ADD COLUMN attempt integer NOT NULL DEFAULT 1 CHECK (attempt >= 1),
	ADD COLUMN failed_at timestamptz,
	ADD COLUMN failure text,
	DROP CONSTRAINT refunds_state_check,
	ADD CONSTRAINT refunds_state_check CHECK (state IN ('PENDING', 'SENT', 'REFUNDED', 'FAILED', 'CHARGED_BACK')),
	ADD CONSTRAINT refunds_arrived_ones_have_a_time CHECK ((state = 'REFUNDED') = (refunded_at IS NOT NULL));

CREATE OR REPLACE FUNCTION refunds_match_what_is_reserved() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF (SELECT refund_reserved_fils FROM payments WHERE id = NEW.payment_id)
		<> (SELECT coalesce(sum(amount_fils), 0) FROM refunds WHERE payment_id = NEW.payment_id) THEN
		RAISE EXCEPTION 'refunds of payment % differ from what is reserved', NEW.payment_id
			USING ERRCODE = '23514', CONSTRAINT = 'refunds_match_what_is_reserved', TABLE = TG_TABLE_NAME;
	END IF;
	RETURN NULL;
END $$;

-- The renter's bank took a payment back, or tries to. While one is open nothing of its booking is refunded or paid out.
CREATE TABLE disputes (
	id uuid PRIMARY KEY,
	payment_id uuid NOT NULL REFERENCES payments (id),
	booking_id uuid NOT NULL REFERENCES bookings (id),
	gateway_dispute_id text NOT NULL,
	amount_fils bigint NOT NULL CHECK (amount_fils > 0),
	state text NOT NULL CHECK (state IN ('OPEN', 'WON', 'LOST')),
	-- Of a lost one: what was owed to the renter anyway, and what the platform lost.
	covered_fils bigint NOT NULL DEFAULT 0 CHECK (covered_fils >= 0),
	opened_at timestamptz NOT NULL,
	closed_at timestamptz,
	CONSTRAINT disputes_are_told_once UNIQUE (payment_id, gateway_dispute_id),
	CONSTRAINT disputes_closed_ones_have_a_time CHECK ((state = 'OPEN') = (closed_at IS NULL)),
	CONSTRAINT disputes_cover_no_more_than_they_take CHECK (covered_fils <= amount_fils)
);
CREATE UNIQUE INDEX disputes_one_open_for_each_payment ON disputes (payment_id) WHERE state = 'OPEN';
CREATE INDEX disputes_of_booking ON disputes (booking_id);
CREATE INDEX journal_lines_of_owner ON journal_lines (owner_id, account) WHERE owner_id IS NOT NULL;
