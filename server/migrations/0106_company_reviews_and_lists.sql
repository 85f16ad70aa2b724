-- Who has a waiting paper of a company open, and what they decided, until it is carried out: in between they may undo it.
CREATE TABLE company_paper_reviews (
	paper_id uuid PRIMARY KEY REFERENCES company_papers (id) ON DELETE CASCADE,
	reviewer_id uuid NOT NULL REFERENCES users (id),
	-- Others do not open it before then.
	claimed_until timestamptz NOT NULL,
	decision jsonb,
	carry_out_at timestamptz,
	CONSTRAINT company_paper_reviews_decision_has_its_time CHECK ((decision IS NULL) = (carry_out_at IS NULL))
);
CREATE INDEX company_paper_reviews_of_reviewer ON company_paper_reviews (reviewer_id);

-- Which admin has opened the document of which paper: it is approved by one who has. Another document is another paper.
CREATE TABLE company_paper_views (
	paper_id uuid NOT NULL REFERENCES company_papers (id) ON DELETE CASCADE,
	viewer_id uuid NOT NULL REFERENCES users (id),
	viewed_at timestamptz NOT NULL,
	PRIMARY KEY (paper_id, viewer_id)
);
CREATE INDEX company_paper_views_of_viewer ON company_paper_views (viewer_id);

-- Lists of the admins whose pages read the whole table: few cases wait among many that are decided, and few credit notes stand among many invoices.
CREATE INDEX claims_open ON claims (opened_at, id) WHERE status = 'OPEN';
CREATE INDEX renter_claims_open ON renter_claims (opened_at, id) WHERE status = 'OPEN';
CREATE INDEX renter_claims_waiting_for_a_decision ON renter_claims (coalesce(decision_due_at, answer_by), id) WHERE outcome IS NULL;
CREATE INDEX fines_open ON fines (stated_at, id) WHERE status = 'OPEN';
CREATE INDEX invoices_of_kind ON invoices (kind, document, issued_at DESC, id DESC);
CREATE INDEX invoices_of_kind_by_amount ON invoices (kind, document, total_fils DESC, id DESC);
