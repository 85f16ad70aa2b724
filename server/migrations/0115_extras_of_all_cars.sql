-- What belongs to the terms of a booking can be offered with all cars of an owner, too. Of these kinds `quantity` is the most of one booking, as in
-- car_extras; they are not reserved, because an owner never runs out of them.
ALTER TABLE extra_stocks
	DROP CONSTRAINT extra_stocks_can_be_carried,
	ADD CONSTRAINT extra_stocks_kind_check CHECK (kind IN (
		'INFANT_SEAT', 'CHILD_SEAT', 'BOOSTER_SEAT', 'UNLIMITED_KM', 'PREPAID_FUEL', 'WIFI', 'COOL_BOX', 'ADDITIONAL_DRIVER', 'OTHER'
	)),
	ADD CONSTRAINT extra_stocks_of_the_car_are_single CHECK (quantity = 1 OR kind NOT IN ('UNLIMITED_KM', 'PREPAID_FUEL')),
	ADD CONSTRAINT extra_stocks_few_additional_drivers CHECK (kind <> 'ADDITIONAL_DRIVER' OR quantity <= 4),
	ADD CONSTRAINT extra_stocks_fill_the_tank_once CHECK (kind <> 'PREPAID_FUEL' OR period = 'TRIP');
