-- Extras that an owner offers with all their cars, out of one stock: four child seats for twenty cars.
CREATE TABLE extra_stocks (
	id uuid PRIMARY KEY,
	owner_id uuid NOT NULL REFERENCES users (id),
	kind text NOT NULL CONSTRAINT extra_stocks_can_be_carried CHECK (kind IN ('INFANT_SEAT', 'CHILD_SEAT', 'BOOSTER_SEAT', 'WIFI', 'COOL_BOX', 'OTHER')),
	-- The owner's own words.
	name text,
	period text NOT NULL CHECK (period IN ('DAY', 'TRIP')),
	price_fils bigint NOT NULL CONSTRAINT extra_stock_prices_are_multiples_of_ten_fils CHECK (price_fils >= 0 AND price_fils % 10 = 0),
	quantity int NOT NULL CHECK (quantity BETWEEN 1 AND 99),
	-- In which the owner listed them.
	position int NOT NULL CHECK (position >= 0),
	-- No longer offered; bookings still have some of it.
	removed_at timestamptz,
	CONSTRAINT extra_stocks_of_other_kinds_have_a_name CHECK ((kind = 'OTHER') = (name IS NOT NULL))
);
CREATE UNIQUE INDEX extra_stocks_one_of_each_kind ON extra_stocks (owner_id, kind, name) NULLS NOT DISTINCT WHERE removed_at IS NULL;

-- What a booking has of a stock, from its pickup to the end of the turnaround; deleted when the booking is cancelled, shortened by an early return.
CREATE TABLE extra_reservations (
	booking_id uuid NOT NULL REFERENCES bookings (id) DEFERRABLE INITIALLY DEFERRED,
	stock_id uuid NOT NULL REFERENCES extra_stocks (id),
	quantity int NOT NULL CHECK (quantity BETWEEN 1 AND 9),
	starts_at timestamptz NOT NULL,
	ends_at timestamptz NOT NULL,
	PRIMARY KEY (booking_id, stock_id),
	CONSTRAINT extra_reservations_end_after_they_start CHECK (ends_at > starts_at)
);
CREATE INDEX extra_reservations_of_stock ON extra_reservations (stock_id, ends_at);

-- The most that bookings have of a stock at one moment of this time; it changes only where one of them begins.
CREATE FUNCTION extra_stock_in_use(stock uuid, from_time timestamptz, to_time timestamptz, but_not uuid) RETURNS int LANGUAGE sql STABLE AS $$
	SELECT coalesce(max(in_use), 0)::int FROM (
		SELECT (
			SELECT coalesce(sum(r.quantity), 0) FROM extra_reservations r
			WHERE r.stock_id = stock AND r.booking_id IS DISTINCT FROM but_not AND r.starts_at <= moments.at AND r.ends_at > moments.at
		) AS in_use
		FROM (
			SELECT from_time AS at
			UNION SELECT starts_at FROM extra_reservations
			WHERE stock_id = stock AND booking_id IS DISTINCT FROM but_not AND starts_at > from_time AND starts_at < to_time
		) moments
	) counted
$$;

-- Takes the lock of the stock, so that two bookings never count past each other. A reservation that only becomes shorter is always possible,
-- also where the owner has fewer of it by now.
CREATE FUNCTION extra_stock_is_not_exceeded() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	whole int;
BEGIN
	IF TG_OP = 'UPDATE' AND NEW.quantity <= OLD.quantity AND NEW.starts_at >= OLD.starts_at AND NEW.ends_at <= OLD.ends_at THEN
		RETURN NEW;
	END IF;
	SELECT quantity INTO whole FROM extra_stocks WHERE id = NEW.stock_id FOR UPDATE;
	IF extra_stock_in_use(NEW.stock_id, NEW.starts_at, NEW.ends_at, NEW.booking_id) + NEW.quantity > whole THEN
		RAISE EXCEPTION 'stock % has less than % left', NEW.stock_id, NEW.quantity
			USING ERRCODE = '23514', CONSTRAINT = 'extra_stocks_are_not_exceeded', TABLE = 'extra_reservations';
	END IF;
	RETURN NEW;
END $$;
CREATE TRIGGER extra_stocks_are_not_exceeded BEFORE INSERT OR UPDATE ON extra_reservations
	FOR EACH ROW EXECUTE FUNCTION extra_stock_is_not_exceeded();
