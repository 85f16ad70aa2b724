-- Of a PDF each page has to be opened before its document is approved. Looks from before, and of a former release, count for the whole document.
ALTER TABLE identity_document_views
	ADD COLUMN page smallint,
	ADD COLUMN pages smallint,
	ADD CONSTRAINT identity_document_views_page_is_one_of_the_pages CHECK ((page IS NULL) = (pages IS NULL) AND page BETWEEN 1 AND pages);
ALTER TABLE car_document_views ADD COLUMN unopened_pages smallint[] NOT NULL DEFAULT '{}';
ALTER TABLE company_paper_views ADD COLUMN unopened_pages smallint[] NOT NULL DEFAULT '{}';
