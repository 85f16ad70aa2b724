-- Invoices and credit notes: numbers without gaps, amounts that add up, and rows that never change.
ALTER TABLE market_settings
	-- The tax that prices and fees contain, in percent; 0: invoices show none.
	ADD COLUMN invoice_tax_percent smallint NOT NULL DEFAULT 0
		CONSTRAINT market_settings_invoice_tax_is_sensible CHECK (invoice_tax_percent BETWEEN 0 AND 30),
	-- Who issues the invoices of the platform's fee.
	ADD COLUMN seller_name_en text NOT NULL DEFAULT 'Mishwar',
	ADD COLUMN seller_name_ar text NOT NULL DEFAULT 'مشوار',
	ADD COLUMN seller_tax_number text NOT NULL DEFAULT '';

-- The row's lock is held until the transaction ends, so that a number that was not used is given out again.
CREATE TABLE invoice_series (
	id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	-- PLATFORM_FEE: of the platform, to owners. RENTAL: of an office, to its renters.
	kind text NOT NULL CHECK (kind IN ('PLATFORM_FEE', 'RENTAL')),
	document text NOT NULL CHECK (document IN ('INVOICE', 'CREDIT_NOTE')),
	-- The account of the office; null in the platform's own series.
	owner_id uuid REFERENCES users (id),
	last_number bigint NOT NULL CONSTRAINT invoice_series_begin_with_one CHECK (last_number >= 1),
	CONSTRAINT invoice_series_of_rentals_have_an_office CHECK ((kind = 'RENTAL') = (owner_id IS NOT NULL)),
	CONSTRAINT invoice_series_one_for_each_issuer UNIQUE NULLS NOT DISTINCT (kind, document, owner_id),
	CONSTRAINT invoice_series_are_referred_to_with_their_kind UNIQUE (id, kind, document)
);
CREATE INDEX invoice_series_of_owner ON invoice_series (owner_id) WHERE owner_id IS NOT NULL;

CREATE TABLE invoices (
	id uuid PRIMARY KEY,
	series_id uuid NOT NULL,
	kind text NOT NULL CHECK (kind IN ('PLATFORM_FEE', 'RENTAL')),
	document text NOT NULL CHECK (document IN ('INVOICE', 'CREDIT_NOTE')),
	number bigint NOT NULL,
	-- Of a credit note: the invoice that it takes back, in whole or in part.
	credits_id uuid REFERENCES invoices (id),
	booking_id uuid NOT NULL REFERENCES bookings (id),
	owner_id uuid NOT NULL REFERENCES users (id),
	renter_id uuid NOT NULL REFERENCES users (id),
	issued_at timestamptz NOT NULL,
	-- The day in Amman on which the ledger entered what is invoiced.
	supplied_on date NOT NULL,
	tax_percent smallint NOT NULL CHECK (tax_percent BETWEEN 0 AND 30),
	net_fils bigint NOT NULL,
	tax_fils bigint NOT NULL,
	total_fils bigint NOT NULL CHECK (total_fils > 0),
	-- As they were called when it was issued; empty once the account was erased.
	seller_name_en text NOT NULL,
	seller_name_ar text NOT NULL,
	seller_tax_number text NOT NULL,
	buyer_name_en text NOT NULL,
	buyer_name_ar text NOT NULL,
	buyer_tax_number text NOT NULL,
	CONSTRAINT invoices_are_of_a_series FOREIGN KEY (series_id, kind, document) REFERENCES invoice_series (id, kind, document),
	CONSTRAINT invoices_have_a_number_of_their_own UNIQUE (series_id, number),
	CONSTRAINT invoices_add_up CHECK (total_fils = net_fils + tax_fils),
	-- The total contains the tax, rounded half up.
	CONSTRAINT invoices_contain_their_tax CHECK (tax_fils = (2 * total_fils * tax_percent + 100 + tax_percent) / (2 * (100 + tax_percent))),
	CONSTRAINT invoices_credit_notes_credit_one CHECK ((document = 'CREDIT_NOTE') = (credits_id IS NOT NULL))
);
CREATE UNIQUE INDEX invoices_one_for_each_booking ON invoices (booking_id, kind) WHERE document = 'INVOICE';
CREATE INDEX invoices_of_booking ON invoices (booking_id);
CREATE INDEX invoices_of_owner ON invoices (owner_id, issued_at DESC, id DESC);
CREATE INDEX invoices_of_renter ON invoices (renter_id);
CREATE INDEX invoices_newest ON invoices (issued_at DESC, id DESC);
CREATE INDEX invoices_credited ON invoices (credits_id) WHERE credits_id IS NOT NULL;

CREATE TABLE invoice_lines (
	invoice_id uuid NOT NULL REFERENCES invoices (id),
	line_no smallint NOT NULL CHECK (line_no >= 1),
	text_en text NOT NULL,
	text_ar text NOT NULL,
	quantity integer NOT NULL CHECK (quantity >= 1),
	net_fils bigint NOT NULL CHECK (net_fils >= 0),
	tax_fils bigint NOT NULL CHECK (tax_fils >= 0),
	PRIMARY KEY (invoice_id, line_no)
);

