-- A stored object is deleted when its taker no longer needs it, and PostgreSQL looks each time for whoever else refers to it: by these, not by reading all cars and people.
CREATE INDEX cars_permit_document ON cars (permit_document_id) WHERE permit_document_id IS NOT NULL;
CREATE INDEX cars_registration_document ON cars (registration_document_id) WHERE registration_document_id IS NOT NULL;
CREATE INDEX cars_insurance_document ON cars (insurance_document_id) WHERE insurance_document_id IS NOT NULL;
CREATE INDEX users_profile_image ON users (profile_image_id) WHERE profile_image_id IS NOT NULL;
CREATE INDEX identity_checks_id_document ON identity_checks (id_document_id);
CREATE INDEX identity_checks_licence ON identity_checks (licence_id);
