-- Columns for the filters instant book, rating, year and mileage. They belong in the INCLUDE list of every index that search walks, and are
-- appended to each of them here, whatever other columns it covers.
ALTER TABLE car_search
	ADD COLUMN instant_book boolean NOT NULL DEFAULT false,
	-- The average as it is displayed, in tenths of a star; 0 without reviews.
	ADD COLUMN rating_tenths smallint NOT NULL DEFAULT 0,
	ADD COLUMN year smallint NOT NULL DEFAULT 1990,
	ADD COLUMN mileage_km integer NOT NULL DEFAULT 0;
UPDATE car_search s SET instant_book = c.instant_book, year = c.year, mileage_km = c.mileage_km,
	rating_tenths = CASE WHEN c.rating_count > 0 THEN round(c.rating_sum * 10.0 / c.rating_count) ELSE 0 END
	FROM cars c WHERE c.id = s.car_id;
DO $$ DECLARE walked record; BEGIN
	FOR walked IN SELECT indexname, indexdef FROM pg_indexes
		WHERE schemaname = current_schema() AND tablename = 'car_search' AND indexdef LIKE '% INCLUDE (%'
	LOOP
		EXECUTE format('DROP INDEX %I', walked.indexname);
		EXECUTE regexp_replace(walked.indexdef, 'INCLUDE \(([^)]*)\)', 'INCLUDE (\1, instant_book, rating_tenths, year, mileage_km)');
	END LOOP;
END $$;

-- The most similar word in the texts of cars. The threshold decides which cars the trigram index returns; a function carries it, because it is
-- a setting of the session otherwise. Cars are not ordered by similarity: any of the first hundred has a word that is similar enough.
CREATE FUNCTION similar_search_word(typed text) RETURNS text LANGUAGE sql STABLE SET pg_trgm.word_similarity_threshold = 0.4 AS $$
	SELECT word FROM (SELECT words FROM car_search WHERE words %> typed LIMIT 100) similar_cars,
		regexp_split_to_table(similar_cars.words, ' ') AS word
	WHERE similarity(word, typed) >= 0.3 AND word ~ '[^0-9]'
	GROUP BY word ORDER BY similarity(word, typed) DESC, word LIMIT 1
$$;

-- Searches that people saved. The filters are the query of the search call, validated again whenever they are run.
CREATE TABLE saved_searches (
	id uuid PRIMARY KEY,
	user_id uuid NOT NULL REFERENCES users (id),
	-- The query as it stands in the address of the search page, in one order: the same search is saved once.
	query text NOT NULL CHECK (length(query) <= 2000),
	created_at timestamptz NOT NULL,
	-- The date in Amman of the last run, so that there is one a day.
	checked_on date,
	UNIQUE (user_id, query)
);
CREATE INDEX saved_searches_due ON saved_searches (checked_on NULLS FIRST, id);

-- What a saved search found last, the newest two hundred cars: a car that is not here is new, or free again; one that cost more is cheaper.
CREATE TABLE saved_search_cars (
	saved_search_id uuid NOT NULL REFERENCES saved_searches (id) ON DELETE CASCADE,
	car_id uuid NOT NULL REFERENCES cars (id) ON DELETE CASCADE,
	price_fils integer NOT NULL,
	PRIMARY KEY (saved_search_id, car_id)
);
CREATE INDEX saved_search_cars_of_car ON saved_search_cars (car_id);

-- Address that ends what an e-mail belongs to without signing in (RFC 8058).
ALTER TABLE outbox_messages ADD COLUMN one_click_url text;
