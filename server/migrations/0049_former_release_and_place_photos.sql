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
