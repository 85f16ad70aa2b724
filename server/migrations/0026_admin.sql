-- What the people who run the marketplace do: suspending, giving roles, changing settings, and finding all of it again in the log.

-- Names and addresses as they are searched: case, hamza seats, harakat and Arabic-Indic digits make no difference.
CREATE FUNCTION folded(given text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN
	lower(translate(given, 'أإآٱةىئؤ٠١٢٣٤٥٦٧٨٩ًٌٍَُِّْٰـ', 'ااااهييو0123456789'));

ALTER TABLE users
	ADD COLUMN suspension_reason text CHECK (length(trim(suspension_reason)) BETWEEN 1 AND 500),
	ADD COLUMN suspended_by uuid REFERENCES users (id) ON DELETE SET NULL,
	ADD COLUMN found_by text GENERATED ALWAYS AS (
		folded(first_name || ' ' || last_name || ' ' || coalesce(display_name_ar, '') || ' ' || coalesce(email, '') || ' ' || coalesce(phone, ''))
	) STORED,
	ADD CONSTRAINT users_only_the_suspended_have_a_reason CHECK (suspended_at IS NOT NULL OR (suspension_reason IS NULL AND suspended_by IS NULL));
CREATE INDEX users_newest ON users (created_at DESC, id DESC);
CREATE INDEX users_found_by ON users USING gin (found_by gin_trgm_ops);
CREATE INDEX users_suspended_by ON users (suspended_by) WHERE suspended_by IS NOT NULL;

-- Somebody has to be left who can give roles back. One after the other: two who took the role from each other would each still see the other.
CREATE FUNCTION one_super_admin_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF OLD.role = 'SUPER_ADMIN' AND OLD.suspended_at IS NULL
		AND (TG_OP = 'DELETE' OR NEW.role <> 'SUPER_ADMIN' OR NEW.suspended_at IS NOT NULL)
	THEN
		PERFORM pg_advisory_xact_lock(hashtextextended('super-admins:all', 0));
		IF NOT EXISTS (SELECT FROM users WHERE role = 'SUPER_ADMIN' AND suspended_at IS NULL AND id <> OLD.id) THEN
			RAISE EXCEPTION 'user % is the last super admin', OLD.id
				USING ERRCODE = '23514', CONSTRAINT = 'users_one_super_admin_stays', TABLE = 'users';
		END IF;
	END IF;
	RETURN NULL;
END $$;
CREATE TRIGGER users_one_super_admin_stays AFTER UPDATE OF role, suspended_at OR DELETE ON users
	FOR EACH ROW EXECUTE FUNCTION one_super_admin_stays();

-- Sessions that a suspension ended: the browser that still has one is told why, once it asks.
CREATE TABLE suspended_sessions (
	token_hash bytea PRIMARY KEY,
	user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
	ended_at timestamptz NOT NULL
);
CREATE INDEX suspended_sessions_of_user ON suspended_sessions (user_id);

-- Kept in step by the suspension of its owner: search and booking ask the car alone.
ALTER TABLE cars ADD COLUMN owner_suspended boolean NOT NULL DEFAULT false;
CREATE INDEX cars_waiting_for_verification ON cars (submitted_at, id)
	WHERE verification_status = 'PENDING' AND submitted_at IS NOT NULL AND deleted_at IS NULL;
CREATE INDEX cars_newest ON cars (created_at DESC, id DESC);

ALTER TABLE market_settings
	ADD COLUMN changed_by uuid REFERENCES users (id) ON DELETE SET NULL,
	ADD CONSTRAINT market_settings_longest_rental_is_a_year_at_most CHECK (max_rental_days <= 365),
	ADD CONSTRAINT market_settings_claims_are_made_within_two_weeks CHECK (claim_window_hours <= 336),
	ADD CONSTRAINT market_settings_claims_are_answered_within_two_weeks CHECK (claim_answer_hours <= 336);

-- A booking points at the version that it was made under: that version says the same for ever.
CREATE FUNCTION settings_are_only_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE' AND to_jsonb(NEW) - 'changed_by' = to_jsonb(OLD) - 'changed_by' THEN
		RETURN NEW;
	END IF;
	RAISE EXCEPTION 'a version of the settings is never changed'
		USING ERRCODE = '23514', CONSTRAINT = 'market_settings_versions_stay', TABLE = 'market_settings';
END $$;
CREATE TRIGGER market_settings_versions_stay BEFORE UPDATE OR DELETE ON market_settings
	FOR EACH ROW EXECUTE FUNCTION settings_are_only_added();

CREATE INDEX audit_entries_of_actor ON audit_entries (actor_id, id);
CREATE INDEX audit_entries_of_action ON audit_entries (action, id);
CREATE INDEX audit_entries_by_time ON audit_entries (created_at, id);
