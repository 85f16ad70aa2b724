-- Cars that people keep an eye on, and the accounts elsewhere by which they sign in.
CREATE TABLE favourites (
	user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
	car_id uuid NOT NULL REFERENCES cars (id) ON DELETE CASCADE,
	created_at timestamptz NOT NULL,
	PRIMARY KEY (user_id, car_id)
);
CREATE INDEX favourites_newest ON favourites (user_id, created_at DESC, car_id DESC);
CREATE INDEX favourites_of_car ON favourites (car_id);

-- A provider promises that its subject never becomes somebody else's; an e-mail address may.
CREATE TABLE provider_accounts (
	issuer text NOT NULL,
	subject text NOT NULL CHECK (length(subject) BETWEEN 1 AND 255),
	user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
	created_at timestamptz NOT NULL,
	last_used_at timestamptz NOT NULL,
	PRIMARY KEY (issuer, subject),
	CONSTRAINT provider_accounts_are_one_a_person UNIQUE (issuer, user_id)
);
CREATE INDEX provider_accounts_of_user ON provider_accounts (user_id);
