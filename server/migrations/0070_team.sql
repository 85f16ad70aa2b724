-- People who work for a company. Its own account is not among them: it is always a manager.
CREATE TABLE team_members (
	company_id uuid NOT NULL REFERENCES companies (id) ON DELETE CASCADE,
	user_id uuid NOT NULL REFERENCES users (id),
	role text NOT NULL CHECK (role IN ('MANAGER', 'DESK', 'DRIVER', 'ACCOUNTS')),
	joined_at timestamptz NOT NULL,
	PRIMARY KEY (company_id, user_id)
);
CREATE INDEX team_members_of_user ON team_members (user_id);

CREATE TABLE team_invitations (
	id uuid PRIMARY KEY,
	company_id uuid NOT NULL REFERENCES companies (id) ON DELETE CASCADE,
	-- The address to which it was sent; whoever accepts must have verified it.
	email text,
	phone text,
	role text NOT NULL CHECK (role IN ('MANAGER', 'DESK', 'DRIVER', 'ACCOUNTS')),
	-- SHA-256 of the token in the link.
	token_hash bytea NOT NULL UNIQUE,
	invited_by uuid NOT NULL REFERENCES users (id),
	created_at timestamptz NOT NULL,
	expires_at timestamptz NOT NULL,
	accepted_by uuid REFERENCES users (id),
	accepted_at timestamptz,
	withdrawn_at timestamptz,
	CONSTRAINT team_invitations_have_one_address CHECK ((email IS NULL) <> (phone IS NULL)),
	CONSTRAINT team_invitations_are_accepted_by_somebody CHECK ((accepted_at IS NULL) = (accepted_by IS NULL)),
	CONSTRAINT team_invitations_end_once CHECK (accepted_at IS NULL OR withdrawn_at IS NULL)
);
CREATE UNIQUE INDEX team_invitations_one_is_open_for_each_address ON team_invitations (company_id, coalesce(email, phone))
	WHERE accepted_at IS NULL AND withdrawn_at IS NULL;
CREATE INDEX team_invitations_invited_by ON team_invitations (invited_by);
CREATE INDEX team_invitations_accepted_by ON team_invitations (accepted_by) WHERE accepted_by IS NOT NULL;

-- The company for which this session works; null: the person acts for themselves.
ALTER TABLE sessions ADD COLUMN company_id uuid REFERENCES companies (id) ON DELETE SET NULL;
CREATE INDEX sessions_of_company ON sessions (company_id, user_id) WHERE company_id IS NOT NULL;

-- The member of the owner's team who wrote the message; null: the person from whom it is.
ALTER TABLE messages ADD COLUMN sent_by uuid REFERENCES users (id);
CREATE INDEX messages_sent_by ON messages (sent_by) WHERE sent_by IS NOT NULL;
