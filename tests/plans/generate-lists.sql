-- Bookings are found by their number. A row of each list of the admins for each of the twenty thousand bookings: a hundred wait for a decision, a hundred for an answer, all others are decided.
SET session_replication_role = replica;
UPDATE bookings SET found_by = replace(id::text, '-', ' ');
CREATE TEMP TABLE listed AS
SELECT *, CASE WHEN nth <= 100 THEN 'CONTESTED' WHEN nth <= 200 THEN 'OPEN' END AS waits, 10000 + (nth * 7919 % 9000) * 10 AS fils,
	now() + (CASE WHEN nth <= 100 THEN -1 ELSE 1 END) * interval '1 day' AS due
FROM (SELECT id, owner_id, renter_id, car_id, created_at AS at, row_number() OVER (ORDER BY created_at DESC) AS nth FROM bookings) b;

INSERT INTO claims (id, booking_id, owner_id, renter_id, car_id, status, deposit_fils, claimed_fils, opened_at, answer_by, decision_due_at, contested_at, contest_reason,
	outcome, decided_at, decided_by, granted_fils, from_deposit_fils)
SELECT gen_random_uuid(), id, owner_id, renter_id, car_id, coalesce(waits, 'ACCEPTED'), 200000, fils, at, CASE WHEN waits = 'OPEN' THEN due ELSE at + interval '2 days' END,
	CASE WHEN waits = 'CONTESTED' THEN due END, CASE WHEN waits = 'CONTESTED' THEN at END, CASE WHEN waits = 'CONTESTED' THEN 'No.' END,
	CASE WHEN waits IS NULL THEN 'ACCEPTED' END, CASE WHEN waits IS NULL THEN at END, CASE WHEN waits IS NULL THEN renter_id END,
	CASE WHEN waits IS NULL THEN fils END, CASE WHEN waits IS NULL THEN fils END FROM listed;
INSERT INTO renter_claims (id, booking_id, owner_id, renter_id, car_id, status, reason, claimed_fils, opened_at, answer_by, decision_due_at, contested_at, contest_reason,
	outcome, decided_at, decided_by, granted_fils, fee_fils)
SELECT gen_random_uuid(), booking_id, owner_id, renter_id, car_id, status, 'Fuel.', claimed_fils, opened_at, answer_by, decision_due_at, contested_at, contest_reason,
	outcome, decided_at, decided_by, granted_fils, CASE WHEN outcome IS NOT NULL THEN 0 END FROM claims;
INSERT INTO fines (id, booking_id, amount_fils, offence_at, photo_sha256, status, stated_at, answer_by, decision_due_at, contested_at, contest_reason, decided_at, decided_by, granted_fils)
SELECT gen_random_uuid(), booking_id, claimed_fils, opened_at, sha256(booking_id::text::bytea), status, opened_at, answer_by, decision_due_at, contested_at, contest_reason,
	decided_at, decided_by, granted_fils FROM claims;
INSERT INTO goodwill (id, booking_id, recipient, recipient_id, amount_fils, reason, state, above_cap, requested_by, requested_at, decided_by, decided_at)
SELECT gen_random_uuid(), id, 'RENTER', renter_id, fils, 'Sorry.', CASE WHEN waits IS NULL THEN 'GRANTED' ELSE 'REQUESTED' END, true, owner_id, at,
	CASE WHEN waits IS NULL THEN car_id END, CASE WHEN waits IS NULL THEN at END FROM listed;
INSERT INTO reports (id, booking_id, reporter_id, side, kind, text, police_report_number, created_at, due_at, outcome, decided_at, decided_by, note, refund_fils)
SELECT gen_random_uuid(), id, renter_id, 'RENTER', 'ACCIDENT', 'A dent.', 'AMMAN/' || nth, at, at + interval '1 day', CASE WHEN waits IS NULL THEN 'HELP_AND_GO_ON' END,
	CASE WHEN waits IS NULL THEN at END, CASE WHEN waits IS NULL THEN owner_id END, CASE WHEN waits IS NULL THEN 'Seen.' END, CASE WHEN waits IS NULL THEN 0 END FROM listed;
