-- Handover and return: what each side saw of the car when it left and when it came back. Evidence: written once, never changed.
ALTER TABLE cars
	ADD COLUMN extra_km_fils integer NOT NULL DEFAULT 50 CONSTRAINT cars_extra_kilometre_has_a_sensible_price CHECK (extra_km_fils BETWEEN 0 AND 5000),
	ADD COLUMN fuel_eighth_fils integer NOT NULL DEFAULT 3000 CONSTRAINT cars_missing_fuel_has_a_sensible_price CHECK (fuel_eighth_fils BETWEEN 0 AND 50000);

ALTER TABLE stored_objects
	DROP CONSTRAINT stored_objects_purpose_is_known,
	ADD CONSTRAINT stored_objects_purpose_is_known
		CHECK (purpose IN ('UPLOAD', 'TAKEN', 'CAR_PHOTO', 'PROFILE_PHOTO', 'IDENTITY_DOCUMENT', 'CAR_PAPER', 'HANDOVER_PHOTO'));

CREATE TABLE handover_records (
	id uuid PRIMARY KEY,
	-- Made by the phone before it first sends: however often it has to send again, there is one record.
	client_id uuid NOT NULL CONSTRAINT handover_records_are_kept_once UNIQUE,
	booking_id uuid NOT NULL REFERENCES bookings (id),
	phase text NOT NULL CHECK (phase IN ('CHECK_IN', 'CHECK_OUT')),
	side text NOT NULL CHECK (side IN ('OWNER', 'RENTER')),
	recorded_by uuid NOT NULL REFERENCES users (id),
	odometer_km integer NOT NULL CONSTRAINT handover_records_odometer_is_one_of_a_car CHECK (odometer_km BETWEEN 0 AND 2000000),
	fuel_eighths smallint NOT NULL CHECK (fuel_eighths BETWEEN 0 AND 8),
	notes text NOT NULL DEFAULT '' CHECK (length(notes) <= 2000),
	-- When the person pressed Send, which without a connection may be long before it arrived.
	recorded_at timestamptz NOT NULL,
	received_at timestamptz NOT NULL,
	CONSTRAINT handover_records_one_of_each_side UNIQUE (booking_id, phase, side),
	CONSTRAINT handover_records_arrive_after_they_are_made CHECK (received_at >= recorded_at)
);

CREATE TABLE handover_photos (
	object_id uuid PRIMARY KEY REFERENCES stored_objects (id),
	record_id uuid NOT NULL REFERENCES handover_records (id),
	position smallint NOT NULL CHECK (position BETWEEN 0 AND 23),
	shot text NOT NULL CHECK (shot IN ('FRONT', 'REAR', 'LEFT', 'RIGHT', 'DASHBOARD', 'FUEL', 'INTERIOR', 'TRUNK', 'OTHER')),
	-- Of the bytes as they were uploaded: what a person kept can be compared with it.
	original_sha256 bytea NOT NULL CHECK (length(original_sha256) = 32),
	CONSTRAINT handover_photos_have_an_order UNIQUE (record_id, position),
	CONSTRAINT handover_photos_are_not_the_same_twice UNIQUE (record_id, original_sha256)
);

-- The code that the renter tells the owner. The digits are in no table: they follow from the booking, the generation and the server's secret.
CREATE TABLE handover_codes (
	booking_id uuid PRIMARY KEY REFERENCES bookings (id),
	generation integer NOT NULL DEFAULT 1 CHECK (generation >= 1),
	wrong_tries smallint NOT NULL DEFAULT 0 CONSTRAINT handover_codes_are_guessed_five_times CHECK (wrong_tries BETWEEN 0 AND 5),
	made_at timestamptz NOT NULL
);
INSERT INTO handover_codes (booking_id, made_at) SELECT id, now() FROM bookings WHERE status = 'CONFIRMED';

-- Fewer pictures than this show nothing; counted at commit, when they are all there.
CREATE FUNCTION handover_record_has_its_photos() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF (SELECT count(*) FROM handover_photos WHERE record_id = NEW.id) < 8 THEN
		RAISE EXCEPTION 'handover record % has fewer than 8 photos', NEW.id
			USING ERRCODE = '23514', CONSTRAINT = 'handover_records_have_eight_photos', TABLE = 'handover_records';
	END IF;
	RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER handover_records_have_eight_photos AFTER INSERT ON handover_records
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION handover_record_has_its_photos();

-- A return is not below what its own side or the owner read at the handover. What the renter mistyped does not bind the owner.
CREATE FUNCTION odometer_never_goes_backwards() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NEW.phase = 'CHECK_OUT' AND EXISTS (
		SELECT FROM handover_records r
		WHERE r.booking_id = NEW.booking_id AND r.phase = 'CHECK_IN' AND r.side IN ('OWNER', NEW.side) AND r.odometer_km > NEW.odometer_km
	) THEN
		RAISE EXCEPTION 'the odometer of booking % went backwards', NEW.booking_id
			USING ERRCODE = '23514', CONSTRAINT = 'handover_odometer_never_goes_backwards', TABLE = 'handover_records';
	END IF;
	RETURN NEW;
END $$;
CREATE TRIGGER handover_odometer_never_goes_backwards BEFORE INSERT ON handover_records
	FOR EACH ROW EXECUTE FUNCTION odometer_never_goes_backwards();

CREATE FUNCTION handover_evidence_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'what was recorded at a handover stays as it is' USING ERRCODE = '23514', CONSTRAINT = 'handover_evidence_stays', TABLE = TG_TABLE_NAME;
END $$;
CREATE TRIGGER handover_records_stay BEFORE UPDATE OR DELETE ON handover_records FOR EACH STATEMENT EXECUTE FUNCTION handover_evidence_stays();
CREATE TRIGGER handover_photos_stay BEFORE UPDATE OR DELETE ON handover_photos FOR EACH STATEMENT EXECUTE FUNCTION handover_evidence_stays();
