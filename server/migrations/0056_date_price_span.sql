-- As a column of its own the span has statistics: of an expression in a partial index the planner knows nothing, and expected one car in a hundred over Eid.
ALTER TABLE car_search
	ADD COLUMN date_prices daterange GENERATED ALWAYS AS (CASE WHEN date_prices_from IS NOT NULL THEN daterange(date_prices_from, date_prices_until) END) STORED;
DROP INDEX car_search_date_prices;
CREATE INDEX car_search_date_prices ON car_search USING gist (date_prices) WHERE date_prices IS NOT NULL;

-- Whether at most so many cars have date prices in the stay. Reads that many entries of the index: with its own choice the planner reads
-- the whole index into a bitmap, or the table until it has found enough.
CREATE FUNCTION few_cars_with_date_prices(stay daterange, few integer) RETURNS boolean
	LANGUAGE sql STABLE PARALLEL SAFE SET enable_seqscan = off SET enable_bitmapscan = off
	RETURN (SELECT count(*) <= few FROM (SELECT FROM car_search WHERE date_prices && stay LIMIT few + 1) cars);
