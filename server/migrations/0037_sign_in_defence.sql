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

-- Sign-ups that wait for the code sent to the address. The account is made by the code, so that signing up does not tell whether the address has one.
CREATE TABLE sign_ups (
	id uuid PRIMARY KEY,
	email text NOT NULL CONSTRAINT sign_ups_email_is_lower_case CHECK (email = lower(email)),
	password_hash text NOT NULL,
	first_name text NOT NULL,
	last_name text NOT NULL,
	lang text NOT NULL CHECK (lang IN ('en', 'ar')),
	-- Shown on the page where the person signed up.
	terms_version text NOT NULL,
	device_id uuid NOT NULL,
	network text NOT NULL,
	-- Null until the job has sent something to the address.
	code_hash bytea,
	tries integer NOT NULL DEFAULT 0 CONSTRAINT sign_ups_are_tried_five_times_at_most CHECK (tries BETWEEN 0 AND 5),
	created_at timestamptz NOT NULL,
	expires_at timestamptz NOT NULL
);
CREATE INDEX sign_ups_newest ON sign_ups (email, created_at DESC);
CREATE INDEX sign_ups_by_expiry ON sign_ups (expires_at);
