/** Compares what the compiler cannot: migrations, generated types and the attribute table must have the same columns and values. */
import { describe, expect, it } from 'vitest';
import { attribute, attributeKeys, carAttributes } from '#contract/car-attributes.ts';
import { searchKeys } from '#server/capabilities/search/rules.ts';
import { aWorld } from '#tests/support/world.ts';

const world = aWorld();

/** Columns of `cars` that are no attributes: identity, listing, documents, terms, rating. */
const otherCarColumns = [
	...['id', 'owner_id', 'slug', 'created_at', 'updated_at', 'submitted_at', 'deleted_at', 'is_active', 'owner_suspended'],
	...['verification_status', 'verification_notes', 'verified_at', 'insurance_checked_at', 'plate_number', 'plate_class', 'permit_number'],
	...['permit_expires_on', 'permit_document_id', 'registration_expires_on', 'registration_document_id'],
	...[
		'area',
		'insurance_expires_on',
		'insurance_document_id',
		'instant_book',
		'cancellation_policy',
		'advance_notice_hours',
		'turnaround_minutes',
	],
	...['discount_percent_3_days', 'discount_percent_7_days', 'discount_percent_30_days', 'extra_km_fils', 'fuel_eighth_fils'],
	...['completed_trips', 'owner_answer_hours'],
	...['extends_by_itself', 'instant_book_paused_until', 'owner_cancellations', 'branch_id'],
	...['rating_sum', 'rating_count', 'pickup_from_minute', 'pickup_until_minute', 'airport_from_minute', 'airport_until_minute'],
];
const otherSearchColumns = [
	...['car_id', 'created_at', 'price_fils', 'turnaround_minutes', 'min_days', 'notice_hours', 'words', 'rating_score'],
	...['pickup_from_minute', 'pickup_until_minute'],
	...['completed_trips', 'owner_answer_hours', 'freshness', 'recommended_score'],
	...['instant_book', 'rating_tenths', 'latitude', 'longitude', 'area', 'title_ar'],
	...['rate_1_day', 'rate_3_days', 'rate_7_days', 'rate_30_days', 'date_prices_from', 'date_prices_until', 'date_price_fils'],
	...['date_prices', 'date_price_step', 'lowest_rate', 'highest_rate', 'price_is_from', 'refresh_on'],
];
/** Indexes for finding rows, which are not scanned in order. */
const notWalked = ['car_search_pkey', 'car_search_words', 'car_search_date_prices', 'car_search_refresh', 'car_search_position'];

async function columnsIn(table: string): Promise<string[]> {
	const { rows } = await world.running.platform.pool.query<{ column: string }>(
		'SELECT column_name AS column FROM information_schema.columns WHERE table_name = $1 ORDER BY 1',
		[table],
	);
	return rows.map(({ column }) => column);
}

describe('the table of attributes', () => {
	it('and the columns of cars correspond to each other', async () => {
		const named = [...attributeKeys.map((key) => carAttributes[key].column), ...otherCarColumns];
		expect(await columnsIn('cars')).toEqual(named.sort());
	});

	it('and the columns of car_search correspond to each other', async () => {
		const named = [...searchKeys.map((key) => carAttributes[key].search), ...otherSearchColumns];
		expect(await columnsIn('car_search')).toEqual(named.sort());
	});

	it('is covered by every index that search scans, so that no filter has to read the rows', async () => {
		const { rows } = await world.running.platform.pool.query<{ name: string; definition: string }>(
			`SELECT indexname AS name, indexdef AS definition FROM pg_indexes
				WHERE tablename = 'car_search' AND indexname <> ALL ($1)`,
			[notWalked],
		);
		expect(rows.length).toBeGreaterThan(0);
		for (const { name, definition } of rows)
			for (const column of [...searchKeys.map((key) => carAttributes[key].search), 'pickup_from_minute', 'pickup_until_minute'])
				expect(definition, `${name} and ${column}`).toMatch(new RegExp(`\\b${column}\\b`));
	});

	it('has the values that the check constraints allow', async () => {
		const { rows } = await world.running.platform.pool.query<{ definition: string }>(
			`SELECT pg_get_constraintdef(oid) AS definition FROM pg_constraint WHERE conrelid = 'cars'::regclass AND contype = 'c'`,
		);
		const compared: string[] = [];
		for (const key of attributeKeys) {
			const of = attribute(key);
			const list = rows.find(({ definition }) => definition.includes(`(${of.column} = ANY (ARRAY[`));
			if (of.kind !== 'choice' || !list) continue;
			expect([...list.definition.matchAll(/'([^']+)'::text/g)].map(([, value]) => value)).toEqual([...of.values]);
			compared.push(key);
		}
		expect(compared).toEqual(attributeKeys.filter((key) => attribute(key).kind === 'choice' && key !== 'city'));
	});

	it('has the bounds that the check constraints allow', async () => {
		const { rows } = await world.running.platform.pool.query<{ definition: string }>(
			`SELECT pg_get_constraintdef(oid) AS definition FROM pg_constraint WHERE conrelid = 'cars'::regclass AND contype = 'c'`,
		);
		for (const key of attributeKeys) {
			const of = attribute(key);
			if (of.kind !== 'integer' && of.kind !== 'year') continue;
			const bounds = rows.flatMap(({ definition }) => definition.match(new RegExp(`(?<=\\(${of.column} )[<>]= \\d+`, 'g')) ?? []);
			expect(bounds, key).toContain(`>= ${of.min}`);
			if (of.kind === 'integer')
				expect(
					bounds.filter((bound) => bound.startsWith('<') && bound !== `<= ${of.max}`),
					key,
				).toEqual([]);
		}
	});
});
