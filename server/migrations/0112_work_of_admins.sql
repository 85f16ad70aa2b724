-- What waits for an admin is counted for their menu without reading all bookings.
CREATE INDEX bookings_of_contested_no_shows ON bookings (no_show_contested_at) WHERE no_show_contested_at IS NOT NULL AND no_show_closed_at IS NULL;
