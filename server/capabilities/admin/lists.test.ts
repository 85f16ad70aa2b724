/** Every list of the admins that is searched and ordered in the common way, on five rows each. */
import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { listClaims } from '#contract/claims.ts';
import { listCompanies } from '#contract/companies.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { listFines } from '#contract/fines.ts';
import { listGoodwill } from '#contract/goodwill.ts';
import { listInvoices } from '#contract/invoices.ts';
import { listPayouts } from '#contract/payout-batches.ts';
import { listPromoCodes } from '#contract/promo-codes.ts';
import { listRenterClaims } from '#contract/renter-claims.ts';
import { listReports } from '#contract/reports.ts';
import { listAdminReviews } from '#contract/reviews.ts';
import { listSettlements } from '#contract/settlement-lists.ts';
import { listTicketQueue } from '#contract/ticket-queue.ts';
import { ammanDate, DAY_MS, HOUR_MS } from '#contract/time.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { aCar, aPerson, type Person } from '#tests/support/factories.ts';
import { paidRequest, WEEKEND } from '#tests/support/payments.ts';
import { aWorld } from '#tests/support/world.ts';

const world = aWorld();

type Trip = { id: string; carId: string; owner: Person; renter: Person; plate: string };
/** Two rows have the same time, and two others the same amount. */
const rows = [
	{ hour: 0, fils: 30_000n },
	{ hour: 1, fils: 10_000n },
	{ hour: 1, fils: 50_000n },
	{ hour: 2, fils: 10_000n },
	{ hour: 3, fils: 20_000n },
];
let trips: Trip[] = [];
let admin: Person;

/** The id of this row of the list; rows of equal times and amounts have no defined order. */
const idOf = (list: string, index: number): string =>
	createHash('md5')
		.update(`${list} ${index}`)
		.digest('hex')
		.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');

type List = {
	name: string;
	call: Pick<Endpoint, 'path'>;
	filter: Record<string, string>;
	usual: 'oldest' | 'newest';
	hasAmount: boolean;
	/** Words by which only the fourth row is found. */
	found: Record<string, string>;
};

const lists: readonly List[] = [
	{ name: 'claims', call: listClaims, filter: { filter: 'NEEDS_DECISION' }, usual: 'oldest', hasAmount: true, found: {} },
	{ name: 'renter-claims', call: listRenterClaims, filter: { filter: 'NEEDS_DECISION' }, usual: 'oldest', hasAmount: true, found: {} },
	{ name: 'fines', call: listFines, filter: {}, usual: 'oldest', hasAmount: true, found: {} },
	{ name: 'reports', call: listReports, filter: {}, usual: 'oldest', hasAmount: false, found: { police: 'amman/77-٣' } },
	{ name: 'goodwill', call: listGoodwill, filter: {}, usual: 'oldest', hasAmount: true, found: {} },
	{
		name: 'tickets',
		call: listTicketQueue,
		filter: {},
		usual: 'oldest',
		hasAmount: false,
		found: { number: 'MW-000903', subject: 'أسئله 3' },
	},
	{ name: 'payouts', call: listPayouts, filter: { state: 'PAID' }, usual: 'newest', hasAmount: true, found: { reference: 'trf-903' } },
	{ name: 'settlements', call: listSettlements, filter: {}, usual: 'newest', hasAmount: true, found: {} },
	{
		name: 'invoices',
		call: listInvoices,
		filter: { kind: 'PLATFORM_FEE', document: 'INVOICE' },
		usual: 'newest',
		hasAmount: true,
		found: { number: 'mf-6420903', digits: '٦٤٢٠٩٠٣' },
	},
	{
		name: 'reviews',
		call: listAdminReviews,
		filter: {},
		usual: 'newest',
		hasAmount: false,
		found: { words: 'نظيفه جدا 3', answer: 'ANSWER 3' },
	},
	{ name: 'reviews', call: listAdminReviews, filter: { reported: '1' }, usual: 'oldest', hasAmount: false, found: { words: 'نظيفة 3' } },
	{ name: 'reviews', call: listAdminReviews, filter: { hidden: '1' }, usual: 'newest', hasAmount: false, found: {} },
];
const withoutTrips: readonly List[] = [
	{
		name: 'companies',
		call: listCompanies,
		filter: { status: 'all' },
		usual: 'newest',
		hasAmount: false,
		found: { name: 'الشركه 3', paper: 'reg-903' },
	},
	{ name: 'companies', call: listCompanies, filter: {}, usual: 'oldest', hasAmount: false, found: { name: 'office 3', paper: 'REG-903' } },
	{ name: 'promo-codes', call: listPromoCodes, filter: {}, usual: 'newest', hasAmount: false, found: { code: 'eid-3', plate: '20-77713' } },
	{ name: 'promo-codes', call: listPromoCodes, filter: { state: 'ACTIVE' }, usual: 'newest', hasAmount: false, found: { code: 'EID3' } },
];
const all = [...lists, ...withoutTrips];

