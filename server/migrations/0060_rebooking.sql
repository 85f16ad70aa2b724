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
