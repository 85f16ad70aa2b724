-- What an owner sets for a car besides its daily rate, and the calendars elsewhere that it is kept in step with.
ALTER TABLE cars
	ADD COLUMN advance_notice_hours integer NOT NULL DEFAULT 0
		CONSTRAINT cars_notice_is_at_most_two_weeks CHECK (advance_notice_hours BETWEEN 0 AND 336),
	-- Percent off rentals of at least so many days; 0: none.
	ADD COLUMN discount_percent_3_days integer NOT NULL DEFAULT 0,
	ADD COLUMN discount_percent_7_days integer NOT NULL DEFAULT 0,
	ADD COLUMN discount_percent_30_days integer NOT NULL DEFAULT 0,
	ADD CONSTRAINT cars_discounts_leave_a_price CHECK (
		discount_percent_3_days BETWEEN 0 AND 90 AND discount_percent_7_days BETWEEN 0 AND 90 AND discount_percent_30_days BETWEEN 0 AND 90
	);

CREATE TABLE car_date_prices (
	car_id uuid NOT NULL REFERENCES cars (id) ON DELETE CASCADE,
	-- In Amman.
	date date NOT NULL,
	daily_rate_fils bigint NOT NULL
		CONSTRAINT car_date_prices_are_multiples_of_ten_fils CHECK (daily_rate_fils >= 1000 AND daily_rate_fils % 10 = 0),
	PRIMARY KEY (car_id, date)
);

CREATE TABLE car_delivery_zones (
	car_id uuid NOT NULL REFERENCES cars (id) ON DELETE CASCADE,
	-- The name of a city.
	zone text NOT NULL CHECK (zone <> ''),
	fee_fils bigint NOT NULL CONSTRAINT car_delivery_fees_are_multiples_of_ten_fils CHECK (fee_fils >= 0 AND fee_fils % 10 = 0),
	PRIMARY KEY (car_id, zone)
);

-- The secret address of a car's calendar is made of the nonce and the server's own key: neither is enough alone, and the address is never stored.
CREATE TABLE calendar_feeds (
	car_id uuid PRIMARY KEY REFERENCES cars (id) ON DELETE CASCADE,
	nonce bytea NOT NULL CHECK (octet_length(nonce) = 32),
	token_hash bytea NOT NULL CONSTRAINT calendar_feeds_have_an_address_each UNIQUE CHECK (octet_length(token_hash) = 32),
	created_at timestamptz NOT NULL
);

CREATE TABLE calendar_sources (
	id uuid PRIMARY KEY,
	car_id uuid NOT NULL REFERENCES cars (id) ON DELETE CASCADE,
	name text NOT NULL CHECK (length(name) BETWEEN 1 AND 60),
	url text NOT NULL,
	created_at timestamptz NOT NULL,
	checked_at timestamptz,
	succeeded_at timestamptz,
	problem text CHECK (problem IN ('ADDRESS_REFUSED', 'NOT_REACHED', 'TOO_SLOW', 'TOO_LARGE', 'NOT_OK', 'NOT_A_CALENDAR')),
	CONSTRAINT calendar_sources_are_brought_in_once UNIQUE (car_id, url),
	CONSTRAINT calendar_sources_that_succeeded_were_checked CHECK (succeeded_at IS NULL OR checked_at >= succeeded_at)
);

-- What a source said the last time it could be read. What of it takes the car stands in car_occupancy.
CREATE TABLE calendar_source_events (
	source_id uuid NOT NULL REFERENCES calendar_sources (id) ON DELETE CASCADE,
	starts_at timestamptz NOT NULL,
	ends_at timestamptz NOT NULL,
	PRIMARY KEY (source_id, starts_at, ends_at),
	CONSTRAINT calendar_source_events_end_after_they_start CHECK (ends_at > starts_at)
);

-- Search leaves out what a quote for the same dates would refuse, so it has to know the shortest rental and the notice. Every index that walks covers them.
ALTER TABLE car_search
	ADD COLUMN min_days smallint NOT NULL DEFAULT 1,
	ADD COLUMN notice_hours smallint NOT NULL DEFAULT 0;
UPDATE car_search SET min_days = p.min_days FROM car_pricing p WHERE p.car_id = car_search.car_id AND p.type = 'BASE';
DROP INDEX car_search_newest, car_search_price, car_search_city_newest, car_search_city_price, car_search_facets;
CREATE INDEX car_search_newest ON car_search (created_at, car_id) INCLUDE (price_fils, city, body_type, fuel, transmission, seats, features, delivery, turnaround_minutes, min_days, notice_hours);
CREATE INDEX car_search_price ON car_search (price_fils, car_id) INCLUDE (created_at, city, body_type, fuel, transmission, seats, features, delivery, turnaround_minutes, min_days, notice_hours);
CREATE INDEX car_search_city_newest ON car_search (city, created_at, car_id) INCLUDE (price_fils, body_type, fuel, transmission, seats, features, delivery, turnaround_minutes, min_days, notice_hours);
CREATE INDEX car_search_city_price ON car_search (city, price_fils, car_id) INCLUDE (created_at, body_type, fuel, transmission, seats, features, delivery, turnaround_minutes, min_days, notice_hours);
CREATE INDEX car_search_facets ON car_search (city, body_type, fuel, transmission, price_fils) INCLUDE (seats, features, delivery, turnaround_minutes, min_days, notice_hours, created_at, car_id);
