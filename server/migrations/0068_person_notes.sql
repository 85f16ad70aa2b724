-- What admins write about a person for each other. It is deleted with the account, and part of the data that the person can download.
CREATE TABLE person_notes (
	id uuid PRIMARY KEY,
	user_id uuid NOT NULL REFERENCES users (id),
	author_id uuid NOT NULL REFERENCES users (id),
	text text NOT NULL CHECK (length(trim(text)) BETWEEN 1 AND 2000),
	written_at timestamptz NOT NULL,
	CONSTRAINT person_notes_are_not_about_their_author CHECK (author_id <> user_id)
);
CREATE INDEX person_notes_of_user ON person_notes (user_id, written_at DESC);
CREATE INDEX person_notes_of_author ON person_notes (author_id);

-- People are looked up by the plate of their car, however it is typed.
CREATE INDEX cars_plate_digits ON cars (regexp_replace(folded(plate_number), '\D', '', 'g')) WHERE plate_number IS NOT NULL;

-- Who else signs in with the same browser.
CREATE INDEX known_devices_by_device ON known_devices (device_id);
