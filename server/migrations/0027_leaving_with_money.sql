-- Whoever leaves is forgotten where they were paid to, and in what was typed of claims; the amounts stay.
ALTER TABLE payout_details
	-- The person has left. What was sent there keeps the last four of an IBAN, by which the bank finds the transfer.
	ADD COLUMN forgotten_at timestamptz,
	ADD COLUMN kept_ending text CHECK (length(kept_ending) <= 4),
	DROP CONSTRAINT payout_details_are_an_account_or_an_alias,
	ADD CONSTRAINT payout_details_are_an_account_or_an_alias CHECK (
		CASE
			WHEN forgotten_at IS NOT NULL THEN num_nulls(iban, holder_name, cliq_alias) = 3 AND kept_ending IS NOT NULL
			WHEN kept_ending IS NOT NULL THEN false
			WHEN kind = 'IBAN' THEN iban IS NOT NULL AND holder_name IS NOT NULL AND cliq_alias IS NULL
			ELSE cliq_alias IS NOT NULL AND iban IS NULL AND holder_name IS NULL
		END
	);

-- Words that were forgotten read '—'. Nothing else of a claim may change so.
CREATE FUNCTION words_stay_or_go(before jsonb, after jsonb, words text[]) RETURNS boolean LANGUAGE sql IMMUTABLE RETURN
	after - words = before - words
	AND NOT EXISTS (SELECT FROM unnest(words) AS word WHERE before -> word <> after -> word AND after ->> word <> '—');

-- Evidence stays until the claim is over; then photos may go, and what was typed.
CREATE OR REPLACE FUNCTION claim_evidence_stays() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	before jsonb := to_jsonb(OLD);
	is_over boolean;
BEGIN
	IF TG_OP = 'UPDATE' AND TG_TABLE_NAME = 'claim_items'
		AND before ->> 'granted_fils' IS NULL AND to_jsonb(NEW) - 'granted_fils' = before - 'granted_fils' THEN
		RETURN NEW;
	END IF;
	SELECT outcome IS NOT NULL AND (excess_fils = 0 OR excess_paid_at IS NOT NULL OR excess_written_off_at IS NOT NULL)
		INTO is_over FROM claims WHERE id = (before ->> 'claim_id')::uuid;
	IF is_over AND TG_OP = 'UPDATE' AND TG_TABLE_NAME = 'claim_items' AND words_stay_or_go(before, to_jsonb(NEW), '{description}') THEN
		RETURN NEW;
	END IF;
	IF is_over AND TG_OP = 'DELETE' AND TG_TABLE_NAME = 'claim_photos' THEN
		RETURN OLD;
	END IF;
	RAISE EXCEPTION 'what was claimed stays as it is' USING ERRCODE = '23514', CONSTRAINT = 'claim_evidence_stays', TABLE = TG_TABLE_NAME;
END $$;

CREATE OR REPLACE FUNCTION decided_claim_stays() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	excess text[] := '{excess_paid_at,excess_written_off_at,excess_written_off_by,excess_write_off_note}';
	words text[] := '{note,contest_reason,decision_note,excess_write_off_note}';
BEGIN
	IF TG_OP = 'DELETE' OR (OLD.outcome IS NOT NULL
		AND to_jsonb(NEW) - excess <> to_jsonb(OLD) - excess
		AND NOT words_stay_or_go(to_jsonb(OLD), to_jsonb(NEW), words)) THEN
		RAISE EXCEPTION 'claim % is decided', OLD.id
			USING ERRCODE = '23514', CONSTRAINT = 'claims_decided_ones_stay', TABLE = 'claims';
	END IF;
	RETURN NEW;
END $$;
-- Looked for when a person takes their data along, or leaves.
CREATE INDEX claims_of_owner ON claims (owner_id);
CREATE INDEX claims_of_renter ON claims (renter_id);
CREATE INDEX reviews_of_author ON reviews (author_id);
CREATE INDEX review_reports_of_reporter ON review_reports (reporter_id);
