-- An owner's requests by the end of the time to reply, confirmed bookings by their next event, completed ones by their end: `next-event-sql.ts` has the
-- same expression. Of an office's bookings nearly all are over, and its lists of what is ahead would read through them.
CREATE INDEX bookings_of_owner_by_event ON bookings (
	owner_id,
	status,
	(CASE WHEN status = 'REQUESTED' THEN respond_by WHEN status = 'CONFIRMED' AND checked_in_at IS NULL THEN starts_at ELSE ends_at END),
	id
) WHERE paid_at IS NOT NULL;
