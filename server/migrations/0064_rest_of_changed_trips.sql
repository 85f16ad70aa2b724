-- An owner may withdraw a fine that is not decided: nothing is granted, and the ticket can be stated once more.
ALTER TABLE fines
	DROP CONSTRAINT fines_status_check,
	ADD CONSTRAINT fines_status_check CHECK (status IN ('OPEN', 'CONTESTED', 'ACCEPTED', 'DECIDED', 'WITHDRAWN')),
	DROP CONSTRAINT fines_decided_ones_have_a_time_and_an_amount,
	ADD CONSTRAINT fines_decided_ones_have_a_time_and_an_amount CHECK (
		(status IN ('ACCEPTED', 'DECIDED', 'WITHDRAWN')) = (decided_at IS NOT NULL) AND (decided_at IS NULL) = (decided_by IS NULL)
		AND (decided_at IS NULL) = (granted_fils IS NULL) AND (status <> 'DECIDED' OR decision_note IS NOT NULL)
	),
	ADD CONSTRAINT fines_withdrawn_ones_grant_nothing CHECK (status <> 'WITHDRAWN' OR granted_fils = 0),
	-- The same name, because inserts refer to it.
	DROP CONSTRAINT fines_one_for_each_ticket,
	ADD CONSTRAINT fines_one_for_each_ticket EXCLUDE USING btree (booking_id WITH =, photo_sha256 WITH =) WHERE (status <> 'WITHDRAWN');

-- How many confirmed trips the owner cancelled or failed within 90 days, for the cards of the owner's cars. Counted after each cancellation and when one
-- of them is no longer within that time.
ALTER TABLE cars ADD COLUMN owner_cancellations smallint NOT NULL DEFAULT 0 CONSTRAINT cars_owner_cancellations_are_counted CHECK (owner_cancellations >= 0);

-- Goodwill that is promised with another car: it is granted when that booking is paid and confirmed, and lapses if it is not.
ALTER TABLE goodwill
	DROP CONSTRAINT goodwill_state_check,
	ADD CONSTRAINT goodwill_state_check CHECK (state IN ('REQUESTED', 'GRANTED', 'REFUSED', 'PROMISED', 'LAPSED')),
	DROP CONSTRAINT goodwill_is_decided_by_somebody,
	ADD CONSTRAINT goodwill_is_decided_by_somebody CHECK (
		(state IN ('REQUESTED', 'PROMISED', 'LAPSED')) = (decided_by IS NULL) AND (state IN ('REQUESTED', 'PROMISED')) = (decided_at IS NULL)
	),
	DROP CONSTRAINT goodwill_above_the_cap_has_two_admins,
	ADD CONSTRAINT goodwill_above_the_cap_has_two_admins CHECK (
		CASE
			WHEN above_cap THEN state IN ('REQUESTED', 'GRANTED', 'REFUSED') AND decided_by IS DISTINCT FROM requested_by
			ELSE state IN ('PROMISED', 'LAPSED') OR (state = 'GRANTED' AND decided_by = requested_by)
		END
	),
	ADD CONSTRAINT goodwill_is_promised_to_renters CHECK (state NOT IN ('PROMISED', 'LAPSED') OR recipient = 'RENTER');
-- One for each booking.
CREATE UNIQUE INDEX goodwill_promised_of_booking ON goodwill (booking_id) WHERE state = 'PROMISED';
