-- Another car in place of a booking that its owner cancelled, declined or did not answer.
ALTER TABLE bookings
	ADD COLUMN rebooked_from uuid REFERENCES bookings (id),
	ADD CONSTRAINT bookings_do_not_replace_themselves CHECK (rebooked_from <> id),
	-- An admin found a proven cause: the cancellation does not count against the owner.
	ADD COLUMN excused_at timestamptz,
	ADD COLUMN excused_by uuid REFERENCES users (id),
	ADD COLUMN excused_reason text CHECK (length(excused_reason) BETWEEN 1 AND 500),
	ADD CONSTRAINT bookings_excused_ones_say_who_and_why CHECK (
		(excused_at IS NULL) = (excused_by IS NULL) AND (excused_at IS NULL) = (excused_reason IS NULL)
	),
	ADD CONSTRAINT bookings_excused_ones_were_the_owners_fault CHECK (
		excused_at IS NULL OR cancel_code IN ('BY_OWNER', 'NO_SHOW_OWNER', 'REFUSED_AT_PICKUP')
	);
-- A booking is replaced by one other; if that one ends, another can take its place.
CREATE UNIQUE INDEX bookings_replaced_once ON bookings (rebooked_from) WHERE status <> 'CANCELLED';
CREATE INDEX bookings_failed_by_owner ON bookings (owner_id, cancelled_at) WHERE cancel_code IN ('BY_OWNER', 'NO_SHOW_OWNER', 'REFUSED_AT_PICKUP');

-- After too many cancellations the owner's cars are not booked without an answer until this time; `instant_book` stays what the owner chose.
ALTER TABLE cars ADD COLUMN instant_book_paused_until timestamptz;

-- A refund can wait for the renter, who may carry the money over to another booking instead. While it waits nothing is sent.
ALTER TABLE refunds
	ADD COLUMN held_until timestamptz,
	ADD COLUMN carried_at timestamptz,
	DROP CONSTRAINT refunds_state_check,
	ADD CONSTRAINT refunds_state_check CHECK (state IN ('PENDING', 'SENT', 'REFUNDED', 'FAILED', 'CHARGED_BACK', 'CARRIED')),
	ADD CONSTRAINT refunds_held_ones_are_not_sent CHECK (held_until IS NULL OR (state = 'PENDING' AND sent_at IS NULL)),
	ADD CONSTRAINT refunds_carried_ones_have_a_time CHECK ((state = 'CARRIED') = (carried_at IS NOT NULL)),
	ADD CONSTRAINT refunds_carried_ones_are_not_sent CHECK (state <> 'CARRIED' OR sent_at IS NULL);
CREATE INDEX refunds_held ON refunds (booking_id) WHERE held_until IS NOT NULL;

-- What was carried over is a payment of the new booking, without a charge of its own: it goes back through the payment that the card was charged for.
ALTER TABLE payments
	ADD COLUMN carried_refund_id uuid CONSTRAINT payments_carry_a_refund_once UNIQUE REFERENCES refunds (id),
	ADD COLUMN source_payment_id uuid REFERENCES payments (id),
	DROP CONSTRAINT payments_purpose_check,
	ADD CONSTRAINT payments_purpose_check CHECK (purpose IN ('BOOKING', 'CLAIM', 'CHANGE', 'CARRIED')),
	DROP CONSTRAINT payments_are_for_a_booking_a_claim_or_a_change,
	ADD CONSTRAINT payments_are_for_a_booking_a_claim_or_a_change CHECK (
		CASE purpose
			WHEN 'BOOKING' THEN rental_fils > 0 AND claim_fils = 0 AND claim_id IS NULL AND change_id IS NULL
			WHEN 'CHANGE' THEN rental_fils >= 0 AND claim_fils = 0 AND claim_id IS NULL AND change_id IS NOT NULL
			WHEN 'CARRIED' THEN rental_fils >= 0 AND claim_fils = 0 AND claim_id IS NULL AND change_id IS NULL
			ELSE rental_fils = 0 AND deposit_fils = 0 AND claim_fils > 0 AND claim_id IS NOT NULL AND change_id IS NULL
		END
	),
	ADD CONSTRAINT payments_carried_ones_name_their_source CHECK (
		(purpose = 'CARRIED') = (carried_refund_id IS NOT NULL) AND (purpose = 'CARRIED') = (source_payment_id IS NOT NULL)
	),
	ADD CONSTRAINT payments_carried_ones_were_not_charged CHECK (
		purpose <> 'CARRIED' OR (state = 'PAID' AND gateway_payment_id IS NULL AND gateway_order_id IS NULL AND gateway_fee_fils = 0)
	);
CREATE INDEX payments_of_source ON payments (source_payment_id) WHERE source_payment_id IS NOT NULL;

-- Both sides of carrying are written in one transaction, with the same amount: so no more can go back through the gateway than was charged.
CREATE FUNCTION carried_money_arrives_whole() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	refund uuid := coalesce(to_jsonb(NEW) ->> 'carried_refund_id', to_jsonb(NEW) ->> 'id');
BEGIN
	IF (SELECT amount_fils FROM refunds WHERE id = refund AND state = 'CARRIED')
		IS DISTINCT FROM (SELECT amount_fils FROM payments WHERE carried_refund_id = refund) THEN
		RAISE EXCEPTION 'what refund % carries over did not arrive', refund
			USING ERRCODE = '23514', CONSTRAINT = 'carried_money_arrives_whole', TABLE = TG_TABLE_NAME;
	END IF;
	RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER refunds_carried_money_arrives_whole AFTER INSERT OR UPDATE ON refunds
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION carried_money_arrives_whole();
CREATE CONSTRAINT TRIGGER payments_carried_money_arrives_whole AFTER INSERT OR UPDATE ON payments
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.carried_refund_id IS NOT NULL) EXECUTE FUNCTION carried_money_arrives_whole();

-- What is expected of the replaced booking's money; the renter pays the rest.
ALTER TABLE bookings
	ADD COLUMN carried_fils bigint NOT NULL DEFAULT 0,
	ADD CONSTRAINT bookings_carry_from_a_replaced_one CHECK (
		carried_fils >= 0 AND (carried_fils = 0 OR rebooked_from IS NOT NULL)
	);