beforeAll(async () => {
	admin = await aPerson(world, { role: 'ADMIN' });
	trips = [];
	for (const index of rows.keys()) {
		const [owner, renter] = [await aPerson(world), await aPerson(world, { nameAr: `سائد ${'أبجده'[index]}خليل` })];
		const car = await aCar(world, owner);
		const plate = `20-7771${index}`;
		await world.running.platform.db.updateTable('cars').set({ plate_number: plate }).where('id', '=', car.id).execute();
		const { id } = await paidRequest(world, renter, car, WEEKEND);
		trips.push({ id, carId: car.id, owner, renter, plate });
	}
	await inTransaction(world.running.platform.db, async (tx) => {
		// The lists read only the bookings of these rows, no other rows that they refer to.
		await sql`SET LOCAL session_replication_role = replica`.execute(tx);
		for (const [index, { hour, fils }] of rows.entries()) {
			const trip = trips[index];
			if (trip) await seed(tx, { index, at: new Date(world.clock.now().getTime() - DAY_MS + hour * HOUR_MS), fils, trip });
		}
	});
}, 60_000);

type Seed = { index: number; at: Date; fils: bigint; trip: Trip };

async function seed(tx: Transaction, row: Seed): Promise<void> {
	await seedCases(tx, row);
	await seedMoney(tx, row);
	const { index, at, trip } = row;
	const user = trip.renter.id;
	const ticket = {
		subject: `أسئلة ${index}`,
		language: 'ar',
		context_kind: 'booking',
		context_id: trip.id,
		booking_id: trip.id,
		created_at: at,
		active_at: at,
	} as const;
	await tx
		.insertInto('tickets')
		.values({ id: idOf('tickets', index), number: BigInt(900 + index), user_id: user, status: 'OPEN', waiting_since: at, ...ticket })
		.execute();
	const names = { name_en: `Office ${index}`, name_ar: `الشركة ${index}` };
	const company = idOf('companies', index);
	await tx
		.insertInto('companies')
		.values({ id: company, owner_id: user, ...names, created_at: at, updated_at: at })
		.execute();
	const paper = { kind: 'REGISTRATION', number: `REG-${900 + index}`, document_id: randomUUID(), submitted_at: at } as const;
	await tx
		.insertInto('company_papers')
		.values({ id: randomUUID(), company_id: company, ...paper })
		.execute();
	const today = ammanDate(world.clock.now());
	const terms = { percent: 10, min_rental_fils: 0n, first_booking_only: false, max_uses_per_person: 1, all_cars: false } as const;
	const code = { id: idOf('promo-codes', index), code: `EID${index}`, valid_from: today, valid_until: today, created_at: at };
	await tx
		.insertInto('promo_codes')
		.values({ ...terms, ...code })
		.execute();
	await tx.insertInto('promo_code_cars').values({ code_id: code.id, car_id: trip.carId }).execute();
}

async function seedCases(tx: Transaction, { index, at, fils, trip }: Seed): Promise<void> {
	const parties = { booking_id: trip.id, owner_id: trip.owner.id, renter_id: trip.renter.id, car_id: trip.carId };
	const since = new Date(at.getTime() - HOUR_MS);
	const contested = { status: 'CONTESTED', answer_by: at, decision_due_at: at, contested_at: at, contest_reason: 'No.' } as const;
	await tx
		.insertInto('claims')
		.values({ id: idOf('claims', index), ...parties, ...contested, deposit_fils: 90_000n, claimed_fils: fils, opened_at: since })
		.execute();
	await tx
		.insertInto('renter_claims')
		.values({ id: idOf('renter-claims', index), ...parties, ...contested, reason: 'Fuel.', claimed_fils: fils, opened_at: since })
		.execute();
	const ticket = { offence_at: since, stated_at: since, photo_sha256: createHash('sha256').update(trip.id).digest() };
	await tx
		.insertInto('fines')
		.values({ id: idOf('fines', index), booking_id: trip.id, ...contested, ...ticket, amount_fils: fils })
		.execute();
	const report = { kind: 'ACCIDENT', side: 'RENTER', text: 'A dent.', police_report_number: `AMMAN/77-${index}` } as const;
	await tx
		.insertInto('reports')
		.values({ id: idOf('reports', index), booking_id: trip.id, reporter_id: trip.renter.id, ...report, created_at: since, due_at: at })
		.execute();
	const review = { id: idOf('reviews', index), side: 'RENTER', author_id: trip.renter.id, subject_id: trip.owner.id, rating: 5 } as const;
	const hidden = { revealed_at: at, hidden_at: at, hidden_reason: 'Rude.', answer: `Answer ${index}`, answered_at: at };
	await tx
		.insertInto('reviews')
		.values({ ...review, ...hidden, booking_id: trip.id, car_id: trip.carId, body: `نظيفة جداً ${index}`, created_at: at, reveals_at: at })
		.execute();
	const reviewReport = { reporter_id: trip.owner.id, reason: 'UNTRUE', created_at: at } as const;
	await tx
		.insertInto('review_reports')
		.values({ id: randomUUID(), review_id: review.id, ...reviewReport })
		.execute();
	const given = { recipient: 'RENTER', recipient_id: trip.renter.id, reason: 'Sorry.', state: 'REQUESTED', above_cap: true } as const;
	await tx
		.insertInto('goodwill')
		.values({ id: idOf('goodwill', index), booking_id: trip.id, ...given, amount_fils: fils, requested_by: admin.id, requested_at: at })
		.execute();
}

