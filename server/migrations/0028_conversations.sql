-- Conversations: one of each booking, under the booking's own id, and one of each renter who asks about a car before booking it.
ALTER TABLE stored_objects
	DROP CONSTRAINT stored_objects_purpose_is_known,
	ADD CONSTRAINT stored_objects_purpose_is_known
		CHECK (purpose IN ('UPLOAD', 'TAKEN', 'CAR_PHOTO', 'PROFILE_PHOTO', 'IDENTITY_DOCUMENT', 'CAR_PAPER', 'HANDOVER_PHOTO', 'CLAIM_PHOTO', 'MESSAGE_PHOTO'));

CREATE TABLE conversations (
	id uuid PRIMARY KEY,
	kind text NOT NULL CHECK (kind IN ('BOOKING', 'INQUIRY')),
	booking_id uuid CONSTRAINT conversations_one_of_each_booking UNIQUE REFERENCES bookings (id),
	car_id uuid NOT NULL REFERENCES cars (id),
	renter_id uuid NOT NULL REFERENCES users (id),
	owner_id uuid NOT NULL REFERENCES users (id),
	-- Messages are counted from 1; whoever writes the next one holds the row's lock, so that they have one order for everybody.
	last_position integer NOT NULL DEFAULT 0,
	renter_read_position integer NOT NULL DEFAULT 0,
	owner_read_position integer NOT NULL DEFAULT 0,
	-- Of the last message, or of the conversation where there is none yet: the order of the inbox.
	active_at timestamptz NOT NULL,
	created_at timestamptz NOT NULL,
	CONSTRAINT conversations_of_a_booking_bear_its_id CHECK (CASE kind WHEN 'BOOKING' THEN booking_id IS NOT NULL AND booking_id = id ELSE booking_id IS NULL END),
	CONSTRAINT conversations_are_between_two CHECK (renter_id <> owner_id),
	CONSTRAINT conversations_are_read_as_far_as_they_go
		CHECK (renter_read_position BETWEEN 0 AND last_position AND owner_read_position BETWEEN 0 AND last_position)
);
CREATE UNIQUE INDEX conversations_one_inquiry_of_each_renter ON conversations (car_id, renter_id) WHERE kind = 'INQUIRY';
CREATE INDEX conversations_of_renter ON conversations (renter_id, active_at DESC, id DESC);
CREATE INDEX conversations_of_owner ON conversations (owner_id, active_at DESC, id DESC);
-- In how many something is unread is asked by every page. What is told by the marketplace itself is read by whoever had read all before it.
CREATE INDEX conversations_unread_by_renter ON conversations (renter_id) WHERE renter_read_position < last_position;
CREATE INDEX conversations_unread_by_owner ON conversations (owner_id) WHERE owner_read_position < last_position;

CREATE TABLE messages (
	id uuid PRIMARY KEY,
	conversation_id uuid NOT NULL REFERENCES conversations (id),
	position integer NOT NULL CHECK (position >= 1),
	-- EVENT: a line of the marketplace's own about what happened.
	kind text NOT NULL CHECK (kind IN ('TEXT', 'PHOTO', 'EVENT')),
	from_user_id uuid REFERENCES users (id),
	-- Made by the browser before it first sends: however often it has to send again, there is one message.
	client_id uuid,
	event text,
	facts jsonb,
	body text NOT NULL CONSTRAINT messages_are_at_most_2000_characters CHECK (length(body) <= 2000),
	created_at timestamptz NOT NULL,
	-- Who wrote it has left the marketplace: the line stays, and says nothing.
	removed_at timestamptz,
	CONSTRAINT messages_have_one_order UNIQUE (conversation_id, position),
	CONSTRAINT messages_are_kept_once UNIQUE (conversation_id, from_user_id, client_id),
	CONSTRAINT messages_tell_an_event_once UNIQUE (conversation_id, event),
	CONSTRAINT messages_are_a_persons_or_tell_an_event CHECK ((kind = 'EVENT') = (event IS NOT NULL) AND (kind = 'EVENT') = (from_user_id IS NULL)),
	CONSTRAINT messages_of_text_say_something CHECK (kind <> 'TEXT' OR body ~ '\S' OR removed_at IS NOT NULL),
	CONSTRAINT messages_that_are_removed_say_nothing CHECK (removed_at IS NULL OR body = '')
);
CREATE INDEX messages_of_person ON messages (from_user_id) WHERE from_user_id IS NOT NULL;

CREATE TABLE message_photos (
	object_id uuid PRIMARY KEY REFERENCES stored_objects (id),
	message_id uuid NOT NULL REFERENCES messages (id),
	position smallint NOT NULL CHECK (position BETWEEN 0 AND 5),
	width integer NOT NULL CHECK (width > 0),
	height integer NOT NULL CHECK (height > 0),
	CONSTRAINT message_photos_have_an_order UNIQUE (message_id, position)
);

INSERT INTO conversations (id, kind, booking_id, car_id, renter_id, owner_id, active_at, created_at)
	SELECT id, 'BOOKING', id, car_id, renter_id, owner_id, created_at, created_at FROM bookings;

-- What a person's open pages are told at once. Each person's events are numbered without gaps, so that a page that was away asks for what it missed.
CREATE TABLE live_heads (
	user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
	last_sequence bigint NOT NULL CHECK (last_sequence >= 1)
);
CREATE TABLE live_events (
	user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
	sequence bigint NOT NULL CHECK (sequence >= 1),
	kind text NOT NULL,
	payload jsonb NOT NULL,
	created_at timestamptz NOT NULL,
	-- Whether the processes were told of it; by a relay, in batches, never by the transaction that wrote it.
	is_signalled boolean NOT NULL DEFAULT false,
	PRIMARY KEY (user_id, sequence)
);
CREATE INDEX live_events_to_signal ON live_events (created_at) WHERE NOT is_signalled;
CREATE INDEX live_events_by_age ON live_events (created_at);
