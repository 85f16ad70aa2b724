-- Who has a waiting identity check open, and what they decided, until it is carried out: in between they may undo it, and nobody has been told.
CREATE TABLE identity_reviews (
	check_id uuid PRIMARY KEY REFERENCES identity_checks (id) ON DELETE CASCADE,
	reviewer_id uuid NOT NULL REFERENCES users (id),
	-- Others do not open it before then.
	claimed_until timestamptz NOT NULL,
	decision jsonb,
	carry_out_at timestamptz,
	CONSTRAINT identity_reviews_decision_has_its_time CHECK ((decision IS NULL) = (carry_out_at IS NULL))
);
CREATE INDEX identity_reviews_of_reviewer ON identity_reviews (reviewer_id);

-- Keyed hashes of what suspended people handed in: the number of their licence, and the files. They end with the suspension and with the account.
CREATE TABLE suspended_documents (
	user_id uuid NOT NULL REFERENCES users (id),
	kind text NOT NULL CHECK (kind IN ('LICENCE', 'PICTURE')),
	mark bytea NOT NULL CHECK (octet_length(mark) = 32),
	handed_in_at timestamptz NOT NULL,
	PRIMARY KEY (user_id, kind, mark)
);
CREATE INDEX suspended_documents_by_mark ON suspended_documents (mark, kind);

-- Filters of an admin's list under a name of their own.
CREATE TABLE admin_views (
	id uuid PRIMARY KEY,
	admin_id uuid NOT NULL REFERENCES users (id),
	list text NOT NULL CHECK (list IN ('people', 'users', 'cars', 'bookings', 'audit')),
	name text NOT NULL CHECK (length(trim(name)) BETWEEN 1 AND 60),
	-- Parameters of the address.
	query text NOT NULL CHECK (length(query) BETWEEN 1 AND 500),
	created_at timestamptz NOT NULL,
	CONSTRAINT admin_views_one_of_a_name UNIQUE (admin_id, list, name)
);
