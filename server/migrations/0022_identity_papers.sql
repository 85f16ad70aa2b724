-- Identity documents are looked at by few, each look is written down, and they go when nobody needs them any more.
ALTER TABLE identity_checks
	ALTER COLUMN id_document_id DROP NOT NULL,
	ALTER COLUMN licence_id DROP NOT NULL,
	ADD COLUMN documents_removed_at timestamptz,
	ADD CONSTRAINT identity_checks_documents_are_both_there_until_removed CHECK (
		(documents_removed_at IS NULL) = (id_document_id IS NOT NULL) AND (documents_removed_at IS NULL) = (licence_id IS NOT NULL)
	),
	ADD CONSTRAINT identity_checks_documents_stay_while_they_are_looked_at CHECK (documents_removed_at IS NULL OR status = 'REJECTED');
-- The queue, who waits longest first; and the rejected ones whose documents are still here.
CREATE INDEX identity_checks_waiting ON identity_checks (submitted_at, id) WHERE status = 'PENDING';
CREATE INDEX identity_checks_rejected_documents ON identity_checks (decided_at) WHERE status = 'REJECTED' AND documents_removed_at IS NULL;

-- Who saw which document of whom, when and why. It outlives the document, so it names it without referring to it.
CREATE TABLE identity_document_views (
	id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
	user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
	document_id uuid NOT NULL,
	kind text NOT NULL CHECK (kind IN ('ID', 'LICENCE')),
	viewer_id uuid NOT NULL REFERENCES users (id),
	reason text NOT NULL CHECK (reason IN ('OWN', 'REVIEW', 'DISPUTE', 'AUTHORITY')),
	viewed_at timestamptz NOT NULL,
	CONSTRAINT identity_document_views_of_ones_own_are_told_apart CHECK ((reason = 'OWN') = (viewer_id = user_id))
);
CREATE INDEX identity_document_views_of_user ON identity_document_views (user_id, id DESC);
