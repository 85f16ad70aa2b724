-- People, their sessions, and the codes and links that prove who they are. Tokens and codes are stored hashed.
CREATE TABLE users (
	id uuid PRIMARY KEY,
	email text CONSTRAINT users_email_is_lower_case CHECK (email = lower(email)),
	email_verified_at timestamptz,
	phone text CONSTRAINT users_phone_is_e164 CHECK (phone ~ '^\+[1-9][0-9]{9,14}$'),
	phone_verified_at timestamptz,
	password_hash text,
	first_name text NOT NULL CHECK (length(first_name) BETWEEN 1 AND 60),
	last_name text NOT NULL CHECK (length(last_name) BETWEEN 1 AND 60),
	-- The same name in Arabic script, where the person gave one.
	display_name_ar text,
	role text NOT NULL DEFAULT 'RENTER' CHECK (role IN ('RENTER', 'OWNER', 'ADMIN', 'SUPER_ADMIN')),
	lang text NOT NULL DEFAULT 'en' CHECK (lang IN ('en', 'ar')),
	profile_image_id uuid REFERENCES stored_objects (id),
	-- Where the newest identity check stands; kept in step by whoever decides it.
	kyc_status text NOT NULL DEFAULT 'NOT_SUBMITTED' CHECK (kyc_status IN ('NOT_SUBMITTED', 'PENDING', 'APPROVED', 'REJECTED')),
	suspended_at timestamptz,
	created_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX users_email_is_unique ON users (email);
CREATE UNIQUE INDEX users_verified_phone_is_unique ON users (phone) WHERE phone_verified_at IS NOT NULL;

CREATE TABLE sessions (
	id uuid PRIMARY KEY,
	token_hash bytea NOT NULL CONSTRAINT sessions_token_is_sha256 CHECK (length(token_hash) = 32),
	user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
	user_agent text NOT NULL DEFAULT '',
	created_at timestamptz NOT NULL,
	last_active_at timestamptz NOT NULL,
	expires_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX sessions_token_is_unique ON sessions (token_hash);
CREATE INDEX sessions_of_user ON sessions (user_id);

CREATE TABLE verification_codes (
	id uuid PRIMARY KEY,
	purpose text NOT NULL CHECK (purpose IN ('PHONE_SIGN_IN', 'PHONE', 'EMAIL', 'MASTER_ADMIN')),
	target text NOT NULL,
	code_hash bytea NOT NULL,
	tries integer NOT NULL DEFAULT 0 CONSTRAINT verification_codes_are_tried_five_times_at_most CHECK (tries BETWEEN 0 AND 5),
	created_at timestamptz NOT NULL,
	expires_at timestamptz NOT NULL,
	used_at timestamptz
);
CREATE INDEX verification_codes_newest ON verification_codes (purpose, target, created_at DESC);

CREATE TABLE password_resets (
	token_hash bytea PRIMARY KEY,
	user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
	created_at timestamptz NOT NULL,
	expires_at timestamptz NOT NULL,
	used_at timestamptz
);
