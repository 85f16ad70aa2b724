-- Generated cars and occupancies for plan tests and benchmarks: one owner, prices around 30 JOD, uneven distribution of cities and body types.
-- Requires the settings mishwar.cars and mishwar.stays (average occupancies per car), e.g. SET mishwar.cars = '1000000'.
SELECT setseed(0.42);
INSERT INTO users (id, email, first_name, last_name, role, created_at)
VALUES ('00000000-0000-4000-8000-0000000000aa', 'owner-of-many@mishwar.test', 'Owner', 'Of Many', 'OWNER', now())
ON CONFLICT DO NOTHING;

CREATE TEMP TABLE generated_cars AS
SELECT g, gen_random_uuid() AS id, now() - g * interval '37 seconds' AS created_at,
	greatest(8000, (exp(3.4 + 0.55 * (random() + random() + random() - 1.5) * 2)::numeric(10, 2) * 2)::integer * 500) AS price_fils,
	(CASE WHEN rc < .48 THEN 0 WHEN rc < .63 THEN 1 WHEN rc < .78 THEN 2 WHEN rc < .88 THEN 3 WHEN rc < .95 THEN 4 ELSE 5 + floor(random() * 8) END)::smallint AS city,
	(CASE WHEN rb < .42 THEN 0 WHEN rb < .70 THEN 1 WHEN rb < .88 THEN 2 WHEN rb < .91 THEN 3 WHEN rb < .93 THEN 4 WHEN rb < .97 THEN 5 ELSE 6 END)::smallint AS body_type,
	(CASE WHEN rf < .62 THEN 0 WHEN rf < .68 THEN 1 WHEN rf < .80 THEN 2 ELSE 3 END)::smallint AS fuel,
	(random() < .18)::integer::smallint AS transmission,
	(ARRAY[2, 4, 5, 5, 5, 5, 5, 7, 7, 8])[1 + floor(random() * 10)]::smallint AS seats,
	floor(random() * 8192)::integer AS features, random() < .35 AS delivery
FROM (SELECT g, random() AS rc, random() AS rb, random() AS rf FROM generate_series(1, current_setting('mishwar.cars')::integer) g) s;

-- Half of the cars have discounts. One in a hundred costs more on three days of the next weeks, six in ten on five days in five months (Eid).
CREATE TEMP TABLE generated AS
SELECT c.*, greatest(discount_3, of_7) AS discount_7, greatest(discount_3, of_7, of_30) AS discount_30,
	from_date + days AS until_date, (price_fils * factor / 10)::integer * 10 AS date_price_fils
FROM (
	SELECT g.*, CASE WHEN rd < .5 THEN 0 ELSE 5 * floor(random() * 2)::integer END AS discount_3, CASE WHEN rd < .5 THEN 0 ELSE 5 * floor(random() * 4)::integer END AS of_7,
		CASE WHEN rd < .5 THEN 0 ELSE 5 * floor(random() * 8)::integer END AS of_30, 1.5 + random() AS factor,
		CASE WHEN rp < .01 THEN current_date + 10 + floor(random() * 60)::integer WHEN rp < .61 THEN current_date + 150 END AS from_date,
		CASE WHEN rp < .01 THEN 3 ELSE 5 END AS days,
		CASE g.g % 12 WHEN 0 THEN 25 WHEN 1 THEN 23 ELSE 0 END AS driver_age, CASE g.g % 9 WHEN 0 THEN 3 WHEN 1 THEN 1 ELSE 0 END AS driver_licence_years
	FROM (SELECT *, random() AS rd, random() AS rp FROM generated_cars) g
) c;
DROP TABLE generated_cars;

INSERT INTO cars (id, owner_id, slug, title, make, model, year, transmission, fuel, body_type, seats, doors, color, city, deposit_fils, features, verification_status, submitted_at, created_at, updated_at,
	discount_percent_3_days, discount_percent_7_days, discount_percent_30_days, driver_age, driver_licence_years)
SELECT id, '00000000-0000-4000-8000-0000000000aa', 'generated-' || g, 'Generated ' || g, 'Toyota', 'Corolla', 2020, 'Automatic', 'Petrol', 'Sedan', 5, 4, 'White', 'Amman', 150000,
	'{AIR_CONDITIONING,BLUETOOTH,USB}', 'VERIFIED', created_at, created_at, created_at, discount_3, discount_7, discount_30,
	driver_age, driver_licence_years FROM generated;
INSERT INTO car_pricing (car_id, type, daily_rate_fils, min_days) SELECT id, 'BASE', price_fils, 1 FROM generated;
INSERT INTO car_date_prices (car_id, date, daily_rate_fils)
SELECT id, day::date, date_price_fils FROM generated, generate_series(from_date, until_date - 1, interval '1 day') day WHERE from_date IS NOT NULL;
INSERT INTO stored_objects (id, uploaded_by, purpose, created_at) SELECT id, '00000000-0000-4000-8000-0000000000aa', 'CAR_PHOTO', created_at FROM generated;
INSERT INTO car_photos (car_id, object_id, sort) SELECT id, id, 0 FROM generated;
INSERT INTO car_search (car_id, created_at, price_fils, city, body_type, fuel, transmission, seats, features, delivery, turnaround_minutes, words, rating_score,
	rate_1_day, rate_3_days, rate_7_days, rate_30_days, date_prices_from, date_prices_until, date_price_fils, lowest_rate, highest_rate, price_is_from, latitude, longitude, driver_age, driver_licence_years)
SELECT id, created_at, price_fils, city, body_type, fuel, transmission, seats, features, delivery, 0, 'generated toyota corolla ' || g,
	(CASE WHEN random() < .4 THEN 40000 ELSE 34000 + floor(random() * 15000) END)::integer,
	price_fils * 10, price_fils / 10 * (100 - discount_3), price_fils / 10 * (100 - discount_7), price_fils / 10 * (100 - discount_30),
	from_date, until_date, CASE WHEN from_date IS NOT NULL THEN date_price_fils END, CASE WHEN from_date IS NOT NULL THEN price_fils / 10 * (100 - discount_30) END,
	CASE WHEN from_date IS NOT NULL THEN date_price_fils * 10 END, coalesce(from_date < current_date + 90, false),
	-- Around the centres of the cities in the order of their codes, as far as a town or Amman reaches.
	(ARRAY[31.951, 31.723, 29.527, 32.556, 32.073, 31.717, 30.324, 29.576, 31.716, 32.281, 32.333, 32.039, 31.182])[city + 1] + (random() - .5) * spread,
	(ARRAY[35.935, 35.985, 35.002, 35.85, 36.088, 35.587, 35.466, 35.42, 35.794, 35.899, 35.753, 35.727, 35.702])[city + 1] + (random() - .5) * spread,
	driver_age, driver_licence_years
FROM generated, LATERAL (SELECT CASE city WHEN 0 THEN .11 ELSE .03 END AS spread) around;

-- Stays of one to nine days in some of 42 slots of fourteen days, thirty of them in the past: no overlaps, and uneven demand.
INSERT INTO car_occupancy (id, car_id, kind, starts_at, ends_at)
SELECT gen_random_uuid(), id, 'BLOCK', start, start + (1 + floor(random() * 8)) * interval '1 day'
FROM (
	SELECT id, date_trunc('day', now()) + ((slot - 30) * 14 + floor(random() * 4)) * interval '1 day' + interval '7 hours' AS start
	FROM (SELECT id, random() * random() * 4 * current_setting('mishwar.stays')::integer AS wanted FROM generated) c
	CROSS JOIN generate_series(0, 41) slot
	WHERE random() < wanted / 42
) s;
DROP TABLE generated;
