-- A holiday week in Aqaba in which all but one in seventy cars are occupied.
INSERT INTO car_occupancy (id, car_id, kind, starts_at, ends_at)
SELECT gen_random_uuid(), s.car_id, 'BLOCK', week.from, week.to
FROM car_search s, (SELECT date_trunc('day', now()) + interval '119 days 7 hours' AS from, date_trunc('day', now()) + interval '124 days 7 hours' AS to) week
WHERE s.city = 2 AND random() < .985
	AND NOT EXISTS (SELECT FROM car_occupancy o WHERE o.car_id = s.car_id AND o.ends_at > week.from AND o.starts_at < week.to OFFSET 0);
