-- The price of a stay in search: what each tier of discounts leaves of the daily rate, and a summary of the date prices.
ALTER TABLE car_search
	-- Tenths of a fils a day after the discount of stays from so many days on, so that a discount of whole percents leaves no fraction.
	ADD COLUMN rate_1_day integer NOT NULL DEFAULT 0,
	ADD COLUMN rate_3_days integer NOT NULL DEFAULT 0,
	ADD COLUMN rate_7_days integer NOT NULL DEFAULT 0,
	ADD COLUMN rate_30_days integer NOT NULL DEFAULT 0,
	-- The first day with a date price and the day after the last; null without date prices.
	ADD COLUMN date_prices_from date,
	ADD COLUMN date_prices_until date,
	-- The price of all days between; null if they differ or some have none: then car_date_prices has to be read.
	ADD COLUMN date_price_fils integer,
	-- Bounds of the price of a day in any stay, in tenths of a fils; null without date prices.
	ADD COLUMN lowest_rate integer,
	ADD COLUMN highest_rate integer,
	-- `price_fils` is the lowest of the next 90 days, and not all of them cost the same.
	ADD COLUMN price_is_from boolean NOT NULL DEFAULT false,
	-- The date on which a day enters or leaves what is summarized here.
	ADD COLUMN refresh_on date;

UPDATE car_search s SET
	rate_1_day = r.rate * 10,
	rate_3_days = r.rate / 10 * (100 - c.discount_percent_3_days),
	rate_7_days = r.rate / 10 * (100 - greatest(c.discount_percent_3_days, c.discount_percent_7_days)),
	rate_30_days = r.rate / 10 * (100 - greatest(c.discount_percent_3_days, c.discount_percent_7_days, c.discount_percent_30_days)),
	date_prices_from = own.first,
	date_prices_until = own.last + 1,
	date_price_fils = CASE WHEN own.lowest = own.highest AND own.days = own.last + 1 - own.first THEN own.lowest END,
	lowest_rate = least(r.rate, own.lowest) / 10 * (100 - greatest(c.discount_percent_3_days, c.discount_percent_7_days, c.discount_percent_30_days)),
	highest_rate = greatest(r.rate, own.highest) * 10,
	price_fils = CASE WHEN own.days_soon = 90 THEN own.lowest_soon ELSE least(r.rate, own.lowest_soon) END,
	price_is_from = own.differs_soon,
	refresh_on = least(own.first + 1, own.later - 89)
FROM cars c, LATERAL (SELECT daily_rate_fils::integer AS rate FROM car_pricing WHERE car_id = c.id AND type = 'BASE') r,
	LATERAL (SELECT (now() AT TIME ZONE 'Asia/Amman')::date AS date) today,
	LATERAL (
		SELECT min(d.date) AS first, max(d.date) AS last, min(d.daily_rate_fils)::integer AS lowest, max(d.daily_rate_fils)::integer AS highest, count(*) AS days,
			(min(d.daily_rate_fils) FILTER (WHERE d.date < today.date + 90))::integer AS lowest_soon,
			count(*) FILTER (WHERE d.date < today.date + 90) AS days_soon,
			coalesce(bool_or(d.daily_rate_fils <> r.rate) FILTER (WHERE d.date < today.date + 90), false) AS differs_soon,
			min(d.date) FILTER (WHERE d.date >= today.date + 90) AS later
		FROM car_date_prices d WHERE d.car_id = c.id AND d.date >= today.date
	) own
WHERE c.id = s.car_id;
-- least() and greatest() ignore nulls: without date prices there are no bounds.
UPDATE car_search SET lowest_rate = NULL, highest_rate = NULL WHERE date_prices_from IS NULL;
ALTER TABLE car_search
	ALTER COLUMN rate_1_day DROP DEFAULT, ALTER COLUMN rate_3_days DROP DEFAULT, ALTER COLUMN rate_7_days DROP DEFAULT, ALTER COLUMN rate_30_days DROP DEFAULT,
	ADD CONSTRAINT car_search_rates_fall_with_the_days CHECK (rate_30_days > 0 AND rate_30_days <= rate_7_days AND rate_7_days <= rate_3_days AND rate_3_days <= rate_1_day),
	ADD CONSTRAINT car_search_date_prices_are_whole CHECK (
		(date_prices_from IS NULL) = (date_prices_until IS NULL) AND (date_prices_from IS NULL) = (lowest_rate IS NULL)
		AND (date_prices_from IS NULL) = (highest_rate IS NULL) AND (date_prices_from IS NOT NULL OR date_price_fils IS NULL)
	);