async function seedMoney(tx: Transaction, { index, at, fils, trip }: Seed): Promise<void> {
	const paid = {
		state: 'PAID',
		attempt: 1,
		sent_at: at,
		paid_at: at,
		batch_id: randomUUID(),
		bank_reference: `TRF-${900 + index}`,
	} as const;
	const payout = {
		id: idOf('payouts', index),
		booking_id: trip.id,
		owner_id: trip.owner.id,
		source: 'SETTLEMENT',
		created_at: at,
		due_at: at,
	} as const;
	await tx
		.insertInto('payouts')
		.values({ ...payout, ...paid, amount_fils: fils })
		.execute();
	const parties = { booking_id: trip.id, owner_id: trip.owner.id, renter_id: trip.renter.id };
	const rental = {
		days: 3,
		daily_rate_fils: 30_000n,
		total_fils: fils,
		platform_fee_percent: 0,
		platform_fee_fils: 0n,
		deposit_held_fils: 0n,
	};
	await tx
		.insertInto('settlements')
		.values({
			id: idOf('settlements', index),
			...parties,
			car_id: trip.carId,
			car_category: 'Sedan',
			...rental,
			claims_until: at,
			created_at: at,
		})
		.execute();
	const names = {
		seller_name_en: 'S',
		seller_name_ar: 'S',
		seller_tax_number: '',
		buyer_name_en: 'B',
		buyer_name_ar: 'B',
		buyer_tax_number: '',
	};
	const sums = { tax_percent: 0, tax_fils: 0n, net_fils: fils, total_fils: fils };
	const numbered = {
		id: idOf('invoices', index),
		// Longer than a match by chance in the random ids, by which bookings are found too.
		number: BigInt(6_420_900 + index),
		series_id: randomUUID(),
		kind: 'PLATFORM_FEE',
		document: 'INVOICE',
	} as const;
	await tx
		.insertInto('invoices')
		.values({ ...numbered, ...parties, ...names, ...sums, issued_at: at, supplied_on: ammanDate(at) })
		.execute();
}

/** The ids of all pages of three rows. */
async function walk(list: List, query: Record<string, string>, cursor = ''): Promise<string[]> {
	const search = new URLSearchParams({ ...query, limit: '3', ...(cursor && { cursor }) });
	const page = await admin.browser.send<Array<{ id: string }>>('GET', `${list.call.path}?${search}`);
	expect([page.status, page.headers.get('x-total-count')]).toEqual([200, String(rows.length)]);
	const next = /[?&]cursor=([^&>]+)/.exec(page.headers.get('link') ?? '')?.[1];
	const ids = page.body.map(({ id }) => id);
	return next ? [...ids, ...(await walk(list, query, decodeURIComponent(next)))] : ids;
}

/** The ids in this order; equal rows by id in the same direction. */
function inOrder(list: string, value: (row: (typeof rows)[number]) => number, direction: 1 | -1): string[] {
	const each = rows.map((row, index) => ({ id: idOf(list, index), at: value(row) }));
	return each.toSorted((a, b) => direction * (a.at - b.at || (a.id < b.id ? -1 : 1))).map(({ id }) => id);
}

const oldest = (name: string) => inOrder(name, ({ hour }) => hour, 1);
const ids = async ({ call }: List, query: object): Promise<string[]> => {
	const page = await admin.browser.send<Array<{ id: string }>>('GET', `${call.path}?${new URLSearchParams({ ...query })}`);
	return page.status === 200 ? page.body.map(({ id }) => id) : [`${page.status}`];
};

