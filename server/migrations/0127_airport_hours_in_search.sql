-- Cars near the airport are found at the hours of their delivery there where these include the pickup hours: decision 054. As `foundHours` of search
-- decides for each change of a car from now on.
UPDATE car_search s SET pickup_from_minute = c.airport_from_minute, pickup_until_minute = c.airport_until_minute
FROM cars c JOIN car_delivery_zones z ON z.car_id = c.id AND z.zone = 'Queen Alia Airport'
WHERE s.car_id = c.id AND c.delivery_available
	-- Amman, the airport, Zarqa, the Dead Sea, Madaba, Salt.
	AND s.city IN (0, 1, 4, 5, 8, 11)
	AND c.airport_from_minute <= c.pickup_from_minute AND c.airport_until_minute >= c.pickup_until_minute;
