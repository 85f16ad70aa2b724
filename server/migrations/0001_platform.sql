-- What all capabilities stand on: settings, idempotency, rate limits, outbox, audit, files.
CREATE EXTENSION IF NOT EXISTS btree_gist;
CREATE EXTENSION IF NOT EXISTS pg_trgm;

CREATE TABLE market_settings (
	version integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
	platform_fee_percent integer NOT NULL CONSTRAINT market_settings_fee_is_a_percentage CHECK (platform_fee_percent BETWEEN 0 AND 50),
	min_rental_days integer NOT NULL CONSTRAINT market_settings_shortest_rental_is_a_day CHECK (min_rental_days >= 1),
	max_rental_days integer NOT NULL,
	deposit_mode text NOT NULL CONSTRAINT market_settings_deposit_mode_is_known CHECK (deposit_mode IN ('RENTAL_TOTAL', 'CAR')),
	rental_plates_only boolean NOT NULL,
	claim_window_hours integer NOT NULL CHECK (claim_window_hours > 0),
	claim_answer_hours integer NOT NULL CHECK (claim_answer_hours > 0),
	created_at timestamptz NOT NULL DEFAULT now(),
	CONSTRAINT market_settings_longest_rental_is_not_shorter CHECK (max_rental_days >= min_rental_days)
);
INSERT INTO market_settings (platform_fee_percent, min_rental_days, max_rental_days, deposit_mode, rental_plates_only, claim_window_hours, claim_answer_hours)
VALUES (12, 1, 30, 'RENTAL_TOTAL', false, 48, 72);

CREATE TABLE idempotency_keys (
	user_id uuid NOT NULL,
	call text NOT NULL,
	key text NOT NULL,
	body_hash text NOT NULL,
	status integer NOT NULL,
	answer jsonb NOT NULL,
	created_at timestamptz NOT NULL,
	PRIMARY KEY (user_id, call, key)
);

-- The shape that rate-limiter-flexible reads and writes. `expire` (milliseconds) is a double: it computes with plain numbers.
CREATE UNLOGGED TABLE rate_limits (
	key varchar(255) PRIMARY KEY,
	points integer NOT NULL DEFAULT 0,
	expire double precision
);

CREATE TABLE outbox_messages (
	id uuid PRIMARY KEY,
	channel text NOT NULL CHECK (channel IN ('EMAIL', 'SMS')),
	recipient text NOT NULL,
	language text NOT NULL CHECK (language IN ('en', 'ar')),
	subject text,
	text text NOT NULL,
	html text,
	created_at timestamptz NOT NULL,
	sent_at timestamptz
);
CREATE INDEX outbox_messages_newest ON outbox_messages (created_at DESC);

CREATE TABLE audit_entries (
	id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
	actor_id uuid,
	action text NOT NULL,
	subject text NOT NULL,
	subject_id text NOT NULL,
	before jsonb NOT NULL,
	after jsonb NOT NULL,
	created_at timestamptz NOT NULL
);
CREATE INDEX audit_entries_of_subject ON audit_entries (subject, subject_id, id);

CREATE TABLE stored_objects (
	id uuid PRIMARY KEY,
	uploaded_by uuid NOT NULL,
	-- UPLOAD until something takes it; then what it became. An upload is taken once.
	purpose text NOT NULL CHECK (purpose IN ('UPLOAD', 'TAKEN', 'CAR_PHOTO', 'PROFILE_PHOTO', 'IDENTITY_DOCUMENT')),
	content_type text,
	byte_size integer CHECK (byte_size BETWEEN 1 AND 20000000),
	-- What the variants were made from: `{"webp": [400, 800], "avif": [400]}`.
	variants jsonb NOT NULL DEFAULT '{}',
	width integer,
	height integer,
	created_at timestamptz NOT NULL,
	checked_at timestamptz
);
CREATE INDEX stored_objects_waiting_uploads ON stored_objects (created_at) WHERE purpose = 'UPLOAD';

-- Whether the demo world is here, whole: a start that was killed half-way makes it anew.
CREATE TABLE demo_world (
	id integer PRIMARY KEY DEFAULT 1 CONSTRAINT demo_world_is_one CHECK (id = 1),
	started_at timestamptz NOT NULL,
	finished_at timestamptz
);
