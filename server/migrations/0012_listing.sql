-- The owner's side of a car: its plate and papers, when its listing was whole for the first time, and when it was taken away.
ALTER TABLE stored_objects
	DROP CONSTRAINT stored_objects_purpose_check,
	ADD CONSTRAINT stored_objects_purpose_is_known
		CHECK (purpose IN ('UPLOAD', 'TAKEN', 'CAR_PHOTO', 'PROFILE_PHOTO', 'IDENTITY_DOCUMENT', 'CAR_PAPER'));

ALTER TABLE cars
	ADD COLUMN plate_number text CONSTRAINT cars_plate_is_not_empty CHECK (length(trim(plate_number)) > 0),
	ADD COLUMN plate_class text CONSTRAINT cars_plate_class_is_known CHECK (plate_class IN ('PRIVATE', 'RENTAL', 'OTHER')),
	ADD COLUMN permit_number text CONSTRAINT cars_permit_number_is_not_empty CHECK (length(trim(permit_number)) > 0),
	ADD COLUMN permit_expires_on date,
	ADD COLUMN permit_document_id uuid REFERENCES stored_objects (id),
	ADD COLUMN registration_expires_on date,
	ADD COLUMN registration_document_id uuid REFERENCES stored_objects (id),
	ADD COLUMN insurance_document_id uuid REFERENCES stored_objects (id),
	-- Null: a draft. Set once, when the car has its first photo and a price, and from then on an admin may look at it.
	ADD COLUMN submitted_at timestamptz,
	-- A car that was once before an admin is never removed: bookings tell of it. It keeps its slug, so that old links lead to no other car.
	ADD COLUMN deleted_at timestamptz;

UPDATE cars SET submitted_at = created_at
WHERE verification_status <> 'PENDING' OR (
	EXISTS (SELECT FROM car_pricing WHERE car_id = cars.id) AND EXISTS (SELECT FROM car_photos WHERE car_id = cars.id)
);

ALTER TABLE cars
	ADD CONSTRAINT cars_decided_ones_were_submitted CHECK (verification_status = 'PENDING' OR submitted_at IS NOT NULL),
	ADD CONSTRAINT cars_deleted_ones_were_submitted CHECK (deleted_at IS NULL OR submitted_at IS NOT NULL),
	ADD CONSTRAINT cars_deleted_ones_are_not_active CHECK (deleted_at IS NULL OR NOT is_active);

-- My Cars: an owner's cars, newest first, without those that are gone.
DROP INDEX cars_of_owner;
CREATE INDEX cars_of_owner ON cars (owner_id, created_at DESC, id DESC) WHERE deleted_at IS NULL;
