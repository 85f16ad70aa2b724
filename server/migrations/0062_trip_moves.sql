-- A change may move the pickup and the handover as well as the return.

-- Whether trips in this car become longer without asking its owner; null: as it is booked.
ALTER TABLE cars ADD COLUMN extends_by_itself boolean;

-- The pickup to which the notice of a cancellation is measured; null: starts_at. A renter who moved the pickup later gained no notice by it.
ALTER TABLE bookings
	ADD COLUMN notice_from timestamptz,
	ADD CONSTRAINT bookings_notice_is_not_measured_to_a_later_pickup CHECK (notice_from <= starts_at);

-- Where the car would be handed over instead, with the address that was typed; null where that does not change, and once it was erased.
ALTER TABLE booking_changes ADD COLUMN handover jsonb;

-- Until now changes left the pickup as it was.
ALTER TABLE booking_changes DISABLE TRIGGER booking_changes_closed_ones_stay;
UPDATE booking_changes SET before = before || pickups.terms, after = after || pickups.terms
	FROM (
		SELECT id, jsonb_build_object(
			'startsAt', to_char(starts_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
			'noticeFrom', to_char(starts_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
			'zone', extras #> '{delivery,zone}'
		) AS terms FROM bookings
	) pickups
	WHERE pickups.id = booking_changes.booking_id;
-- What waits for the commit is checked now: a table with waiting checks cannot be altered.
SET CONSTRAINTS ALL IMMEDIATE;
ALTER TABLE booking_changes ENABLE TRIGGER booking_changes_closed_ones_stay;
SET CONSTRAINTS ALL DEFERRED;

-- What was decided stays decided; an address can be erased from it.
CREATE OR REPLACE FUNCTION closed_booking_change_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF OLD.closed_at IS NOT NULL AND (
		TG_OP = 'DELETE' OR NEW.handover IS NOT NULL OR to_jsonb(NEW) - 'handover' IS DISTINCT FROM to_jsonb(OLD) - 'handover'
	) THEN
		RAISE EXCEPTION 'change % is closed', OLD.id
			USING ERRCODE = '23514', CONSTRAINT = 'booking_changes_closed_ones_stay', TABLE = 'booking_changes';
	END IF;
	RETURN NEW;
END $$;

-- A moved trip may add time at both of its ends.
DROP INDEX car_occupancy_one_for_each_change;
CREATE UNIQUE INDEX car_occupancy_once_for_each_end_of_a_change ON car_occupancy (change_id, starts_at) WHERE change_id IS NOT NULL;
