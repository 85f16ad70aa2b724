-- Twenty thousand users with a session each, and as many bookings: five hundred renters and five hundred owners have forty of them each.
SET session_replication_role = replica;
INSERT INTO users (id, email, first_name, last_name, role, created_at)
SELECT md5('person ' || g)::uuid, 'person-' || g || '@mishwar.test', 'Person', 'No. ' || g, 'RENTER', now() FROM generate_series(1, 20000) g;
INSERT INTO sessions (id, token_hash, user_id, created_at, last_active_at, expires_at)
SELECT md5('session ' || g)::uuid, sha256(('token ' || g)::bytea), md5('person ' || g)::uuid, now(), timestamptz '2040-01-01', timestamptz '2040-01-01' FROM generate_series(1, 20000) g;
INSERT INTO bookings (id, car_id, owner_id, renter_id, starts_at, ends_at, days, daily_rate_fils, base_fils, discount_fils, fees_fils, total_fils, deposit_fils, platform_fee_fils,
	settings_version, status, payment_status, hold_expires_at, paid_at, confirmed_at, completed_at, created_at, policy_snapshot)
SELECT md5('booking ' || g)::uuid, car.id, md5('person ' || (501 + g % 500))::uuid, md5('person ' || (1 + (g * 7919) % 500))::uuid, now() - g * interval '1 hour', now() - g * interval '1 hour' + interval '3 days',
	3, 30000, 90000, 0, 0, 90000, 90000, 10800, 1, 'COMPLETED', 'PAID', now(), now() - g * interval '1 hour', now(), now(), now() - g * interval '1 hour',
	'{"cancellationPolicy":"MODERATE","depositMode":"RENTAL_TOTAL","platformFeePercent":12,"mileageLimitPerDay":200,"extraKmFils":100,"fuelEighthFils":2000,"claimWindowHours":48,"claimAnswerHours":48,"instantBook":false,"turnaroundMinutes":60,"discount":null,"priceLines":[{"kind":"BASE","rateJod":"30.00","days":3,"dates":null,"amountJod":"90.00"}]}'
FROM generate_series(1, 20000) g JOIN (SELECT id, row_number() OVER () AS nth FROM cars) car ON car.nth = g;
SET session_replication_role = DEFAULT;
