-- What waits for an admin is counted for their menu without reading all bookings.
CREATE INDEX bookings_of_contested_no_shows ON bookings (no_show_contested_at) WHERE no_show_contested_at IS NOT NULL AND no_show_closed_at IS NULL;

-- The admins' list of reviews: its filters can be saved, few of many are hidden, and words of the text find one.
ALTER TABLE admin_views
	DROP CONSTRAINT admin_views_are_of_a_list,
	ADD CONSTRAINT admin_views_are_of_a_list CHECK (list IN (
		'people', 'users', 'cars', 'bookings', 'audit', 'claims', 'renter-claims', 'fines', 'reports', 'goodwill', 'tickets', 'companies',
		'payouts', 'settlements', 'invoices', 'promo-codes', 'reviews'
	));
CREATE INDEX reviews_hidden ON reviews (created_at DESC, id DESC) WHERE hidden_at IS NOT NULL;
CREATE INDEX reviews_found_by ON reviews USING gin (folded(body || ' ' || coalesce(answer, '')) gin_trgm_ops);
