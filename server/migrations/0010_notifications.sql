-- The bell: one row for each person and event.
CREATE TABLE notifications (
	id uuid PRIMARY KEY,
	user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
	type text NOT NULL,
	-- The event that it tells of; told once to each person, however often the job runs.
	event_key text NOT NULL,
	title jsonb NOT NULL,
	body jsonb NOT NULL,
	action_url text CONSTRAINT notifications_lead_to_our_own_pages CHECK (action_url ~ '^/[^/\\]'),
	is_read boolean NOT NULL DEFAULT false,
	created_at timestamptz NOT NULL,
	CONSTRAINT notifications_tell_once UNIQUE (user_id, event_key)
);
CREATE INDEX notifications_of_user ON notifications (user_id, created_at DESC, id DESC);
CREATE INDEX notifications_unread ON notifications (user_id) WHERE NOT is_read;
