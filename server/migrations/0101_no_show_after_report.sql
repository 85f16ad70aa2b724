-- Until when a no-show can be contested, where an open report has moved that: a day from its decision. NULL: a day from when it was said.
ALTER TABLE bookings
	ADD COLUMN no_show_contest_by timestamptz,
	ADD CONSTRAINT bookings_no_show_is_contested_after_it_is_said CHECK (
		no_show_contest_by IS NULL OR (no_show_said_at IS NOT NULL AND no_show_contest_by >= no_show_said_at)
	);
