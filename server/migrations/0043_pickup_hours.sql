-- When a car changes hands, in minutes after midnight in Amman; 1440 is the end of the day. Flights land at any hour: deliveries to the airport
-- have hours of their own, and all of them until the owner says otherwise.
ALTER TABLE cars
	ADD COLUMN pickup_from_minute smallint NOT NULL DEFAULT 480,
	ADD COLUMN pickup_until_minute smallint NOT NULL DEFAULT 1320,
	ADD COLUMN airport_from_minute smallint NOT NULL DEFAULT 0,
	ADD COLUMN airport_until_minute smallint NOT NULL DEFAULT 1440,
	ADD CONSTRAINT cars_pickup_hours_are_half_hours_of_a_day CHECK (
		pickup_from_minute >= 0 AND pickup_from_minute < pickup_until_minute AND pickup_until_minute <= 1440
		AND pickup_from_minute % 30 = 0 AND pickup_until_minute % 30 = 0
	),
	ADD CONSTRAINT cars_airport_hours_are_half_hours_of_a_day CHECK (
		airport_from_minute >= 0 AND airport_from_minute < airport_until_minute AND airport_until_minute <= 1440
		AND airport_from_minute % 30 = 0 AND airport_until_minute % 30 = 0
	);

ALTER TABLE car_search
	ADD COLUMN pickup_from_minute smallint NOT NULL DEFAULT 480,
	ADD COLUMN pickup_until_minute smallint NOT NULL DEFAULT 1320;

-- Every index that search scans has to cover the new columns, or each car would be read from the table.
DO $$
DECLARE
	covering record;
BEGIN
	FOR covering IN
		SELECT indexname AS name, indexdef AS definition FROM pg_indexes
		WHERE schemaname = current_schema() AND tablename = 'car_search' AND indexdef LIKE '% INCLUDE (%'
	LOOP
		EXECUTE format('DROP INDEX %I', covering.name);
		EXECUTE regexp_replace(covering.definition, ' INCLUDE \(([^)]*)\)', ' INCLUDE (\1, pickup_from_minute, pickup_until_minute)');
	END LOOP;
END $$;
