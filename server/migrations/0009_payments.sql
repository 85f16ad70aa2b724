-- Attempts to pay, refunds of them, and the notices that gateways send.
CREATE TABLE payments (
	id uuid PRIMARY KEY,
	booking_id uuid NOT NULL REFERENCES bookings (id),
	payer_id uuid NOT NULL REFERENCES users (id),
	gateway text NOT NULL,
	reference text NOT NULL CONSTRAINT payments_reference_is_unique UNIQUE,
	rental_fils bigint NOT NULL CHECK (rental_fils > 0),
	deposit_fils bigint NOT NULL CHECK (deposit_fils >= 0),
	amount_fils bigint NOT NULL,
	state text NOT NULL CHECK (state IN ('PENDING', 'AUTHORIZED', 'PAID', 'FAILED', 'CANCELLED', 'EXPIRED', 'REVIEW')),
	-- Of several successes for one booking one is kept; the others are refunded.
	kept boolean NOT NULL DEFAULT false,
	-- Until when the booking's dates are held for it.
	pay_until timestamptz NOT NULL,
	redirect_url text,
	gateway_order_id text,
	gateway_payment_id text,
	gateway_reference text,
	failure_code text,
	failure_message text,
	refund_reserved_fils bigint NOT NULL DEFAULT 0,
	checks integer NOT NULL DEFAULT 0,
	created_at timestamptz NOT NULL,
	checked_at timestamptz,
	paid_at timestamptz,
	CONSTRAINT payments_amount_is_rental_and_deposit CHECK (amount_fils = rental_fils + deposit_fils),
	CONSTRAINT payments_amount_is_a_multiple_of_ten_fils CHECK (amount_fils % 10 = 0),
	CONSTRAINT payments_paid_ones_have_a_time CHECK ((state = 'PAID') = (paid_at IS NOT NULL)),
	CONSTRAINT payments_kept_ones_are_paid CHECK (NOT kept OR state = 'PAID'),
	CONSTRAINT payments_refunds_do_not_exceed_them CHECK (
		refund_reserved_fils BETWEEN 0 AND CASE WHEN state = 'PAID' THEN amount_fils ELSE 0 END
	)
);
CREATE UNIQUE INDEX payments_one_open_for_each_booking ON payments (booking_id) WHERE state IN ('PENDING', 'AUTHORIZED', 'REVIEW');
CREATE UNIQUE INDEX payments_one_kept_for_each_booking ON payments (booking_id) WHERE kept;
CREATE UNIQUE INDEX payments_gateway_order_is_unique ON payments (gateway, gateway_order_id);
CREATE UNIQUE INDEX payments_gateway_payment_is_unique ON payments (gateway, gateway_payment_id);
CREATE INDEX payments_of_booking ON payments (booking_id, created_at);

CREATE TABLE refunds (
	id uuid PRIMARY KEY,
	payment_id uuid NOT NULL REFERENCES payments (id),
	booking_id uuid NOT NULL REFERENCES bookings (id),
	amount_fils bigint NOT NULL CHECK (amount_fils > 0),
	reason text NOT NULL,
	state text NOT NULL CHECK (state IN ('PENDING', 'SENT', 'REFUNDED', 'FAILED')),
	gateway_refund_id text,
	tries integer NOT NULL DEFAULT 0,
	created_at timestamptz NOT NULL,
	sent_at timestamptz,
	refunded_at timestamptz,
	CONSTRAINT refunds_are_asked_for_once UNIQUE (payment_id, reason)
);
CREATE INDEX refunds_of_booking ON refunds (booking_id, created_at);

-- What is reserved on the payment is what its refunds say, whoever writes them.
CREATE FUNCTION refunds_match_what_is_reserved() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF (SELECT refund_reserved_fils FROM payments WHERE id = NEW.payment_id)
		<> (SELECT coalesce(sum(amount_fils), 0) FROM refunds WHERE payment_id = NEW.payment_id AND state <> 'FAILED') THEN
		RAISE EXCEPTION 'refunds of payment % differ from what is reserved', NEW.payment_id
			USING ERRCODE = '23514', CONSTRAINT = 'refunds_match_what_is_reserved', TABLE = 'refunds';
	END IF;
	RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER refunds_match_what_is_reserved AFTER INSERT OR UPDATE ON refunds
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refunds_match_what_is_reserved();

CREATE TABLE gateway_notices (
	id uuid PRIMARY KEY,
	gateway text NOT NULL,
	dedupe text NOT NULL,
	kind text NOT NULL,
	hints text[] NOT NULL,
	received_at timestamptz NOT NULL,
	handled_at timestamptz,
	CONSTRAINT gateway_notices_are_kept_once UNIQUE (gateway, dedupe)
);
