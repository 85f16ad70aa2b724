-- An agreement is written when a booking is made. An empty one, which a default would supply in silence, is not an agreement.
ALTER TABLE bookings ALTER COLUMN policy_snapshot DROP DEFAULT;