INSERT INTO reviews (id, booking_id, side, author_id, subject_id, car_id, rating, body, created_at, reveals_at, revealed_at, hidden_at, hidden_reason)
SELECT gen_random_uuid(), id, 'RENTER', renter_id, owner_id, car_id, 5, 'Trip ' || nth, at, at, at, CASE WHEN waits = 'OPEN' THEN at END, CASE WHEN waits = 'OPEN' THEN 'Rude.' END FROM listed;
INSERT INTO review_reports (id, review_id, reporter_id, reason, created_at, closed_at)
SELECT gen_random_uuid(), r.id, r.subject_id, 'UNTRUE', r.created_at, CASE WHEN l.waits IS NULL THEN now() END FROM reviews r JOIN listed l ON l.id = r.booking_id WHERE r.body LIKE 'Trip %';
INSERT INTO tickets (id, user_id, language, subject, context_kind, context_id, booking_id, status, assignee_id, created_at, active_at, waiting_since, solved_at)
SELECT gen_random_uuid(), renter_id, 'en', 'Question ' || nth, 'booking', id, id, CASE waits WHEN 'CONTESTED' THEN 'OPEN' WHEN 'OPEN' THEN 'WAITING_FOR_PERSON' ELSE 'SOLVED' END,
	owner_id, at, at, CASE WHEN waits = 'CONTESTED' THEN at END, CASE WHEN waits IS NULL THEN at END FROM listed;
INSERT INTO payouts (id, booking_id, owner_id, source, amount_fils, state, created_at, due_at, attempt, sent_at, paid_at, bank_reference)
SELECT gen_random_uuid(), id, owner_id, 'SETTLEMENT', fils, CASE WHEN waits = 'CONTESTED' THEN 'FAILED' WHEN waits = 'OPEN' THEN 'PENDING' ELSE 'PAID' END, at, at, 1, at,
	CASE WHEN waits IS NULL THEN at END, CASE WHEN waits IS NULL THEN 'BY_HAND' END FROM listed;
INSERT INTO settlements (id, booking_id, owner_id, renter_id, car_id, car_category, daily_rate_fils, days, total_fils, platform_fee_percent, platform_fee_fils, deposit_held_fils,
	deposit_released_fils, deposit_status, status, claims_until, created_at, calculated_at, paid_at)
SELECT gen_random_uuid(), id, owner_id, renter_id, car_id, 'Sedan', fils, 1, fils, 0, 0, 90000, CASE WHEN waits IS NULL THEN 90000 ELSE 0 END, CASE WHEN waits IS NULL THEN 'released' ELSE 'held' END,
	CASE WHEN waits = 'CONTESTED' THEN 'DISPUTED' WHEN waits = 'OPEN' THEN 'PENDING' ELSE 'PAID' END, at, at, CASE WHEN waits IS NULL THEN at END, CASE WHEN waits IS NULL THEN at END FROM listed;
INSERT INTO invoices (id, series_id, kind, document, number, booking_id, owner_id, renter_id, issued_at, supplied_on, tax_percent, net_fils, tax_fils, total_fils, credits_id,
	seller_name_en, seller_name_ar, seller_tax_number, buyer_name_en, buyer_name_ar, buyer_tax_number)
SELECT gen_random_uuid(), '00000000-0000-4000-8000-0000000000bb', 'PLATFORM_FEE', CASE WHEN waits IS NULL THEN 'INVOICE' ELSE 'CREDIT_NOTE' END, nth, id, owner_id, renter_id, at, at::date, 0, fils, 0, fils,
	CASE WHEN waits IS NOT NULL THEN id END, 'S', 'S', '', 'B', 'B', '' FROM listed;
SET session_replication_role = DEFAULT;
