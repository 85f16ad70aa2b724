-- A quarter of a busy office on the generated cars: from 30 days ago a stay of three days in every five, four of five of them booked, the others blocked.
SET session_replication_role = replica;
DELETE FROM car_occupancy;
INSERT INTO users (id, email, first_name, last_name, role, created_at)
SELECT gen_random_uuid(), 'renter-' || g || '@mishwar.test', 'Renter', 'Number ' || g, 'RENTER', now() FROM generate_series(1, 100) g;
CREATE TEMP TABLE stays AS
SELECT gen_random_uuid() AS id, car.id AS car_id, car.owner_id, slot % 5 = 4 AS is_block,
	(SELECT array_agg(id) FROM users WHERE email LIKE 'renter-%') [1 + (car.number + slot) % 100] AS renter_id,
	date_trunc('day', now()) + (slot * 5 - 30 + car.number % 3) * interval '1 day' + interval '7 hours' AS starts_at
FROM (SELECT id, owner_id, row_number() OVER (ORDER BY id) AS number FROM cars) car, generate_series(0, 23) slot;
INSERT INTO bookings (id, car_id, owner_id, renter_id, starts_at, ends_at, days, daily_rate_fils, base_fils, discount_fils, fees_fils, total_fils, deposit_fils,
	platform_fee_fils, policy_snapshot, settings_version, status, payment_status, hold_expires_at, paid_at, confirmed_at, checked_in_at, returned_at, completed_at, created_at)
SELECT id, car_id, owner_id, renter_id, starts_at, starts_at + interval '3 days', 3, 30000, 90000, 0, 0, 90000, 100000, 10800, '{}', 1,
	CASE WHEN starts_at < now() - interval '4 days' THEN 'COMPLETED' ELSE 'CONFIRMED' END, 'PAID', starts_at, starts_at - interval '20 days', starts_at - interval '20 days',
	CASE WHEN starts_at < now() THEN starts_at END, CASE WHEN starts_at < now() - interval '4 days' THEN starts_at + interval '3 days' END,
	CASE WHEN starts_at < now() - interval '4 days' THEN starts_at + interval '3 days' END, starts_at - interval '20 days'
FROM stays WHERE NOT is_block;
INSERT INTO car_occupancy (id, car_id, kind, booking_id, starts_at, ends_at)
SELECT gen_random_uuid(), car_id, CASE WHEN is_block THEN 'BLOCK' ELSE 'BOOKING' END, CASE WHEN NOT is_block THEN id END, starts_at, starts_at + interval '3 days 4 hours' FROM stays;
ANALYZE bookings, car_occupancy, users;
