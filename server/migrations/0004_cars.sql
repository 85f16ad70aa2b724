-- Cars, their photos and their prices.
CREATE TABLE cars (
	id uuid PRIMARY KEY,
	owner_id uuid NOT NULL REFERENCES users (id),
	slug text NOT NULL,
	title text NOT NULL CHECK (length(title) >= 3),
	make text NOT NULL CHECK (length(make) >= 2),
	model text NOT NULL CHECK (length(model) >= 1),
	year integer NOT NULL CHECK (year BETWEEN 1990 AND 2100),
	transmission text NOT NULL CHECK (transmission IN ('Automatic', 'Manual')),
	fuel text NOT NULL CHECK (fuel IN ('Petrol', 'Diesel', 'Electric', 'Hybrid')),
	body_type text NOT NULL CHECK (body_type IN ('Sedan', 'SUV', 'Hatchback', 'Coupe', 'Convertible', 'Van', 'Truck')),
	seats integer NOT NULL CHECK (seats BETWEEN 2 AND 9),
	doors integer NOT NULL CHECK (doors BETWEEN 2 AND 5),
	color text NOT NULL CHECK (length(color) >= 1),
	mileage_km integer NOT NULL DEFAULT 0 CHECK (mileage_km >= 0),
	mileage_limit_km_per_day integer NOT NULL DEFAULT 200 CHECK (mileage_limit_km_per_day >= 0),
	features text[] NOT NULL DEFAULT '{}',
	city text NOT NULL,
	deposit_fils bigint NOT NULL CHECK (deposit_fils >= 0),
	delivery_available boolean NOT NULL DEFAULT false,
	instant_book boolean NOT NULL DEFAULT false,
	is_active boolean NOT NULL DEFAULT true,
	cancellation_policy text NOT NULL DEFAULT 'MODERATE' CHECK (cancellation_policy IN ('FLEXIBLE', 'MODERATE', 'STRICT')),
	turnaround_minutes integer NOT NULL DEFAULT 0 CHECK (turnaround_minutes BETWEEN 0 AND 2880),
	verification_status text NOT NULL DEFAULT 'PENDING' CHECK (verification_status IN ('PENDING', 'VERIFIED', 'REJECTED')),
	verification_notes text,
	verified_at timestamptz,
	insurance_expires_on date,
	insurance_checked_at timestamptz,
	created_at timestamptz NOT NULL,
	updated_at timestamptz NOT NULL,
	CONSTRAINT cars_rejection_says_why CHECK (verification_status <> 'REJECTED' OR length(trim(verification_notes)) > 0)
);
CREATE UNIQUE INDEX cars_slug_is_unique ON cars (slug);
CREATE INDEX cars_of_owner ON cars (owner_id, created_at DESC);

CREATE TABLE car_photos (
	car_id uuid NOT NULL REFERENCES cars (id) ON DELETE CASCADE,
	object_id uuid NOT NULL REFERENCES stored_objects (id),
	sort integer NOT NULL CHECK (sort BETWEEN 0 AND 9),
	PRIMARY KEY (car_id, object_id),
	CONSTRAINT car_photos_have_an_order UNIQUE (car_id, sort) DEFERRABLE INITIALLY DEFERRED
);
CREATE UNIQUE INDEX car_photos_object_is_used_once ON car_photos (object_id);

CREATE TABLE car_pricing (
	car_id uuid NOT NULL REFERENCES cars (id) ON DELETE CASCADE,
	type text NOT NULL CHECK (type IN ('BASE')),
	daily_rate_fils bigint NOT NULL CONSTRAINT car_pricing_rate_is_a_multiple_of_ten_fils CHECK (daily_rate_fils >= 1000 AND daily_rate_fils % 10 = 0),
	min_days integer NOT NULL DEFAULT 1 CHECK (min_days >= 1),
	PRIMARY KEY (car_id, type)
);
