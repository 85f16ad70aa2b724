-- Double entry, append only. An entry that does not balance cannot be committed, and nothing that is written can be changed or taken away.
CREATE TABLE ledger_accounts (
	code text PRIMARY KEY,
	kind text NOT NULL CHECK (kind IN ('ASSET', 'LIABILITY', 'INCOME', 'EXPENSE'))
);
INSERT INTO ledger_accounts (code, kind) VALUES
	('GATEWAY_CLEARING', 'ASSET'),
	('BANK', 'ASSET'),
	('DISPUTE_RECEIVABLE', 'ASSET'),
	('RENTAL_ESCROW', 'LIABILITY'),
	('DEPOSITS_HELD', 'LIABILITY'),
	('REFUNDS_PAYABLE', 'LIABILITY'),
	('OWNER_PAYABLE', 'LIABILITY'),
	('PAYOUTS_IN_TRANSIT', 'LIABILITY'),
	('PLATFORM_REVENUE', 'INCOME'),
	('GATEWAY_FEES', 'EXPENSE'),
	('DISPUTE_LOSS', 'EXPENSE');

CREATE TABLE journal_entries (
	id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
	-- What happened, and to what: `payment-captured:{payment id}`. The same event is entered once.
	event_key text NOT NULL CONSTRAINT journal_entries_event_is_entered_once UNIQUE,
	booking_id uuid,
	occurred_at timestamptz NOT NULL,
	written_by xid8 NOT NULL DEFAULT pg_current_xact_id()
);
CREATE INDEX journal_entries_of_booking ON journal_entries (booking_id, id);

CREATE TABLE journal_lines (
	entry_id bigint NOT NULL REFERENCES journal_entries (id),
	line_no integer NOT NULL,
	account text NOT NULL REFERENCES ledger_accounts (code),
	debit_fils bigint NOT NULL DEFAULT 0 CHECK (debit_fils >= 0),
	credit_fils bigint NOT NULL DEFAULT 0 CHECK (credit_fils >= 0),
	owner_id uuid,
	PRIMARY KEY (entry_id, line_no),
	CONSTRAINT journal_lines_are_debit_or_credit CHECK ((debit_fils = 0) <> (credit_fils = 0))
);
CREATE INDEX journal_lines_of_account ON journal_lines (account, entry_id) INCLUDE (debit_fils, credit_fils);

CREATE FUNCTION journal_entry_balances() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	wanted bigint;
	lines integer;
	difference numeric;
BEGIN
	IF TG_TABLE_NAME = 'journal_entries' THEN
		wanted := NEW.id;
	ELSE
		wanted := NEW.entry_id;
	END IF;
	SELECT count(*), coalesce(sum(debit_fils), 0) - coalesce(sum(credit_fils), 0) INTO lines, difference FROM journal_lines WHERE entry_id = wanted;
	IF lines < 2 OR difference <> 0 THEN
		RAISE EXCEPTION 'journal entry % does not balance: % lines, difference % fils', wanted, lines, difference
			USING ERRCODE = '23514', CONSTRAINT = 'journal_entries_balance', TABLE = 'journal_entries';
	END IF;
	RETURN NULL;
END $$;
CREATE FUNCTION journal_line_belongs_to_open_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF (SELECT written_by FROM journal_entries WHERE id = NEW.entry_id) IS DISTINCT FROM pg_current_xact_id() THEN
		RAISE EXCEPTION 'journal entry % is closed', NEW.entry_id
			USING ERRCODE = '23514', CONSTRAINT = 'journal_entries_are_closed_at_commit', TABLE = 'journal_lines';
	END IF;
	RETURN NEW;
END $$;
CREATE FUNCTION journal_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'the journal is append only' USING ERRCODE = '23514', CONSTRAINT = 'journal_is_append_only', TABLE = TG_TABLE_NAME;
END $$;

CREATE CONSTRAINT TRIGGER journal_entries_balance AFTER INSERT ON journal_entries DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION journal_entry_balances();
CREATE CONSTRAINT TRIGGER journal_lines_balance AFTER INSERT ON journal_lines DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION journal_entry_balances();
CREATE TRIGGER journal_lines_join_open_entries BEFORE INSERT ON journal_lines FOR EACH ROW EXECUTE FUNCTION journal_line_belongs_to_open_entry();
CREATE TRIGGER journal_entries_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON journal_entries FOR EACH STATEMENT EXECUTE FUNCTION journal_is_append_only();
CREATE TRIGGER journal_lines_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON journal_lines FOR EACH STATEMENT EXECUTE FUNCTION journal_is_append_only();
