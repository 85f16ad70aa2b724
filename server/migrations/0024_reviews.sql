-- What renters and owners say of each other after a rental. A review counts while it is revealed and not hidden; the sums that follow from those
-- that count stand with the car and with the people, and change in the transaction in which a review begins or ceases to count.
CREATE TABLE reviews (
	id uuid PRIMARY KEY,
	booking_id uuid NOT NULL REFERENCES bookings (id),
	-- Who wrote it.
	side text NOT NULL CHECK (side IN ('RENTER', 'OWNER')),
	author_id uuid NOT NULL REFERENCES users (id),
	subject_id uuid NOT NULL REFERENCES users (id),
	car_id uuid NOT NULL REFERENCES cars (id),
	rating smallint NOT NULL CHECK (rating BETWEEN 1 AND 5),
	-- May be empty: stars alone say something too.
	body text NOT NULL CHECK (length(body) <= 1000),
	created_at timestamptz NOT NULL,
	-- When it is shown at the latest, and when it was.
	reveals_at timestamptz NOT NULL,
	revealed_at timestamptz,
	answer text CONSTRAINT reviews_answer_says_something CHECK (length(answer) BETWEEN 1 AND 1000),
	answered_at timestamptz,
	hidden_at timestamptz,
	hidden_reason text CHECK (length(trim(hidden_reason)) > 0),
	CONSTRAINT reviews_are_written_once_a_side UNIQUE (booking_id, side),
	CONSTRAINT reviews_are_of_somebody_else CHECK (author_id <> subject_id),
	CONSTRAINT reviews_are_answered_once_they_can_be_read CHECK (answer IS NULL OR revealed_at IS NOT NULL),
	CONSTRAINT reviews_answers_have_a_time CHECK ((answer IS NULL) = (answered_at IS NULL)),
	CONSTRAINT reviews_hidden_ones_say_why CHECK ((hidden_at IS NULL) = (hidden_reason IS NULL))
);
-- The lists that people read: a car's, and a person's in each of their roles, newest first.
CREATE INDEX reviews_of_car ON reviews (car_id, revealed_at DESC, id DESC);
CREATE INDEX reviews_of_person ON reviews (subject_id, side, revealed_at DESC, id DESC) WHERE revealed_at IS NOT NULL AND hidden_at IS NULL;
CREATE INDEX reviews_newest ON reviews (created_at DESC, id DESC);
CREATE INDEX reviews_waiting ON reviews (reveals_at) WHERE revealed_at IS NULL;

CREATE TABLE review_reports (
	id uuid PRIMARY KEY,
	review_id uuid NOT NULL REFERENCES reviews (id),
	reporter_id uuid NOT NULL REFERENCES users (id),
	reason text NOT NULL CHECK (reason IN ('OFFENSIVE', 'PRIVATE_DETAILS', 'UNTRUE', 'OTHER')),
	note text NOT NULL DEFAULT '' CHECK (length(note) <= 500),
	created_at timestamptz NOT NULL,
	-- An admin has looked at it, and hidden the review or kept it.
	closed_at timestamptz,
	CONSTRAINT review_reports_are_made_once_a_person UNIQUE (review_id, reporter_id)
);
CREATE INDEX review_reports_open ON review_reports (review_id) WHERE closed_at IS NULL;

ALTER TABLE cars
	ADD COLUMN rating_count integer NOT NULL DEFAULT 0,
	ADD COLUMN rating_sum integer NOT NULL DEFAULT 0,
	ADD CONSTRAINT cars_rating_is_of_one_to_five_stars CHECK (rating_count >= 0 AND rating_sum BETWEEN rating_count AND 5 * rating_count);

-- As an owner, by renters; and as a renter, by owners.
ALTER TABLE users
	ADD COLUMN owner_rating_count integer NOT NULL DEFAULT 0,
	ADD COLUMN owner_rating_sum integer NOT NULL DEFAULT 0,
	ADD COLUMN renter_rating_count integer NOT NULL DEFAULT 0,
	ADD COLUMN renter_rating_sum integer NOT NULL DEFAULT 0,
	ADD CONSTRAINT users_rating_is_of_one_to_five_stars CHECK (
		owner_rating_count >= 0 AND owner_rating_sum BETWEEN owner_rating_count AND 5 * owner_rating_count
		AND renter_rating_count >= 0 AND renter_rating_sum BETWEEN renter_rating_count AND 5 * renter_rating_count
	);

-- "Top rated" sorts by a mean drawn towards 4 stars by five reviews that nobody wrote, in ten-thousandths of a star (docs/decisions/022).
ALTER TABLE car_search ADD COLUMN rating_score integer NOT NULL DEFAULT 40000;
CREATE INDEX car_search_rating ON car_search (rating_score, car_id) INCLUDE (price_fils, city, body_type, fuel, transmission, seats, features, delivery, turnaround_minutes, min_days, notice_hours);
CREATE INDEX car_search_city_rating ON car_search (city, rating_score, car_id) INCLUDE (price_fils, body_type, fuel, transmission, seats, features, delivery, turnaround_minutes, min_days, notice_hours);
