-- Texts that an owner inserts in a conversation. Words in braces, such as {car}, are filled in from the booking.
CREATE TABLE quick_replies (
	id uuid PRIMARY KEY,
	owner_id uuid NOT NULL REFERENCES users (id),
	-- In the order of the owner's list.
	position int NOT NULL CHECK (position >= 0),
	title text NOT NULL CHECK (length(trim(title)) BETWEEN 1 AND 60),
	text_en text CHECK (length(trim(text_en)) BETWEEN 1 AND 1000),
	text_ar text CHECK (length(trim(text_ar)) BETWEEN 1 AND 1000),
	CONSTRAINT quick_replies_have_a_text CHECK (text_en IS NOT NULL OR text_ar IS NOT NULL),
	CONSTRAINT quick_replies_have_one_order UNIQUE (owner_id, position)
);

-- What is sent to each renter of an owner at these moments, in the renter's language.
CREATE TABLE automatic_messages (
	owner_id uuid NOT NULL REFERENCES users (id),
	moment text NOT NULL CHECK (moment IN ('CONFIRMED', 'BEFORE_PICKUP', 'BEFORE_RETURN')),
	text_en text CHECK (length(trim(text_en)) BETWEEN 1 AND 1000),
	text_ar text CHECK (length(trim(text_ar)) BETWEEN 1 AND 1000),
	is_on boolean NOT NULL,
	PRIMARY KEY (owner_id, moment),
	CONSTRAINT automatic_messages_that_are_on_have_a_text CHECK (NOT is_on OR text_en IS NOT NULL OR text_ar IS NOT NULL)
);
CREATE INDEX automatic_messages_that_are_on ON automatic_messages (owner_id) WHERE is_on;

-- Each is sent once for each time of its occasion: a trip that moves is announced again.
CREATE TABLE automatic_sends (
	booking_id uuid NOT NULL REFERENCES bookings (id),
	moment text NOT NULL CHECK (moment IN ('CONFIRMED', 'BEFORE_PICKUP', 'BEFORE_RETURN')),
	-- Of the confirmation, the pickup or the return.
	occasion_at timestamptz NOT NULL,
	sent_at timestamptz NOT NULL,
	PRIMARY KEY (booking_id, moment, occasion_at)
);

ALTER TABLE messages
	ADD COLUMN is_automatic boolean NOT NULL DEFAULT false,
	ADD CONSTRAINT messages_that_are_automatic_are_a_persons_text CHECK (NOT is_automatic OR (kind = 'TEXT' AND sent_by IS NULL));
