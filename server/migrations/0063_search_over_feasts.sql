-- The order by price on days on which many cars have prices of their own, such as a feast: decision 073.

-- How much dearer than the daily rate the one date price of a car is, in steps of three percent. Cars with the same span and the same step have
-- nearly the same ratio of a stay's price to the rate of its tier: in the order of the rate, the prices that a page asks for lie close together.
ALTER TABLE car_search
	ADD COLUMN date_price_step smallint GENERATED ALWAYS AS (floor(ln(date_price_fils * 10 / rate_1_day::float8) / ln(1.03::float8))::smallint) STORED;
DO $$
DECLARE
	filters CONSTANT text := 'city, body_type, fuel, transmission, seats, features, delivery, turnaround_minutes, min_days, notice_hours, pickup_from_minute, pickup_until_minute, instant_book, rating_tenths, year, mileage_km';
	prices CONSTANT text := 'rate_1_day, rate_3_days, rate_7_days, rate_30_days, date_prices_from, date_prices_until, date_price_fils, lowest_rate, highest_rate';
	rate text;
	bound text;
BEGIN
	FOREACH rate IN ARRAY ARRAY['rate_1_day', 'rate_3_days', 'rate_7_days', 'rate_30_days'] LOOP
		EXECUTE format('CREATE INDEX %I ON car_search (date_prices_from, date_prices_until, date_price_step, %I, car_id) INCLUDE (date_price_fils%s, %s) WHERE date_price_fils IS NOT NULL',
			'car_search_span_' || rate, rate, CASE WHEN rate <> 'rate_1_day' THEN ', rate_1_day' END, filters);
	END LOOP;
	-- The bounds are for the others: cars with several prices of days.
	FOREACH bound IN ARRAY ARRAY['lowest_rate', 'highest_rate'] LOOP
		EXECUTE format('DROP INDEX %I', 'car_search_' || bound);
		EXECUTE format('CREATE INDEX %I ON car_search (%I, car_id) INCLUDE (%s, %s) WHERE date_prices_from IS NOT NULL AND date_price_fils IS NULL',
			'car_search_' || bound, bound, regexp_replace(prices, ', ' || bound || '\M', ''), filters);
	END LOOP;
	-- Of rare filters the cars are few: they are found by their facets, and their groups compared.
	DROP INDEX car_search_facets;
	EXECUTE format('CREATE INDEX car_search_facets ON car_search (city, body_type, fuel, transmission, price_fils) INCLUDE (created_at, car_id, %s, date_price_step, %s)',
		regexp_replace(prices, ', lowest_rate, highest_rate', ''), regexp_replace(filters, 'city, body_type, fuel, transmission, ', ''));
END $$;

-- The spans and steps of all cars with one date price in the stay, and between which multiples of the rate of a day its price lies for these cars.
-- If they are more than `at_most`, one row of nulls: then a walk of each would take longer than to compute all prices.
-- Reads one index entry for each span, and two for those that meet the stay.
CREATE FUNCTION date_price_groups(stay_from date, stay_days integer, at_most integer)
	RETURNS TABLE (span_from date, span_until date, step smallint, least_factor float8, greatest_factor float8)
	LANGUAGE sql STABLE PARALLEL SAFE ROWS 1000 SET enable_seqscan = off SET enable_bitmapscan = off
BEGIN ATOMIC
	WITH RECURSIVE all_spans AS (
		(SELECT date_prices_from, date_prices_until FROM car_search
			WHERE date_price_fils IS NOT NULL AND date_prices_from < stay_from + stay_days ORDER BY date_prices_from, date_prices_until LIMIT 1)
		UNION ALL
		SELECT next.date_prices_from, next.date_prices_until FROM all_spans s CROSS JOIN LATERAL (
			SELECT c.date_prices_from, c.date_prices_until FROM car_search c
			WHERE c.date_price_fils IS NOT NULL AND c.date_prices_from < stay_from + stay_days
				AND (c.date_prices_from, c.date_prices_until) > (s.date_prices_from, s.date_prices_until)
			ORDER BY c.date_prices_from, c.date_prices_until LIMIT 1
		) next
	), spans AS MATERIALIZED (
		SELECT date_prices_from, date_prices_until FROM all_spans LIMIT at_most + 1
	), groups AS MATERIALIZED (
		SELECT s.date_prices_from, s.date_prices_until, step::smallint FROM spans s
			CROSS JOIN LATERAL (
				SELECT c.date_price_step FROM car_search c
				WHERE c.date_price_fils IS NOT NULL AND c.date_prices_from = s.date_prices_from AND c.date_prices_until = s.date_prices_until
				ORDER BY c.date_price_step LIMIT 1
			) least
			CROSS JOIN LATERAL (
				SELECT c.date_price_step FROM car_search c
				WHERE c.date_price_fils IS NOT NULL AND c.date_prices_from = s.date_prices_from AND c.date_prices_until = s.date_prices_until
				ORDER BY c.date_price_step DESC LIMIT 1
			) greatest
			CROSS JOIN LATERAL generate_series(least.date_price_step::integer, greatest.date_price_step) step
		WHERE s.date_prices_until > stay_from LIMIT at_most + 1
	), few AS MATERIALIZED (
		SELECT (SELECT count(*) FROM spans) <= at_most AND (SELECT count(*) FROM groups) <= at_most AS are_few
	)
	-- The margin is for what is lost when logarithms are rounded.
	SELECT g.date_prices_from, g.date_prices_until, g.step,
		(stay_days + shared.days * (power(1.03::float8, g.step) - 1)) * 0.999999, (stay_days + shared.days * (power(1.03::float8, g.step + 1) - 1)) * 1.000001
	FROM groups g CROSS JOIN LATERAL (
		SELECT least(g.date_prices_until, stay_from + stay_days) - greatest(g.date_prices_from, stay_from) AS days
	) shared WHERE (SELECT are_few FROM few)
	UNION ALL SELECT NULL, NULL, NULL, NULL, NULL FROM few WHERE NOT are_few;
END;
