-- An additional driver is an extra of a car; how many were bought stands in the lines of the agreement.
ALTER TABLE car_extras DROP CONSTRAINT car_extras_kind_check;
ALTER TABLE car_extras ADD CONSTRAINT car_extras_kind_check CHECK (kind IN (
	'INFANT_SEAT', 'CHILD_SEAT', 'BOOSTER_SEAT', 'UNLIMITED_KM', 'PREPAID_FUEL', 'WIFI', 'COOL_BOX', 'ADDITIONAL_DRIVER', 'OTHER'
));
ALTER TABLE car_extras ADD CONSTRAINT car_extras_few_additional_drivers CHECK (kind <> 'ADDITIONAL_DRIVER' OR max_quantity <= 4);

-- Who drives besides the renter: an invitation, and whoever accepted it.
CREATE TABLE booking_drivers (
	id uuid PRIMARY KEY,
	booking_id uuid NOT NULL REFERENCES bookings (id),
	-- The address to which it was sent, as long as the invitation is open; whoever accepts must have verified it.
	email text,
	phone text,
	-- SHA-256 of the token in the link.
	token_hash bytea NOT NULL UNIQUE,
	created_at timestamptz NOT NULL,
	expires_at timestamptz NOT NULL,
	user_id uuid REFERENCES users (id),
	accepted_at timestamptz,
	ended_at timestamptz,
	end_reason text CHECK (end_reason IN ('WITHDRAWN', 'EXPIRED', 'REMOVED', 'LEFT', 'LAPSED', 'CANCELLED')),
	CONSTRAINT booking_drivers_have_an_address_while_they_are_invited
		CHECK (num_nonnulls(email, phone) = CASE WHEN accepted_at IS NULL AND ended_at IS NULL THEN 1 ELSE 0 END),
	CONSTRAINT booking_drivers_are_somebody CHECK ((accepted_at IS NULL) = (user_id IS NULL)),
	CONSTRAINT booking_drivers_end_for_a_reason CHECK ((ended_at IS NULL) = (end_reason IS NULL))
);
CREATE INDEX booking_drivers_of_booking ON booking_drivers (booking_id);
CREATE INDEX booking_drivers_of_user ON booking_drivers (user_id) WHERE user_id IS NOT NULL;
CREATE UNIQUE INDEX booking_drivers_name_each_person_once ON booking_drivers (booking_id, user_id) WHERE user_id IS NOT NULL AND ended_at IS NULL;
CREATE UNIQUE INDEX booking_drivers_one_is_open_for_each_address ON booking_drivers (booking_id, coalesce(email, phone))
	WHERE accepted_at IS NULL AND ended_at IS NULL;
CREATE INDEX booking_drivers_open_until ON booking_drivers (expires_at) WHERE accepted_at IS NULL AND ended_at IS NULL;
