-- An owner account may be a company. Whatever belongs to the company refers to it by its own id, so that it can later have more people than its owner.
CREATE TABLE companies (
	id uuid PRIMARY KEY,
	owner_id uuid NOT NULL REFERENCES users (id),
	name_en text NOT NULL CHECK (length(name_en) BETWEEN 2 AND 80),
	name_ar text NOT NULL CHECK (length(name_ar) BETWEEN 2 AND 80),
	logo_id uuid REFERENCES stored_objects (id),
	-- Registration and permit are approved; the permit may have ended since.
	is_licensed boolean NOT NULL DEFAULT false,
	-- The last day of the approved permit, or the day before its approval was withdrawn; null before the first approval.
	permit_ends_on date,
	-- The last warning that was sent about this permit, in days before its end; 0: its end was announced.
	permit_warned_days smallint CHECK (permit_warned_days IN (30, 7, 1, 0)),
	created_at timestamptz NOT NULL,
	updated_at timestamptz NOT NULL,
	CONSTRAINT companies_are_licensed_until_a_day CHECK (NOT is_licensed OR permit_ends_on IS NOT NULL)
);
CREATE UNIQUE INDEX companies_one_for_each_owner ON companies (owner_id);
CREATE INDEX companies_by_end_of_permit ON companies (permit_ends_on) WHERE permit_warned_days IS DISTINCT FROM 0 AND permit_ends_on IS NOT NULL;
CREATE INDEX companies_newest ON companies (created_at DESC, id DESC);
CREATE INDEX companies_logo ON companies (logo_id) WHERE logo_id IS NOT NULL;

CREATE TABLE company_papers (
	id uuid PRIMARY KEY,
	company_id uuid NOT NULL REFERENCES companies (id) ON DELETE CASCADE,
	kind text NOT NULL CHECK (kind IN ('REGISTRATION', 'PERMIT', 'TAX')),
	number text NOT NULL CHECK (length(number) BETWEEN 1 AND 40),
	expires_on date,
	-- Null once a rejected, replaced or withdrawn document was deleted.
	document_id uuid REFERENCES stored_objects (id),
	status text NOT NULL DEFAULT 'PENDING' CHECK (status IN ('PENDING', 'APPROVED', 'REJECTED', 'REPLACED', 'WITHDRAWN')),
	notes text,
	submitted_at timestamptz NOT NULL,
	decided_by uuid REFERENCES users (id),
	decided_at timestamptz,
	CONSTRAINT company_papers_permits_expire CHECK ((kind = 'PERMIT') = (expires_on IS NOT NULL)),
	CONSTRAINT company_papers_are_decided_with_a_time CHECK ((status = 'PENDING') = (decided_at IS NULL)),
	CONSTRAINT company_papers_say_why_not CHECK (status NOT IN ('REJECTED', 'WITHDRAWN') OR notes IS NOT NULL),
	CONSTRAINT company_papers_that_count_have_a_document CHECK (status NOT IN ('PENDING', 'APPROVED') OR document_id IS NOT NULL)
);
CREATE UNIQUE INDEX company_papers_one_waits_for_each_kind ON company_papers (company_id, kind) WHERE status = 'PENDING';
CREATE UNIQUE INDEX company_papers_one_is_approved_for_each_kind ON company_papers (company_id, kind) WHERE status = 'APPROVED';
CREATE INDEX company_papers_of_company ON company_papers (company_id, submitted_at DESC);
CREATE INDEX company_papers_waiting ON company_papers (submitted_at, company_id) WHERE status = 'PENDING';
CREATE INDEX company_papers_document ON company_papers (document_id) WHERE document_id IS NOT NULL;

CREATE TABLE company_branches (
	id uuid PRIMARY KEY,
	company_id uuid NOT NULL REFERENCES companies (id) ON DELETE CASCADE,
	sort smallint NOT NULL,
	city text NOT NULL,
	address_en text NOT NULL CHECK (length(address_en) BETWEEN 3 AND 200),
	address_ar text NOT NULL CHECK (length(address_ar) BETWEEN 3 AND 200),
	opens_minute smallint NOT NULL CHECK (opens_minute BETWEEN 0 AND 1410),
	closes_minute smallint NOT NULL CHECK (closes_minute BETWEEN 30 AND 1440),
	-- Days of the week without opening hours, 0 is Sunday.
	closed_on smallint[] NOT NULL DEFAULT '{}' CHECK (closed_on <@ ARRAY[0, 1, 2, 3, 4, 5, 6]::smallint[] AND cardinality(closed_on) <= 6),
	CONSTRAINT company_branches_open_before_they_close CHECK (opens_minute < closes_minute)
);
CREATE INDEX company_branches_of_company ON company_branches (company_id, sort);

-- The licensed office that a booking was made with, as it was then; null for a person, and for an office that was not licensed.
ALTER TABLE bookings ADD COLUMN office jsonb;

-- Whether a super admin has chosen which plates may be rented out. Until then `rental_plates_only` is nobody's decision, and the console asks for it.
ALTER TABLE market_settings ADD COLUMN rental_plates_decided boolean NOT NULL DEFAULT false;
