-- How a booking can end before it begins: what is kept of the rental, and a no-show that is said, contested and decided.
ALTER TABLE bookings
	-- Of the rental, after a cancellation: the platform's part and the owner's. Everything else goes back.
	ADD COLUMN kept_fils bigint NOT NULL DEFAULT 0,
	ADD COLUMN kept_platform_fee_fils bigint NOT NULL DEFAULT 0,
	-- Who is said not to have come, since when, and what the accused answers. The booking stays confirmed until it is closed.
	ADD COLUMN no_show_code text CHECK (no_show_code IN ('NO_SHOW_RENTER', 'NO_SHOW_OWNER')),
	ADD COLUMN no_show_said_at timestamptz,
	ADD COLUMN no_show_contested_at timestamptz,
	ADD COLUMN no_show_contest_reason text,
	ADD COLUMN no_show_closed_at timestamptz,
	-- What it is found by in the owner's history: renter, car and id, folded when the booking is made.
	ADD COLUMN found_by text NOT NULL DEFAULT '',
	ADD CONSTRAINT bookings_keep_no_more_than_the_rental CHECK (kept_fils BETWEEN 0 AND total_fils AND kept_platform_fee_fils BETWEEN 0 AND kept_fils),
	ADD CONSTRAINT bookings_keep_something_only_when_cancelled CHECK (kept_fils = 0 OR status = 'CANCELLED'),
	ADD CONSTRAINT bookings_no_show_has_a_time CHECK ((no_show_code IS NULL) = (no_show_said_at IS NULL)),
	ADD CONSTRAINT bookings_no_show_is_said_before_it_is_contested CHECK (no_show_contested_at IS NULL OR no_show_contested_at >= no_show_said_at),
	ADD CONSTRAINT bookings_no_show_is_said_before_it_is_closed CHECK (no_show_closed_at IS NULL OR no_show_closed_at >= no_show_said_at),
	ADD CONSTRAINT bookings_no_show_is_of_a_confirmed_one CHECK (no_show_code IS NULL OR confirmed_at IS NOT NULL),
	-- Whoever has received the car has come: nothing is left to decide.
	ADD CONSTRAINT bookings_completed_ones_have_no_open_no_show CHECK (
		status <> 'COMPLETED' OR no_show_code IS NULL OR no_show_closed_at IS NOT NULL OR checked_in_at IS NOT NULL
	);

UPDATE bookings b
SET found_by = translate(lower(concat_ws(' ', u.first_name, u.last_name, u.display_name_ar, c.title, replace(b.id::text, '-', ' '))), 'أإآٱةىئؤ', 'ااااهييو')
FROM users u, cars c WHERE u.id = b.renter_id AND c.id = b.car_id;
CREATE INDEX bookings_found_by ON bookings USING gin (found_by gin_trgm_ops);
CREATE INDEX bookings_ended_of_owner ON bookings (owner_id, starts_at DESC, id DESC) WHERE status IN ('COMPLETED', 'CANCELLED') AND paid_at IS NOT NULL;
