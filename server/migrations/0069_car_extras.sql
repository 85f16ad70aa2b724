-- What an owner offers with a car for a price of its own. A booking has its extras in the lines of its agreement, so rows here may change and go.
CREATE TABLE car_extras (
	id uuid PRIMARY KEY,
	car_id uuid NOT NULL REFERENCES cars (id) ON DELETE CASCADE,
	kind text NOT NULL CHECK (kind IN (
		'INFANT_SEAT', 'CHILD_SEAT', 'BOOSTER_SEAT', 'UNLIMITED_KM', 'PREPAID_FUEL', 'WIFI', 'COOL_BOX', 'OTHER'
	)),
	-- The owner's own words.
	name text,
	period text NOT NULL CHECK (period IN ('DAY', 'TRIP')),
	price_fils bigint NOT NULL CONSTRAINT car_extra_prices_are_multiples_of_ten_fils CHECK (price_fils >= 0 AND price_fils % 10 = 0),
	max_quantity int NOT NULL CHECK (max_quantity BETWEEN 1 AND 9),
	-- In which the owner listed them.
	position int NOT NULL CHECK (position >= 0),
	CONSTRAINT car_extras_of_other_kinds_have_a_name CHECK ((kind = 'OTHER') = (name IS NOT NULL)),
	CONSTRAINT car_extras_of_the_car_are_single CHECK (max_quantity = 1 OR kind NOT IN ('UNLIMITED_KM', 'PREPAID_FUEL', 'WIFI')),
	CONSTRAINT car_extras_fill_the_tank_once CHECK (kind <> 'PREPAID_FUEL' OR period = 'TRIP')
);

CREATE UNIQUE INDEX car_extras_one_of_each_kind ON car_extras (car_id, kind, name) NULLS NOT DISTINCT;