-- Walked in other orders than that of the price: with dates a filter by price compares the price of the stay.
DROP INDEX car_search_newest, car_search_city_newest, car_search_rating, car_search_city_rating, car_search_facets;
CREATE INDEX car_search_newest ON car_search (created_at, car_id)
	INCLUDE (price_fils, city, body_type, fuel, transmission, seats, features, delivery, turnaround_minutes, min_days, notice_hours, rate_1_day, rate_3_days, rate_7_days, rate_30_days, date_prices_from, date_prices_until, date_price_fils);
CREATE INDEX car_search_city_newest ON car_search (city, created_at, car_id)
	INCLUDE (price_fils, body_type, fuel, transmission, seats, features, delivery, turnaround_minutes, min_days, notice_hours, rate_1_day, rate_3_days, rate_7_days, rate_30_days, date_prices_from, date_prices_until, date_price_fils);
CREATE INDEX car_search_rating ON car_search (rating_score, car_id)
	INCLUDE (price_fils, city, body_type, fuel, transmission, seats, features, delivery, turnaround_minutes, min_days, notice_hours, rate_1_day, rate_3_days, rate_7_days, rate_30_days, date_prices_from, date_prices_until, date_price_fils);
CREATE INDEX car_search_city_rating ON car_search (city, rating_score, car_id)
	INCLUDE (price_fils, body_type, fuel, transmission, seats, features, delivery, turnaround_minutes, min_days, notice_hours, rate_1_day, rate_3_days, rate_7_days, rate_30_days, date_prices_from, date_prices_until, date_price_fils);
CREATE INDEX car_search_facets ON car_search (city, body_type, fuel, transmission, price_fils)
	INCLUDE (seats, features, delivery, turnaround_minutes, min_days, notice_hours, created_at, car_id, rate_1_day, rate_3_days, rate_7_days, rate_30_days, date_prices_from, date_prices_until, date_price_fils);

-- The order by the price of a stay of cars without date prices on its days: one walk for each tier.
CREATE INDEX car_search_rate_1_day ON car_search (rate_1_day, car_id)
	INCLUDE (city, body_type, fuel, transmission, seats, features, delivery, turnaround_minutes, min_days, notice_hours, date_prices_from, date_prices_until);
CREATE INDEX car_search_rate_3_days ON car_search (rate_3_days, car_id)
	INCLUDE (city, body_type, fuel, transmission, seats, features, delivery, turnaround_minutes, min_days, notice_hours, date_prices_from, date_prices_until);
CREATE INDEX car_search_rate_7_days ON car_search (rate_7_days, car_id)
	INCLUDE (city, body_type, fuel, transmission, seats, features, delivery, turnaround_minutes, min_days, notice_hours, date_prices_from, date_prices_until);
CREATE INDEX car_search_rate_30_days ON car_search (rate_30_days, car_id)
	INCLUDE (city, body_type, fuel, transmission, seats, features, delivery, turnaround_minutes, min_days, notice_hours, date_prices_from, date_prices_until);

-- The cars with date prices on the days of a stay: by the days where they are few, by the bounds of their price where they are many.
CREATE INDEX car_search_date_prices ON car_search USING gist (daterange(date_prices_from, date_prices_until)) WHERE date_prices_from IS NOT NULL;
CREATE INDEX car_search_lowest_rate ON car_search (lowest_rate, car_id)
	INCLUDE (highest_rate, city, body_type, fuel, transmission, seats, features, delivery, turnaround_minutes, min_days, notice_hours, rate_1_day, rate_3_days, rate_7_days, rate_30_days, date_prices_from, date_prices_until, date_price_fils)
	WHERE date_prices_from IS NOT NULL;
CREATE INDEX car_search_highest_rate ON car_search (highest_rate, car_id)
	INCLUDE (lowest_rate, city, body_type, fuel, transmission, seats, features, delivery, turnaround_minutes, min_days, notice_hours, rate_1_day, rate_3_days, rate_7_days, rate_30_days, date_prices_from, date_prices_until, date_price_fils)
	WHERE date_prices_from IS NOT NULL;
CREATE INDEX car_search_refresh ON car_search (refresh_on) WHERE refresh_on IS NOT NULL;
