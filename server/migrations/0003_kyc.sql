-- Identity checks: each submission is a row; the newest one is where the person stands.
CREATE TABLE identity_checks (
	id uuid PRIMARY KEY,
	user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
	status text NOT NULL CHECK (status IN ('PENDING', 'APPROVED', 'REJECTED')),
	id_document_id uuid NOT NULL REFERENCES stored_objects (id),
	licence_id uuid NOT NULL REFERENCES stored_objects (id),
	licence_expires_on date,
	notes text,
	submitted_at timestamptz NOT NULL,
	decided_at timestamptz,
	decided_by uuid REFERENCES users (id),
	CONSTRAINT identity_checks_rejection_says_why CHECK (status <> 'REJECTED' OR length(trim(notes)) > 0),
	CONSTRAINT identity_checks_decision_has_a_time CHECK ((status = 'PENDING') = (decided_at IS NULL))
);
CREATE UNIQUE INDEX identity_checks_one_open_or_approved ON identity_checks (user_id) WHERE status IN ('PENDING', 'APPROVED');
CREATE INDEX identity_checks_of_user ON identity_checks (user_id, submitted_at DESC);
