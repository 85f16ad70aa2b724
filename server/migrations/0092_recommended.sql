-- The order "recommended" (decision 103): what it weighs is kept with the car, and the score with its row of search.
ALTER TABLE cars
	ADD COLUMN completed_trips integer NOT NULL DEFAULT 0 CONSTRAINT cars_completed_trips_are_counted CHECK (completed_trips >= 0),
	-- Within how many hours the owner usually answers; null if that is not known yet.
	ADD COLUMN owner_answer_hours smallint CONSTRAINT cars_owner_answer_hours_are_positive CHECK (owner_answer_hours > 0);
UPDATE cars c SET completed_trips = done.trips
	FROM (SELECT car_id, count(*)::integer AS trips FROM bookings WHERE status = 'COMPLETED' GROUP BY car_id) done WHERE done.car_id = c.id;

ALTER TABLE car_search
	ADD COLUMN completed_trips integer NOT NULL DEFAULT 0,
	ADD COLUMN owner_answer_hours smallint,
	-- Points of a new listing; they end on days that `refresh_on` names.
	ADD COLUMN freshness smallint NOT NULL DEFAULT 0;
UPDATE car_search s SET completed_trips = c.completed_trips FROM cars c WHERE c.id = s.car_id AND c.completed_trips > 0;
-- The hourly job gives new listings their points.
UPDATE car_search SET refresh_on = DATE '2020-01-01' WHERE created_at > now() - interval '91 days';
ALTER TABLE car_search ADD COLUMN recommended_score integer NOT NULL GENERATED ALWAYS AS (
	rating_score
	+ round(4000 * ln(1 + least(completed_trips, 50)::float8) / ln(51::float8))::integer
	+ CASE WHEN instant_book THEN 2000 WHEN owner_answer_hours IS NULL THEN 1000 ELSE greatest(0, 2000 - 80 * owner_answer_hours) END
	+ freshness
) STORED;

-- With the columns that the order by rating has, so that a walk reads no rows.
DO $$
DECLARE
	rated text;
BEGIN
	FOREACH rated IN ARRAY ARRAY['car_search_rating', 'car_search_city_rating'] LOOP
		EXECUTE replace(replace(pg_get_indexdef(rated::regclass), rated, replace(rated, 'rating', 'recommended')), 'rating_score', 'recommended_score');
	END LOOP;
END $$;
