-- Occasions by which owners set prices stand beside the bank holidays. Ramadan is no holiday of banks, and one day may be in both lists.
ALTER TABLE public_holidays
	ADD COLUMN occasion text CONSTRAINT public_holidays_occasion_is_known CHECK (occasion IN ('EID_AL_FITR', 'EID_AL_ADHA', 'RAMADAN')),
	ADD COLUMN closes_banks boolean NOT NULL DEFAULT true,
	DROP CONSTRAINT public_holidays_pkey,
	ADD PRIMARY KEY (day, name_en);
UPDATE public_holidays SET occasion = CASE name_en WHEN 'Eid al-Fitr' THEN 'EID_AL_FITR' ELSE 'EID_AL_ADHA' END
WHERE name_en IN ('Eid al-Fitr', 'Eid al-Adha');

-- Expected dates of the Umm al-Qura calendar: an operator corrects them when the moon was sighted on another evening (docs/operations.md).
-- Eid al-Fitr has four days; Eid al-Adha has five, from the day of Arafah on.
INSERT INTO public_holidays (day, name_en, name_ar, occasion)
SELECT fitr + after, 'Eid al-Fitr', 'عيد الفطر', 'EID_AL_FITR'
FROM unnest(ARRAY[
		'2029-02-14', '2030-02-04', '2031-01-24', '2032-01-14', '2033-01-03', '2033-12-23', '2034-12-12', '2035-12-01', '2036-11-19',
		'2037-11-09', '2038-10-29', '2039-10-19', '2040-10-07'
	]::date[]) AS fitr, generate_series(0, 3) AS after;
INSERT INTO public_holidays (day, name_en, name_ar, occasion)
SELECT arafah + after, 'Eid al-Adha', 'عيد الأضحى', 'EID_AL_ADHA'
FROM unnest(ARRAY[
		'2029-04-23', '2030-04-12', '2031-04-01', '2032-03-21', '2033-03-11', '2034-02-28', '2035-02-18', '2036-02-07', '2037-01-26',
		'2038-01-15', '2039-01-04', '2039-12-25', '2040-12-14'
	]::date[]) AS arafah, generate_series(0, 4) AS after;
INSERT INTO public_holidays (day, name_en, name_ar, occasion, closes_banks)
SELECT day::date, 'Ramadan', 'شهر رمضان', 'RAMADAN', false
FROM (VALUES
		(date '2026-02-18', date '2026-03-20'),
		(date '2027-02-08', date '2027-03-10'),
		(date '2028-01-28', date '2028-02-26'),
		(date '2029-01-16', date '2029-02-14'),
		(date '2030-01-05', date '2030-02-04'),
		(date '2030-12-26', date '2031-01-24'),
		(date '2031-12-16', date '2032-01-14'),
		(date '2032-12-04', date '2033-01-03'),
		(date '2033-11-23', date '2033-12-23'),
		(date '2034-11-12', date '2034-12-12'),
		(date '2035-11-01', date '2035-12-01'),
		(date '2036-10-21', date '2036-11-19'),
		(date '2037-10-10', date '2037-11-09'),
		(date '2038-09-30', date '2038-10-29'),
		(date '2039-09-19', date '2039-10-19'),
		(date '2040-09-08', date '2040-10-07')
	) AS ramadan (first, eid), generate_series(first, eid - 1, interval '1 day') AS day;

-- An owner's rules. What they come to stands in car_date_prices for the next 366 days, so nothing else reads them.
CREATE TABLE car_price_rules (
	id uuid PRIMARY KEY,
	car_id uuid NOT NULL REFERENCES cars (id) ON DELETE CASCADE,
	kind text NOT NULL CONSTRAINT car_price_rules_kind_is_known
		CHECK (kind IN ('WEEKEND', 'EID_AL_FITR', 'EID_AL_ADHA', 'RAMADAN', 'SUMMER', 'CUSTOM')),
	-- Over the daily rate; negative: under it.
	percent integer CONSTRAINT car_price_rules_percent_is_sensible CHECK (percent BETWEEN -50 AND 300),
	daily_rate_fils bigint CONSTRAINT car_price_rules_rate_is_a_date_price CHECK (daily_rate_fils BETWEEN 1000 AND 1000000 AND daily_rate_fils % 10 = 0),
	-- In Amman; `ends_before` is the first day without the price. A summer repeats each year.
	starts_on date,
	ends_before date,
	created_at timestamptz NOT NULL,
	CONSTRAINT car_price_rules_have_one_price CHECK (num_nonnulls(percent, daily_rate_fils) = 1),
	CONSTRAINT car_price_rules_have_dates_of_their_kind
		CHECK (num_nonnulls(starts_on, ends_before) = CASE WHEN kind IN ('SUMMER', 'CUSTOM') THEN 2 ELSE 0 END),
	CONSTRAINT car_price_rules_last_a_day_to_a_year CHECK (ends_before > starts_on AND ends_before <= starts_on + 366),
	CONSTRAINT car_price_rules_dates_do_not_overlap
		EXCLUDE USING gist (car_id WITH =, daterange(starts_on, ends_before) WITH &&) WHERE (kind = 'CUSTOM')
);
CREATE UNIQUE INDEX car_price_rules_one_of_each_kind ON car_price_rules (car_id, kind) WHERE kind <> 'CUSTOM';
CREATE INDEX car_price_rules_of_a_car ON car_price_rules (car_id);

-- Null: set by the owner for this day, which no rule changes.
ALTER TABLE car_date_prices ADD COLUMN rule_id uuid REFERENCES car_price_rules (id) ON DELETE CASCADE;
CREATE INDEX car_date_prices_of_a_rule ON car_date_prices (rule_id) WHERE rule_id IS NOT NULL;
