-- What cars ask of their drivers, for the filters of search (decision 077). The columns belong in the INCLUDE list of every index that search walks,
-- and are appended to each of them here, whatever other columns it covers.
ALTER TABLE car_search
	ADD COLUMN driver_age smallint NOT NULL DEFAULT 0,
	ADD COLUMN driver_licence_years smallint NOT NULL DEFAULT 0;
UPDATE car_search s SET driver_age = c.driver_age, driver_licence_years = c.driver_licence_years
	FROM cars c WHERE c.id = s.car_id AND (c.driver_age > 0 OR c.driver_licence_years > 0);
DO $$ DECLARE walked record; BEGIN
	FOR walked IN SELECT indexname, indexdef FROM pg_indexes
		WHERE schemaname = current_schema() AND tablename = 'car_search' AND indexdef LIKE '% INCLUDE (%'
	LOOP
		EXECUTE format('DROP INDEX %I', walked.indexname);
		EXECUTE regexp_replace(walked.indexdef, 'INCLUDE \(([^)]*)\)', 'INCLUDE (\1, driver_age, driver_licence_years)');
	END LOOP;
END $$;
