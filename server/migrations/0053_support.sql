-- How people reach the support of the marketplace. An empty text is not shown.
ALTER TABLE market_settings
	ADD COLUMN support_phone text NOT NULL DEFAULT '' CHECK (support_phone ~ '^(\+?[0-9]{3,15})?$'),
	ADD COLUMN support_whatsapp text NOT NULL DEFAULT '' CHECK (support_whatsapp ~ '^(\+[0-9]{10,15})?$'),
	ADD COLUMN support_email text NOT NULL DEFAULT '' CHECK (length(support_email) <= 254),
	ADD COLUMN support_hours_en text NOT NULL DEFAULT '' CHECK (length(support_hours_en) <= 120),
	ADD COLUMN support_hours_ar text NOT NULL DEFAULT '' CHECK (length(support_hours_ar) <= 120),
	ADD COLUMN emergency_phone text NOT NULL DEFAULT '' CHECK (emergency_phone ~ '^(\+?[0-9]{3,15})?$'),
	ADD COLUMN roadside_phone text NOT NULL DEFAULT '' CHECK (roadside_phone ~ '^(\+?[0-9]{3,15})?$'),
	ADD CONSTRAINT market_settings_hours_are_in_both_languages CHECK ((support_hours_en = '') = (support_hours_ar = ''));

-- Questions to the support. A person with an account asks as `user_id`, a visitor by an e-mail address that they proved.
CREATE SEQUENCE ticket_numbers;

CREATE TABLE tickets (
	id uuid PRIMARY KEY,
	-- Shown as MW-000123.
	number bigint NOT NULL UNIQUE DEFAULT nextval('ticket_numbers'),
	user_id uuid REFERENCES users (id),
	guest_email text CHECK (length(guest_email) <= 254),
	guest_name text CHECK (length(guest_name) <= 120),
	language text NOT NULL CHECK (language IN ('en', 'ar')),
	subject text NOT NULL CHECK (length(subject) BETWEEN 1 AND 120),
	context_kind text CHECK (context_kind IN ('booking', 'payment', 'claim', 'payout', 'account')),
	-- The row that the ticket is about, checked to be the person's own; null for the account itself.
	context_id uuid,
	status text NOT NULL CHECK (status IN ('OPEN', 'WAITING_FOR_PERSON', 'SOLVED')),
	assignee_id uuid REFERENCES users (id),
	created_at timestamptz NOT NULL,
	-- Of the last message that the person can read.
	active_at timestamptz NOT NULL,
	-- Since when the person waits for us; null while they do not.
	waiting_since timestamptz,
	first_answered_at timestamptz,
	solved_at timestamptz,
	CONSTRAINT tickets_are_of_an_account_or_of_a_guest CHECK (
		(user_id IS NULL AND guest_email IS NOT NULL AND guest_name IS NOT NULL) OR (user_id IS NOT NULL AND guest_email IS NULL AND guest_name IS NULL)
	),
	CONSTRAINT tickets_of_guests_have_no_context CHECK (user_id IS NOT NULL OR context_kind IS NULL),
	CONSTRAINT tickets_context_names_its_row CHECK (CASE WHEN context_kind IS NULL OR context_kind = 'account' THEN context_id IS NULL ELSE context_id IS NOT NULL END),
	CONSTRAINT tickets_solved_at_is_of_solved_ones CHECK ((status = 'SOLVED') = (solved_at IS NOT NULL)),
	CONSTRAINT tickets_open_ones_wait CHECK ((status = 'OPEN') = (waiting_since IS NOT NULL))
);
ALTER SEQUENCE ticket_numbers OWNED BY tickets.number;
CREATE INDEX tickets_of_user ON tickets (user_id, active_at DESC, id) WHERE user_id IS NOT NULL;
CREATE INDEX tickets_open ON tickets (waiting_since, id) WHERE status = 'OPEN';
CREATE INDEX tickets_by_activity ON tickets (status, active_at DESC, id);
CREATE INDEX tickets_of_assignee ON tickets (assignee_id) WHERE assignee_id IS NOT NULL;

CREATE TABLE ticket_messages (
	id uuid PRIMARY KEY,
	ticket_id uuid NOT NULL REFERENCES tickets (id) ON DELETE CASCADE,
	-- A `COMMENT` is written by an admin for other admins.
	kind text NOT NULL CHECK (kind IN ('QUESTION', 'ANSWER', 'COMMENT')),
	-- Null for a guest.
	author_id uuid REFERENCES users (id),
	body text NOT NULL CHECK (length(body) BETWEEN 1 AND 4000),
	created_at timestamptz NOT NULL,
	-- The order of a conversation: two messages may have the same time.
	position bigint GENERATED ALWAYS AS IDENTITY,
	CONSTRAINT ticket_messages_of_admins_name_them CHECK (kind = 'QUESTION' OR author_id IS NOT NULL)
);
CREATE INDEX ticket_messages_of_ticket ON ticket_messages (ticket_id, position);
CREATE INDEX ticket_messages_of_author ON ticket_messages (author_id) WHERE author_id IS NOT NULL;

-- What a visitor wrote, until they open the link that proves their address. Nobody reads it before.
CREATE TABLE ticket_drafts (
	token_hash bytea PRIMARY KEY,
	email text NOT NULL CHECK (length(email) <= 254),
	name text NOT NULL CHECK (length(name) BETWEEN 1 AND 120),
	language text NOT NULL CHECK (language IN ('en', 'ar')),
	subject text NOT NULL CHECK (length(subject) BETWEEN 1 AND 120),
	body text NOT NULL CHECK (length(body) BETWEEN 1 AND 4000),
	created_at timestamptz NOT NULL,
	expires_at timestamptz NOT NULL
);
CREATE INDEX ticket_drafts_expired ON ticket_drafts (expires_at);

-- Links in letters to visitors, which open their ticket.
CREATE TABLE ticket_links (
	token_hash bytea PRIMARY KEY,
	ticket_id uuid NOT NULL REFERENCES tickets (id) ON DELETE CASCADE,
	expires_at timestamptz NOT NULL
);
CREATE INDEX ticket_links_of_ticket ON ticket_links (ticket_id);
CREATE INDEX ticket_links_expired ON ticket_links (expires_at);
