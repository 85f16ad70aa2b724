-- Who has a waiting car, or the change of a verified one, open, and what they decided, until it is carried out: in between they may undo it.
CREATE TABLE car_reviews (
	car_id uuid PRIMARY KEY REFERENCES cars (id) ON DELETE CASCADE,
	reviewer_id uuid NOT NULL REFERENCES users (id),
	-- Others do not open it before then.
	claimed_until timestamptz NOT NULL,
	decision jsonb,
	carry_out_at timestamptz,
	CONSTRAINT car_reviews_decision_has_its_time CHECK ((decision IS NULL) = (carry_out_at IS NULL))
);
CREATE INDEX car_reviews_of_reviewer ON car_reviews (reviewer_id);

-- Which admin has opened which document of a car: a car is verified by one who has opened all of them. A document that is replaced has to be opened too.
CREATE TABLE car_document_views (
	document_id uuid NOT NULL REFERENCES stored_objects (id) ON DELETE CASCADE,
	viewer_id uuid NOT NULL REFERENCES users (id),
	viewed_at timestamptz NOT NULL,
	PRIMARY KEY (document_id, viewer_id)
);
CREATE INDEX car_document_views_of_viewer ON car_document_views (viewer_id);
