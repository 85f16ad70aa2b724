-- Second factors: authenticator apps and recovery codes; and when somebody proved again who they are.
ALTER TABLE sessions
	-- The last proof since sign-in; null: the sign-in itself is the last one.
	ADD COLUMN confirmed_at timestamptz;

ALTER TABLE users
	-- Since when signing in asks for a second factor; maintained with totp_secrets and passkeys, so that the session look-up reads one row.
	ADD COLUMN second_factor_at timestamptz,
	ADD CONSTRAINT users_who_left_have_no_second_factor CHECK (left_at IS NULL OR second_factor_at IS NULL);

CREATE TABLE totp_secrets (
	user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
	-- AES-256-GCM with a key derived from SECRET_KEY: a copy of the database alone generates no codes.
	secret bytea NOT NULL,
	created_at timestamptz NOT NULL,
	-- Null until the first code proves that the app has the secret.
	confirmed_at timestamptz,
	-- The time step of the last accepted code: no code is accepted twice.
	last_step bigint NOT NULL DEFAULT 0
);

CREATE TABLE recovery_codes (
	user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
	code_hash bytea NOT NULL CONSTRAINT recovery_codes_are_stored_hashed CHECK (length(code_hash) = 32),
	created_at timestamptz NOT NULL,
	used_at timestamptz,
	PRIMARY KEY (user_id, code_hash)
);

-- The number is where a super admin signs in, and where lost access is recovered: it belongs to the person before the role does.
CREATE FUNCTION admins_have_a_verified_phone() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NEW.role IN ('ADMIN', 'SUPER_ADMIN') AND OLD.role NOT IN ('ADMIN', 'SUPER_ADMIN') AND (NEW.phone IS NULL OR NEW.phone_verified_at IS NULL) THEN
		RAISE EXCEPTION 'user % has no verified phone', NEW.id
			USING ERRCODE = '23514', CONSTRAINT = 'users_admins_have_a_verified_phone', TABLE = 'users';
	END IF;
	RETURN NEW;
END $$;
CREATE TRIGGER users_admins_have_a_verified_phone BEFORE UPDATE OF role ON users
	FOR EACH ROW EXECUTE FUNCTION admins_have_a_verified_phone();

ALTER TABLE verification_codes
	DROP CONSTRAINT verification_codes_purpose_is_known,
	ADD CONSTRAINT verification_codes_purpose_is_known CHECK (purpose IN ('PHONE_SIGN_IN', 'PHONE', 'EMAIL', 'MASTER_ADMIN', 'LEAVING', 'CONFIRM'));
