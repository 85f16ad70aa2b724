-- Passkeys (WebAuthn): public keys of credentials that only their owner's device can sign with.
CREATE TABLE passkeys (
	id uuid PRIMARY KEY,
	user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
	credential_id text NOT NULL CONSTRAINT passkeys_credential_is_unique UNIQUE CHECK (length(credential_id) BETWEEN 1 AND 1400),
	public_key bytea NOT NULL,
	-- Of the authenticator; one that does not increase reveals a copy. Synchronized passkeys always report 0.
	counter bigint NOT NULL CHECK (counter >= 0),
	transports text[] NOT NULL,
	name text NOT NULL CHECK (length(name) BETWEEN 1 AND 60),
	created_at timestamptz NOT NULL,
	last_used_at timestamptz
);
CREATE INDEX passkeys_of_user ON passkeys (user_id);

-- A challenge is answered once, within minutes.
CREATE TABLE passkey_challenges (
	challenge text PRIMARY KEY,
	-- Whose passkey is being added; null for proofs, where the passkey itself names its owner.
	user_id uuid REFERENCES users (id) ON DELETE CASCADE,
	expires_at timestamptz NOT NULL
);
CREATE INDEX passkey_challenges_of_user ON passkey_challenges (user_id) WHERE user_id IS NOT NULL;
CREATE INDEX passkey_challenges_expired ON passkey_challenges (expires_at);
