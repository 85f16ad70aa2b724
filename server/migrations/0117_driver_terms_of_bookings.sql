-- What the car asked of its drivers when the booking was made, so that a later change of the car does not take the places away that were bought.
-- Null in bookings of former releases: their drivers meet what the car asks now.
ALTER TABLE bookings
	ADD COLUMN driver_age smallint,
	ADD COLUMN driver_licence_years smallint,
	ADD CONSTRAINT bookings_driver_terms_are_complete CHECK ((driver_age IS NULL) = (driver_licence_years IS NULL));
