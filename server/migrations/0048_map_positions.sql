-- Where a car's pin stands on the map (contract/car-position.ts), so that a part of the map finds exactly the cars that it shows; and its area
-- as a card carries it. Both follow from the car's id, city and area: the hourly job computes them for the cars that are there already.
ALTER TABLE car_search
	ADD COLUMN latitude real,
	ADD COLUMN longitude real,
	-- json and not jsonb: it is only written out again, as it is.
	ADD COLUMN area json,
	ADD CONSTRAINT car_search_position_is_in_jordan CHECK (
		(latitude IS NULL) = (longitude IS NULL) AND latitude BETWEEN 29.18 AND 33.38 AND longitude BETWEEN 34.88 AND 39.31
	);
CREATE INDEX car_search_position ON car_search (latitude, longitude);
UPDATE car_search SET refresh_on = DATE '2020-01-01';
