-- One's own account: an e-mail that is still to be proved, what was agreed to, what one wants to be told by, and leaving.
ALTER TABLE users
	-- Takes the place of `email` once its owner has typed the code that was sent there.
	ADD COLUMN pending_email text CONSTRAINT users_pending_email_is_lower_case CHECK (pending_email = lower(pending_email)),
	-- Of the terms and the privacy notice: the version agreed to last; each agreement is a row of consents.
	ADD COLUMN terms_version text,
	-- The person has left; the row stays for the books, blank.
	ADD COLUMN left_at timestamptz,
	ADD CONSTRAINT users_who_left_are_blank CHECK (
		left_at IS NULL
		OR (num_nulls(email, pending_email, phone, password_hash, profile_image_id) = 5 AND kyc_status = 'NOT_SUBMITTED' AND role = 'RENTER')
	);

ALTER TABLE verification_codes
	DROP CONSTRAINT verification_codes_purpose_check,
	ADD CONSTRAINT verification_codes_purpose_is_known CHECK (purpose IN ('PHONE_SIGN_IN', 'PHONE', 'EMAIL', 'MASTER_ADMIN', 'LEAVING')),
	-- Whose account the code is for, where somebody who is signed in asked for it.
	ADD COLUMN user_id uuid REFERENCES users (id) ON DELETE CASCADE;
CREATE INDEX verification_codes_of_user ON verification_codes (user_id) WHERE user_id IS NOT NULL;

CREATE TABLE consents (
	user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
	document text NOT NULL CHECK (document IN ('TERMS', 'PRIVACY')),
	version text NOT NULL,
	agreed_at timestamptz NOT NULL,
	CONSTRAINT consents_are_given_once_for_each_version PRIMARY KEY (user_id, document, version)
);

-- Only what differs from the defaults is a row.
CREATE TABLE notification_choices (
	user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
	channel text NOT NULL CHECK (channel IN ('BELL', 'EMAIL', 'SMS')),
	topic text NOT NULL CHECK (topic IN ('BOOKINGS', 'REMINDERS', 'MESSAGES', 'MONEY', 'REVIEWS', 'ACCOUNT')),
	wanted boolean NOT NULL,
	PRIMARY KEY (user_id, channel, topic)
);
