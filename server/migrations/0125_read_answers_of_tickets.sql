-- How many answers a request to the support has, and how many of them its person has read: requests are conversations of the inbox.
ALTER TABLE tickets
	ADD COLUMN answers integer NOT NULL DEFAULT 0,
	ADD COLUMN read_answers integer NOT NULL DEFAULT 0,
	-- former release: it leaves both columns to their defaults.
	ADD CONSTRAINT tickets_are_read_as_far_as_they_go CHECK (read_answers BETWEEN 0 AND answers);

-- Answers from before the inbox had them were sent by e-mail, and count as read.
UPDATE tickets SET answers = counted.answers, read_answers = counted.answers
FROM (SELECT ticket_id, count(*)::integer AS answers FROM ticket_messages WHERE kind = 'ANSWER' GROUP BY ticket_id) counted
WHERE counted.ticket_id = tickets.id;

CREATE INDEX tickets_unread ON tickets (user_id) WHERE read_answers < answers;