CREATE FUNCTION refuse_invoice(what text, rule text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION '%', what USING ERRCODE = '23514', CONSTRAINT = rule, TABLE = 'invoices';
END $$;

-- A series counts one by one, and each of its numbers is on a document when the transaction ends: there are no gaps.
CREATE FUNCTION invoice_series_counts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' AND NEW.last_number <> 1 THEN
		PERFORM refuse_invoice('a series begins with 1', 'invoice_series_count_one_by_one');
	ELSIF TG_OP = 'UPDATE' AND (NEW.last_number <> OLD.last_number + 1 OR to_jsonb(NEW) - 'last_number' <> to_jsonb(OLD) - 'last_number') THEN
		PERFORM refuse_invoice(format('series %s counts one by one', OLD.id), 'invoice_series_count_one_by_one');
	ELSIF TG_OP = 'DELETE' THEN
		PERFORM refuse_invoice(format('series %s stays', OLD.id), 'invoice_series_count_one_by_one');
	END IF;
	RETURN NEW;
END $$;
CREATE TRIGGER invoice_series_count_one_by_one BEFORE INSERT OR UPDATE OR DELETE ON invoice_series
	FOR EACH ROW EXECUTE FUNCTION invoice_series_counts();

CREATE FUNCTION invoice_number_is_used() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NOT EXISTS (SELECT FROM invoices WHERE series_id = NEW.id AND number = NEW.last_number) THEN
		PERFORM refuse_invoice(format('number %s of series %s is on no document', NEW.last_number, NEW.id), 'invoice_series_have_no_gaps');
	END IF;
	RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER invoice_series_have_no_gaps AFTER INSERT OR UPDATE ON invoice_series
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION invoice_number_is_used();

CREATE FUNCTION invoice_is_next() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	credited invoices;
BEGIN
	IF NEW.number <> (SELECT last_number FROM invoice_series WHERE id = NEW.series_id) THEN
		PERFORM refuse_invoice(format('%s is not the number that was counted', NEW.number), 'invoices_take_the_next_number');
	END IF;
	IF NEW.credits_id IS NOT NULL THEN
		SELECT * INTO credited FROM invoices WHERE id = NEW.credits_id;
		IF credited.document <> 'INVOICE' OR credited.kind <> NEW.kind OR credited.booking_id <> NEW.booking_id
			OR credited.tax_percent <> NEW.tax_percent
			OR credited.total_fils < NEW.total_fils + (SELECT coalesce(sum(total_fils), 0) FROM invoices WHERE credits_id = NEW.credits_id) THEN
			PERFORM refuse_invoice(format('invoice %s cannot be credited with this', NEW.credits_id), 'invoices_credit_notes_fit_their_invoice');
		END IF;
	END IF;
	RETURN NEW;
END $$;
CREATE TRIGGER invoices_take_the_next_number BEFORE INSERT ON invoices FOR EACH ROW EXECUTE FUNCTION invoice_is_next();

-- The lines make the document's amounts.
CREATE FUNCTION invoice_lines_add_up() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	document_id uuid := CASE TG_TABLE_NAME WHEN 'invoices' THEN (to_jsonb(NEW) ->> 'id')::uuid ELSE (to_jsonb(NEW) ->> 'invoice_id')::uuid END;
BEGIN
	IF NOT EXISTS (
		SELECT FROM invoices i WHERE i.id = document_id
			AND i.net_fils = (SELECT sum(net_fils) FROM invoice_lines WHERE invoice_id = i.id)
			AND i.tax_fils = (SELECT sum(tax_fils) FROM invoice_lines WHERE invoice_id = i.id)
	) THEN
		PERFORM refuse_invoice(format('the lines of document %s do not make its amounts', document_id), 'invoices_are_their_lines');
	END IF;
	RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER invoices_are_their_lines AFTER INSERT ON invoices
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION invoice_lines_add_up();
CREATE CONSTRAINT TRIGGER invoice_lines_make_the_document AFTER INSERT ON invoice_lines
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION invoice_lines_add_up();

-- What was issued stays. Only the names of an erased account become empty.
CREATE FUNCTION invoice_stays() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	names text[] := ARRAY['seller_name_en', 'seller_name_ar', 'seller_tax_number', 'buyer_name_en', 'buyer_name_ar', 'buyer_tax_number'];
	name text;
BEGIN
	IF TG_OP <> 'UPDATE' OR to_jsonb(NEW) - names <> to_jsonb(OLD) - names THEN
		PERFORM refuse_invoice('an invoice stays as it was issued', 'invoices_stay');
	END IF;
	FOREACH name IN ARRAY names LOOP
		IF to_jsonb(NEW) ->> name NOT IN (to_jsonb(OLD) ->> name, '') THEN
			PERFORM refuse_invoice('an invoice stays as it was issued', 'invoices_stay');
		END IF;
	END LOOP;
	RETURN NEW;
END $$;
CREATE TRIGGER invoices_stay BEFORE UPDATE OR DELETE ON invoices FOR EACH ROW EXECUTE FUNCTION invoice_stays();

CREATE FUNCTION invoices_are_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM refuse_invoice('an invoice stays as it was issued', 'invoices_stay');
	RETURN NULL;
END $$;
CREATE TRIGGER invoices_not_emptied BEFORE TRUNCATE ON invoices FOR EACH STATEMENT EXECUTE FUNCTION invoices_are_append_only();
CREATE TRIGGER invoice_lines_stay BEFORE UPDATE OR DELETE ON invoice_lines FOR EACH ROW EXECUTE FUNCTION invoices_are_append_only();
CREATE TRIGGER invoice_lines_not_emptied BEFORE TRUNCATE ON invoice_lines FOR EACH STATEMENT EXECUTE FUNCTION invoices_are_append_only();
