-- Guessing is slowed down without shutting anybody out, and what is sent to sign in works only where it was asked for.

-- A browser in which somebody signed in successfully: others' attempts on the account do not slow it down.
CREATE TABLE known_devices (
	user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
	device_id uuid NOT NULL,
	created_at timestamptz NOT NULL,
	last_used_at timestamptz NOT NULL,
	PRIMARY KEY (user_id, device_id)
);
CREATE INDEX known_devices_by_age ON known_devices (last_used_at);

-- Attempts on one target over all networks. `target` is a SHA-256: the row exists for addresses without an account too.
CREATE UNLOGGED TABLE attempt_delays (
	kind text NOT NULL,
	target text NOT NULL,
	attempts integer NOT NULL CHECK (attempts >= 0),
	last_at timestamptz NOT NULL,
	next_at timestamptz NOT NULL,
	PRIMARY KEY (kind, target)
);
CREATE INDEX attempt_delays_by_age ON attempt_delays (last_at);

ALTER TABLE verification_codes
	-- The browser that asked for a sign-in code, and its network for clients without cookies: nobody else can use up its attempts or replace it.
	ADD COLUMN device_id uuid,
	ADD COLUMN network text;
