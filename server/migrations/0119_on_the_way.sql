-- Who of the owner's side is on the way to hand a car over, or to fetch it at the return; the first one stands.
CREATE TABLE booking_departures (
	booking_id uuid NOT NULL REFERENCES bookings (id),
	phase text NOT NULL CHECK (phase IN ('CHECK_IN', 'CHECK_OUT')),
	person_id uuid NOT NULL REFERENCES users (id),
	set_out_at timestamptz NOT NULL,
	PRIMARY KEY (booking_id, phase)
);
CREATE INDEX booking_departures_of_person ON booking_departures (person_id);

-- Who prepared the car after the return of this booking; the next return has a row of its own.
CREATE TABLE car_preparations (
	booking_id uuid PRIMARY KEY REFERENCES bookings (id),
	person_id uuid NOT NULL REFERENCES users (id),
	ready_at timestamptz NOT NULL
);
CREATE INDEX car_preparations_of_person ON car_preparations (person_id);
