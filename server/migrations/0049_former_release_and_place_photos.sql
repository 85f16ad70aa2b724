-- A release from before 0042 may still write beside this schema: it names no price of a stay. Its rows get the rates without discounts, and the
-- hourly job of this release computes the rest (`refresh_on`). Whoever names the rates is not touched.
CREATE FUNCTION car_search_without_rates() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW.rate_1_day := NEW.price_fils * 10;
	NEW.rate_3_days := NEW.rate_1_day;
	NEW.rate_7_days := NEW.rate_1_day;
	NEW.rate_30_days := NEW.rate_1_day;
	NEW.refresh_on := DATE '2020-01-01';
	RETURN NEW;
END $$;
CREATE TRIGGER car_search_insert_without_rates BEFORE INSERT ON car_search
	FOR EACH ROW WHEN (NEW.rate_1_day IS NULL) EXECUTE FUNCTION car_search_without_rates();
-- Without date prices `price_fils` is the daily rate, and a release that knows `rate_1_day` changes both. Rows with date prices are computed again
-- by the job when their first day has passed.
CREATE TRIGGER car_search_update_without_rates BEFORE UPDATE OF price_fils ON car_search
	FOR EACH ROW WHEN (NEW.date_prices_from IS NULL AND NEW.rate_1_day <> NEW.price_fils * 10) EXECUTE FUNCTION car_search_without_rates();

-- One photo of a car's meeting point. A confirmed booking shows the same object; it is deleted when neither refers to it any more.
ALTER TABLE stored_objects
	DROP CONSTRAINT stored_objects_purpose_is_known,
	ADD CONSTRAINT stored_objects_purpose_is_known CHECK (purpose IN (
		'UPLOAD', 'TAKEN', 'CAR_PHOTO', 'PROFILE_PHOTO', 'IDENTITY_DOCUMENT', 'CAR_PAPER', 'HANDOVER_PHOTO', 'CLAIM_PHOTO', 'MESSAGE_PHOTO', 'PLACE_PHOTO'
	));
ALTER TABLE car_meeting_points ADD COLUMN photo_id uuid CONSTRAINT car_meeting_points_photo_is_of_one_car UNIQUE REFERENCES stored_objects (id);
ALTER TABLE booking_places ADD COLUMN photo_id uuid REFERENCES stored_objects (id);
CREATE INDEX booking_places_of_photo ON booking_places (photo_id);
