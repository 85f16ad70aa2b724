-- When a rental really began and ended: written by the handover and the return, asked by every guard for which it matters whether the car has left.
ALTER TABLE bookings
	ADD COLUMN checked_in_at timestamptz,
	ADD COLUMN returned_at timestamptz,
	ADD CONSTRAINT bookings_return_after_they_are_checked_in CHECK (returned_at IS NULL OR returned_at >= checked_in_at),
	ADD CONSTRAINT bookings_checked_in_ones_were_confirmed CHECK (checked_in_at IS NULL OR confirmed_at IS NOT NULL),
	ADD CONSTRAINT bookings_checked_in_ones_are_not_cancelled CHECK (checked_in_at IS NULL OR status <> 'CANCELLED');
