-- When a car has its next service: on a day, at an odometer reading, or whichever comes first.
CREATE TABLE car_services (
	car_id uuid PRIMARY KEY REFERENCES cars (id) ON DELETE CASCADE,
	due_on date,
	due_km int CHECK (due_km BETWEEN 1 AND 2000000),
	-- The owner was told that it is due; another service clears it.
	announced_at timestamptz,
	CONSTRAINT car_services_are_due_at_some_time CHECK (due_on IS NOT NULL OR due_km IS NOT NULL)
);
CREATE INDEX car_services_to_announce ON car_services (car_id) WHERE announced_at IS NULL;
