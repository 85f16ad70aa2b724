-- A delivery claims its message for a limited time, sends it outside any transaction, and records the result.
ALTER TABLE outbox_messages
	-- Until then one process delivers it. Null while nobody does.
	ADD COLUMN claimed_until timestamptz,
	-- Attempts whose process ended before the result was recorded: they may have been delivered.
	ADD COLUMN uncertain_attempts integer NOT NULL DEFAULT 0 CHECK (uncertain_attempts >= 0),
	ADD CONSTRAINT outbox_messages_only_waiting_ones_are_claimed CHECK (claimed_until IS NULL OR status = 'WAITING');
CREATE INDEX outbox_messages_uncertain ON outbox_messages (channel) WHERE uncertain_attempts > 0;
