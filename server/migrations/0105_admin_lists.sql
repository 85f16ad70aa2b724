-- Lists of the admins: filters can be saved for all of them, and each is read in its orders and found by words without reading a table that grows.

ALTER TABLE admin_views
	DROP CONSTRAINT admin_views_list_check,
	ADD CONSTRAINT admin_views_are_of_a_list CHECK (list IN (
		'people', 'users', 'cars', 'bookings', 'audit', 'claims', 'renter-claims', 'fines', 'reports', 'goodwill', 'tickets', 'companies',
		'payouts', 'settlements', 'invoices', 'promo-codes'
	));

CREATE INDEX claims_decided_last ON claims (decided_at DESC, id DESC) WHERE outcome IS NOT NULL;
CREATE INDEX claims_by_amount ON claims (claimed_fils DESC, id DESC);
CREATE INDEX renter_claims_decided_last ON renter_claims (decided_at DESC, id DESC) WHERE outcome IS NOT NULL;
CREATE INDEX renter_claims_by_amount ON renter_claims (claimed_fils DESC, id DESC);
CREATE INDEX fines_decided_last ON fines (decided_at DESC, id DESC) WHERE granted_fils IS NOT NULL;
CREATE INDEX fines_by_amount ON fines (amount_fils DESC, id DESC);
CREATE INDEX goodwill_by_amount ON goodwill (amount_fils DESC, id DESC);
CREATE INDEX reports_by_police_number ON reports (upper(police_report_number)) WHERE police_report_number IS NOT NULL;

-- Whom a request is from if not from an account, and what it is about.
CREATE INDEX tickets_found_by ON tickets USING gin (folded(subject || ' ' || coalesce(guest_name, '') || ' ' || coalesce(guest_email, '')) gin_trgm_ops);
CREATE INDEX tickets_of_context ON tickets (context_id) WHERE context_id IS NOT NULL;

CREATE INDEX payouts_by_state ON payouts (state, created_at DESC, id DESC);
CREATE INDEX payouts_by_amount ON payouts (state, amount_fils DESC, id DESC);
CREATE INDEX payouts_by_reference ON payouts (upper(bank_reference) text_pattern_ops) WHERE bank_reference IS NOT NULL;

CREATE INDEX settlements_by_status ON settlements (status, created_at DESC, id DESC);
CREATE INDEX settlements_by_amount ON settlements (
	(total_fils - platform_fee_fils + deposit_captured_fils - renter_refund_fils + renter_refund_fee_fils) DESC, id DESC
);

CREATE INDEX invoices_by_amount ON invoices (total_fils DESC, id DESC);
CREATE INDEX invoices_by_number ON invoices (number);
