-- Browsers that a person wants to be told on. A subscription ends with the session that made it: who signs out on a device is told nothing there.
CREATE TABLE push_subscriptions (
	id uuid PRIMARY KEY,
	user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
	session_id uuid NOT NULL REFERENCES sessions (id) ON DELETE CASCADE,
	endpoint text NOT NULL CONSTRAINT push_subscriptions_are_of_one_browser UNIQUE CHECK (length(endpoint) <= 1000),
	p256dh bytea NOT NULL CONSTRAINT push_subscriptions_key_is_a_point CHECK (length(p256dh) = 65 AND get_byte(p256dh, 0) = 4),
	auth bytea NOT NULL CONSTRAINT push_subscriptions_secret_is_16_bytes CHECK (length(auth) = 16),
	created_at timestamptz NOT NULL
);
CREATE INDEX push_subscriptions_of_user ON push_subscriptions (user_id, created_at);
CREATE INDEX push_subscriptions_of_session ON push_subscriptions (session_id);

ALTER TABLE notification_choices
	DROP CONSTRAINT notification_choices_channel_check,
	ADD CONSTRAINT notification_choices_channel_is_known CHECK (channel IN ('BELL', 'EMAIL', 'SMS', 'PUSH'));
