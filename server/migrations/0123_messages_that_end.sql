-- A code or link is not sent once it has ended: after an outage of the mail server or of SMS it would only cost money, and be typed in vain.
ALTER TABLE outbox_messages ADD COLUMN expires_at timestamptz;
