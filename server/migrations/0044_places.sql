-- Neighbourhood of a car, an id of contract/areas.ts; null if only the city is known.
ALTER TABLE cars ADD COLUMN area text CONSTRAINT cars_area_is_an_id CHECK (area ~ '^[a-z0-9-]{1,60}$');

-- Where an owner hands a car over. Private: the parties of a confirmed booking see the copy in booking_places.
CREATE TABLE car_meeting_points (
	car_id uuid PRIMARY KEY REFERENCES cars (id) ON DELETE CASCADE,
	text_en text,
	text_ar text,
	-- How to find the key box or the person.
	directions_en text,
	directions_ar text,
	latitude double precision,
	longitude double precision,
	updated_at timestamptz NOT NULL,
	CONSTRAINT car_meeting_points_are_described CHECK (text_en IS NOT NULL OR text_ar IS NOT NULL),
	CONSTRAINT car_meeting_points_pin_has_both_coordinates CHECK ((latitude IS NULL) = (longitude IS NULL)),
	CONSTRAINT car_meeting_points_pin_is_near_jordan CHECK (latitude BETWEEN 29 AND 34 AND longitude BETWEEN 34 AND 40)
);

-- The place of a booking, frozen when it was confirmed, and every later one. Replaced places stay for the story of the booking.
CREATE TABLE booking_places (
	id uuid PRIMARY KEY,
	booking_id uuid NOT NULL REFERENCES bookings (id),
	origin text NOT NULL CHECK (origin IN ('MEETING_POINT', 'DELIVERY', 'OWNER')),
	status text NOT NULL CHECK (status IN ('CURRENT', 'REPLACED', 'PROPOSED', 'DECLINED', 'WITHDRAWN')),
	text_en text,
	text_ar text,
	directions_en text,
	directions_ar text,
	latitude double precision,
	longitude double precision,
	created_at timestamptz NOT NULL,
	-- When the renter answered a proposal, or the owner replaced it.
	decided_at timestamptz,
	CONSTRAINT booking_places_have_text_or_pin CHECK (text_en IS NOT NULL OR text_ar IS NOT NULL OR latitude IS NOT NULL),
	CONSTRAINT booking_places_pin_has_both_coordinates CHECK ((latitude IS NULL) = (longitude IS NULL)),
	CONSTRAINT booking_places_pin_is_near_jordan CHECK (latitude BETWEEN 29 AND 34 AND longitude BETWEEN 34 AND 40),
	CONSTRAINT booking_places_answers_have_a_time CHECK (status NOT IN ('DECLINED', 'WITHDRAWN') OR decided_at IS NOT NULL)
);
CREATE INDEX booking_places_of_booking ON booking_places (booking_id, created_at);
CREATE UNIQUE INDEX booking_places_one_is_current ON booking_places (booking_id) WHERE status = 'CURRENT';
CREATE UNIQUE INDEX booking_places_one_is_proposed ON booking_places (booking_id) WHERE status = 'PROPOSED';

-- The renter announced once that they come later; a no-show can be reported that much later.
ALTER TABLE bookings
	ADD COLUMN late_until timestamptz,
	ADD COLUMN late_said_at timestamptz,
	ADD CONSTRAINT bookings_lateness_has_both_times CHECK ((late_until IS NULL) = (late_said_at IS NULL)),
	ADD CONSTRAINT bookings_lateness_is_at_most_six_hours CHECK (late_until > starts_at AND late_until <= starts_at + interval '6 hours');
