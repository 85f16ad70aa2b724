-- The booking behind what a request to the support is about, so that it is found by its people, plate and number also where it is about a payment, claim or payout.
ALTER TABLE tickets
	ADD COLUMN booking_id uuid REFERENCES bookings (id),
	ADD CONSTRAINT tickets_of_a_booking_have_a_context CHECK (booking_id IS NULL OR context_id IS NOT NULL);

UPDATE tickets SET booking_id = CASE context_kind
	WHEN 'booking' THEN (SELECT id FROM bookings WHERE id = context_id)
	WHEN 'payment' THEN (SELECT booking_id FROM payments WHERE id = context_id)
	WHEN 'claim' THEN (SELECT booking_id FROM claims WHERE id = context_id)
	WHEN 'payout' THEN (SELECT booking_id FROM payouts WHERE id = context_id)
END
WHERE context_id IS NOT NULL;

CREATE INDEX tickets_of_booking ON tickets (booking_id) WHERE booking_id IS NOT NULL;

-- Who is suspended cannot sign in, and asks about the account as a visitor.
ALTER TABLE ticket_drafts ADD COLUMN context_kind text CONSTRAINT ticket_drafts_are_about_an_account_at_most CHECK (context_kind = 'account');
ALTER TABLE tickets
	DROP CONSTRAINT tickets_of_guests_have_no_context,
	ADD CONSTRAINT tickets_of_guests_name_no_row CHECK (user_id IS NOT NULL OR context_id IS NULL);
