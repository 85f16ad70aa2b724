-- What an admin has seen of a verified car. Until then the photo counts as new.
ALTER TABLE car_photos ADD COLUMN is_reviewed boolean NOT NULL DEFAULT false;
UPDATE car_photos SET is_reviewed = true FROM cars WHERE cars.id = car_photos.car_id AND cars.verification_status = 'VERIFIED';

-- What an owner wants to change of a verified car, until an admin has looked at it: the car's own row stays as it was verified.
CREATE TABLE car_changes (
	car_id uuid PRIMARY KEY REFERENCES cars (id) ON DELETE CASCADE,
	-- Another one after each edit: an admin decides about what they have seen.
	id uuid NOT NULL,
	-- New values by column of cars.
	new_values jsonb NOT NULL CONSTRAINT car_changes_values_are_an_object CHECK (jsonb_typeof(new_values) = 'object'),
	-- All photos in their order; null if they stay.
	photo_ids uuid[],
	submitted_at timestamptz NOT NULL,
	rejected_at timestamptz,
	notes text,
	CONSTRAINT car_changes_change_something CHECK (new_values <> '{}' OR photo_ids IS NOT NULL),
	CONSTRAINT car_changes_rejection_says_why CHECK ((rejected_at IS NOT NULL) = (length(trim(coalesce(notes, ''))) > 0))
);
CREATE INDEX car_changes_waiting ON car_changes (submitted_at, car_id) WHERE rejected_at IS NULL;
