-- Letters: e-mails and SMS that tell a person of an event, each once; how their delivery went; and reminders, each told once.
ALTER TABLE outbox_messages
	-- Of a letter that tells of an event; null for codes and what else is asked for each time anew.
	ADD COLUMN user_id uuid REFERENCES users (id) ON DELETE CASCADE,
	ADD COLUMN event_key text,
	-- Not before: letters wait for the morning.
	ADD COLUMN send_at timestamptz,
	ADD COLUMN status text NOT NULL DEFAULT 'WAITING' CHECK (status IN ('WAITING', 'SENT', 'FAILED')),
	ADD COLUMN tries integer NOT NULL DEFAULT 0 CHECK (tries >= 0),
	-- What the service said when it did not take the message, the last time.
	ADD COLUMN problem text,
	ADD COLUMN failed_at timestamptz;
UPDATE outbox_messages SET send_at = created_at, status = CASE WHEN sent_at IS NULL THEN 'WAITING' ELSE 'SENT' END;
ALTER TABLE outbox_messages
	ALTER COLUMN send_at SET NOT NULL,
	ADD CONSTRAINT outbox_messages_tell_once UNIQUE (user_id, event_key, channel),
	ADD CONSTRAINT outbox_messages_of_an_event_are_a_persons CHECK ((user_id IS NULL) = (event_key IS NULL)),
	ADD CONSTRAINT outbox_messages_sent_ones_have_a_time CHECK ((status = 'SENT') = (sent_at IS NOT NULL)),
	ADD CONSTRAINT outbox_messages_failed_ones_have_a_time_and_a_problem
		CHECK ((status = 'FAILED') = (failed_at IS NOT NULL) AND (status <> 'FAILED' OR problem IS NOT NULL));
-- What waits and what failed is counted every few seconds.
CREATE INDEX outbox_messages_not_sent ON outbox_messages (status, channel) WHERE status <> 'SENT';

CREATE TABLE booking_reminders (
	booking_id uuid NOT NULL REFERENCES bookings (id),
	kind text NOT NULL CHECK (kind IN ('PICKUP', 'RETURN', 'ANSWER', 'ANSWER_LAST')),
	told_at timestamptz NOT NULL,
	PRIMARY KEY (booking_id, kind)
);
CREATE TABLE review_reminders (
	booking_id uuid NOT NULL REFERENCES bookings (id),
	side text NOT NULL CHECK (side IN ('RENTER', 'OWNER')),
	told_at timestamptz NOT NULL,
	PRIMARY KEY (booking_id, side)
);
CREATE INDEX bookings_to_answer ON bookings (respond_by) WHERE status = 'REQUESTED' AND paid_at IS NOT NULL;
CREATE INDEX bookings_confirmed_by_start ON bookings (starts_at) WHERE status = 'CONFIRMED';
CREATE INDEX bookings_confirmed_by_end ON bookings (ends_at) WHERE status = 'CONFIRMED';
CREATE INDEX bookings_completed_by_time ON bookings (completed_at) WHERE status = 'COMPLETED';
