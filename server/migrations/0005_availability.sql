-- When a car is taken, whatever by. The exclusion constraint makes two overlapping rows of one car impossible, whatever the code does.
CREATE TABLE car_occupancy (
	id uuid PRIMARY KEY,
	car_id uuid NOT NULL REFERENCES cars (id) ON DELETE CASCADE,
	kind text NOT NULL CHECK (kind IN ('BOOKING', 'BLOCK', 'IMPORT')),
	booking_id uuid,
	starts_at timestamptz NOT NULL,
	-- A booking's turnaround buffer is part of it: frozen when the booking is made.
	ends_at timestamptz NOT NULL,
	CONSTRAINT car_occupancy_ends_after_it_starts CHECK (ends_at > starts_at),
	CONSTRAINT car_occupancy_of_a_booking_names_it CHECK ((kind = 'BOOKING') = (booking_id IS NOT NULL)),
	CONSTRAINT car_occupancy_never_overlaps EXCLUDE USING gist (car_id WITH =, tstzrange(starts_at, ends_at, '[)') WITH &&)
);
CREATE UNIQUE INDEX car_occupancy_one_for_each_booking ON car_occupancy (booking_id);
CREATE INDEX car_occupancy_probe ON car_occupancy (car_id, ends_at) INCLUDE (starts_at);