describe.each(all)('$name with $filter', (list) => {
	const { name, filter, usual, hasAmount, found } = list;

	it('contains every row once, page by page, in either direction', async () => {
		const newest = oldest(name).toReversed();
		expect(await walk(list, { ...filter, order: 'oldest' })).toEqual(oldest(name));
		expect(await walk(list, { ...filter, order: 'newest' })).toEqual(newest);
		expect(await walk(list, filter)).toEqual(usual === 'oldest' ? oldest(name) : newest);
	});

	it('has the largest amounts first, if it has amounts', async () => {
		if (hasAmount) expect(await walk(list, { ...filter, order: 'amount' })).toEqual(inOrder(name, ({ fils }) => Number(fils), -1));
		else expect(await ids(list, { ...filter, order: 'amount' })).toEqual(['400']);
	});

	it('is searched by the words of its rows', async () => {
		for (const q of Object.values(found)) expect([q, await ids(list, { ...filter, q })]).toEqual([q, [idOf(name, 3)]]);
		expect(await ids(list, { ...filter, q: 'nobody at all' })).toEqual([]);
		expect(await ids(list, { ...filter, q: ' – ' })).toHaveLength(rows.length);
	});

	it('refuses an unknown order, and a cursor of another order', async () => {
		const wrong = await admin.browser.send<{ fields: { order: string } }>('GET', `${list.call.path}?order=dearest`);
		expect([wrong.status, wrong.body.fields.order]).toEqual([400, 'Choose an option from the list.']);
		const first = await admin.browser.send('GET', `${list.call.path}?${new URLSearchParams({ ...filter, limit: '2' })}`);
		const cursor = /[?&]cursor=([^&>]+)/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
		if (hasAmount) expect(await ids(list, { ...filter, order: 'amount', cursor: decodeURIComponent(cursor) })).toEqual(['400']);
	});
});

it.each(lists)('$name is found by people, plate and number of the booking', async (list) => {
	const { name, filter } = list;
	const typed = trips.map(({ id, renter, owner, plate }, index) => [
		...[id.slice(0, 8), id, renter.email, owner.email, plate, plate.replace('-', ' ')],
		...[`سايد ${'ابجده'[index]}خليل`, `${owner.id.slice(0, 8)} toyota`, `${owner.id.slice(0, 8)} ${renter.id.slice(0, 8)}`],
	]);
	// Each way to find a trip is tried once, and each trip is found once.
	for (const way of typed[0]?.keys() ?? []) {
		const index = way % trips.length;
		const q = typed[index]?.[way] ?? '';
		expect([q, await ids(list, { ...filter, q })]).toEqual([q, [idOf(name, index)]]);
	}
});

it.each([
	['claims', { filter: 'DECIDED' }],
	['fines', { filter: 'OPEN' }],
	['goodwill', { filter: 'DECIDED' }],
	['payouts', { state: 'FAILED' }],
	['settlements', { status: 'DISPUTED' }],
	['invoices', { document: 'CREDIT_NOTE' }],
])('%s are filtered by words and %j together', async (name, filter) => {
	const list = lists.find((each) => each.name === name);
	if (!list) throw new Error(`${name} is no list`);
	expect(await ids(list, { ...filter, q: trips[2]?.plate ?? '' })).toEqual([]);
});

it('promo codes have the state that the list displays', async () => {
	const { db } = world.running.platform;
	const set = (index: number, values: object) =>
		db.updateTable('promo_codes').set(values).where('id', '=', idOf('promo-codes', index)).execute();
	const inDays = (days: number) => ammanDate(new Date(world.clock.now().getTime() + days * DAY_MS));
	await set(0, { valid_from: inDays(2), valid_until: inDays(3) });
	await set(1, { max_uses: 1, used: 1 });
	await set(2, { valid_from: inDays(-3), valid_until: inDays(-1), max_uses: 1, used: 1 });
	await set(4, { ended_at: world.clock.now(), valid_from: inDays(2), valid_until: inDays(3) });
	const codes = async (state: string) => admin.browser.call(listPromoCodes, { query: { state } as never });
	const found = { PLANNED: [0], USED_UP: [1], ENDED: [2, 4], ACTIVE: [3] };
	for (const [state, indexes] of Object.entries(found)) {
		const answer = await codes(state);
		expect(answer.map((code) => code.id).toSorted()).toEqual(indexes.map((index) => idOf('promo-codes', index)).toSorted());
		expect(answer.every((code) => code.state === state)).toBe(true);
	}
});
