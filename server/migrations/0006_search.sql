-- The narrow table that search walks: one row for each car that can be found now, kept in step in the transaction that changes the car.
-- Measured design: walk indexes in the order of each sort, covering every filter; one facet index for rare combinations.
CREATE TABLE car_search (
	car_id uuid PRIMARY KEY REFERENCES cars (id) ON DELETE CASCADE,
	created_at timestamptz NOT NULL,
	price_fils integer NOT NULL,
	city smallint NOT NULL,
	body_type smallint NOT NULL,
	fuel smallint NOT NULL,
	transmission smallint NOT NULL,
	seats smallint NOT NULL,
	features integer NOT NULL,
	delivery boolean NOT NULL,
	-- A rental keeps its car this much longer than its own end.
	turnaround_minutes smallint NOT NULL,
	-- Folded title, make, model and colour, for the words that people type.
	words text NOT NULL
);
CREATE INDEX car_search_newest ON car_search (created_at, car_id) INCLUDE (price_fils, city, body_type, fuel, transmission, seats, features, delivery, turnaround_minutes);
CREATE INDEX car_search_price ON car_search (price_fils, car_id) INCLUDE (created_at, city, body_type, fuel, transmission, seats, features, delivery, turnaround_minutes);
CREATE INDEX car_search_city_newest ON car_search (city, created_at, car_id) INCLUDE (price_fils, body_type, fuel, transmission, seats, features, delivery, turnaround_minutes);
CREATE INDEX car_search_city_price ON car_search (city, price_fils, car_id) INCLUDE (created_at, body_type, fuel, transmission, seats, features, delivery, turnaround_minutes);
CREATE INDEX car_search_facets ON car_search (city, body_type, fuel, transmission, price_fils) INCLUDE (seats, features, delivery, turnaround_minutes, created_at, car_id);
CREATE INDEX car_search_words ON car_search USING gin (words gin_trgm_ops);
