-- What the documents say about the driver: typed by the person, confirmed by an admin beside the pictures. Null where it was never asked.
ALTER TABLE identity_checks
	ADD COLUMN birth_date date,
	-- ISO 3166-1 alpha-2.
	ADD COLUMN nationality text CHECK (nationality ~ '^[A-Z]{2}$'),
	ADD COLUMN licence_number text CHECK (length(licence_number) BETWEEN 3 AND 30),
	ADD COLUMN licence_class text CHECK (length(licence_class) BETWEEN 1 AND 20),
	ADD COLUMN licence_issued_on date,
	-- As handed in; licence_expires_on is what counts for bookings, and follows when an admin has confirmed it.
	ADD COLUMN licence_stated_expiry date,
	ADD COLUMN licence_script text CHECK (licence_script IN ('ARABIC', 'LATIN', 'OTHER')),
	-- The international permit that goes with a licence in another script.
	ADD COLUMN permit_id uuid REFERENCES stored_objects (id),
	ADD COLUMN details_state text CHECK (details_state IN ('WAITING', 'CONFIRMED', 'REJECTED')),
	-- When somebody whose identity was approved before handed in the details.
	ADD COLUMN details_submitted_at timestamptz,
	-- What a rejection asks for again; both empty: everything.
	ADD COLUMN rejected_documents text[] NOT NULL DEFAULT '{}' CHECK (rejected_documents <@ ARRAY['ID', 'LICENCE', 'PERMIT']),
	ADD COLUMN rejected_fields text[] NOT NULL DEFAULT '{}' CHECK (
		rejected_fields <@ ARRAY['birthDate', 'nationality', 'licenceNumber', 'licenceClass', 'licenceIssuedOn', 'licenceExpiresOn', 'licenceScript']
	),
	ADD CONSTRAINT identity_checks_details_are_whole CHECK (
		num_nonnulls(birth_date, nationality, licence_number, licence_class, licence_issued_on, licence_stated_expiry, licence_script, details_state)
			IN (0, 8)
	),
	ADD CONSTRAINT identity_checks_licence_is_younger_than_its_driver CHECK (licence_issued_on >= birth_date + interval '16 years'),
	ADD CONSTRAINT identity_checks_licence_expires_after_its_issue CHECK (licence_stated_expiry > licence_issued_on),
	ADD CONSTRAINT identity_checks_other_script_has_a_permit CHECK (
		licence_script <> 'OTHER' OR permit_id IS NOT NULL OR documents_removed_at IS NOT NULL
	);
CREATE INDEX identity_checks_permit ON identity_checks (permit_id) WHERE permit_id IS NOT NULL;
CREATE INDEX identity_checks_details_waiting ON identity_checks (details_submitted_at, id) WHERE status = 'APPROVED' AND details_state = 'WAITING';

-- What a person has handed over so far, one by one; it becomes a submission when nothing is missing any more.
CREATE TABLE identity_drafts (
	user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
	id_document_id uuid REFERENCES stored_objects (id),
	licence_id uuid REFERENCES stored_objects (id),
	permit_id uuid REFERENCES stored_objects (id),
	details jsonb,
	updated_at timestamptz NOT NULL
);
CREATE INDEX identity_drafts_id_document ON identity_drafts (id_document_id) WHERE id_document_id IS NOT NULL;
CREATE INDEX identity_drafts_licence ON identity_drafts (licence_id) WHERE licence_id IS NOT NULL;
CREATE INDEX identity_drafts_permit ON identity_drafts (permit_id) WHERE permit_id IS NOT NULL;
CREATE INDEX identity_drafts_updated ON identity_drafts (updated_at);

ALTER TABLE identity_document_views
	DROP CONSTRAINT identity_document_views_kind_check,
	ADD CONSTRAINT identity_document_views_kind_check CHECK (kind IN ('ID', 'LICENCE', 'PERMIT'));

-- The age from which people may rent, and the most that an owner may ask of a driver.
ALTER TABLE market_settings
	ADD COLUMN minimum_driver_age integer NOT NULL DEFAULT 18 CHECK (minimum_driver_age BETWEEN 18 AND 30),
	ADD COLUMN most_driver_age_asked integer NOT NULL DEFAULT 25 CHECK (most_driver_age_asked BETWEEN 18 AND 40),
	ADD COLUMN most_licence_years_asked integer NOT NULL DEFAULT 3 CHECK (most_licence_years_asked BETWEEN 0 AND 10);

-- What a car asks of its driver; 0: nothing.
ALTER TABLE cars
	ADD COLUMN driver_age integer NOT NULL DEFAULT 0 CHECK (driver_age BETWEEN 0 AND 40),
	ADD COLUMN driver_licence_years integer NOT NULL DEFAULT 0 CHECK (driver_licence_years BETWEEN 0 AND 10);
