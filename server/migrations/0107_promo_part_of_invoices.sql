-- What the platform pays of the invoice of a rental for a promo code of its own: the renter owes the rest. Credit notes take back what the
-- renter paid; a process of the former release copies the amount into those that it makes, where it means nothing.
ALTER TABLE invoices ADD COLUMN promo_fils bigint NOT NULL DEFAULT 0;
ALTER TABLE invoices ADD CONSTRAINT invoices_promo_codes_pay_a_part CHECK (
	promo_fils >= 0 AND (promo_fils = 0 OR kind = 'RENTAL') AND (promo_fils <= total_fils OR document = 'CREDIT_NOTE')
);
