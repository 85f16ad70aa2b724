-- A report can end with another car: the booking ends, and a new one of another car takes over the rest of its time.
ALTER TABLE reports
	ADD COLUMN replacement_id uuid CONSTRAINT reports_replacement_of_one_report UNIQUE REFERENCES bookings (id),
	DROP CONSTRAINT reports_outcome_check,
	ADD CONSTRAINT reports_outcome_check CHECK (outcome IN ('HELP_AND_GO_ON', 'REFUSED_AT_PICKUP', 'END_NOW', 'ANOTHER_CAR')),
	ADD CONSTRAINT reports_another_car_names_its_booking CHECK ((outcome IS NOT DISTINCT FROM 'ANOTHER_CAR') = (replacement_id IS NOT NULL)),
	DROP CONSTRAINT reports_early_ends_name_days_and_share,
	-- Before the pickup another car leaves no days to count.
	ADD CONSTRAINT reports_early_ends_name_days_and_share CHECK (
		CASE outcome WHEN 'END_NOW' THEN used_days IS NOT NULL WHEN 'ANOTHER_CAR' THEN true ELSE used_days IS NULL END
		AND (used_days IS NULL) = (share_percent IS NULL) AND (used_days IS NULL) = (before IS NULL) AND (used_days IS NULL) = (after IS NULL)
	);
DROP INDEX reports_one_early_end_for_each_booking;
CREATE UNIQUE INDEX reports_one_early_end_for_each_booking ON reports (booking_id) WHERE outcome IN ('END_NOW', 'REFUSED_AT_PICKUP', 'ANOTHER_CAR');
