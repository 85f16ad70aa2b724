/** Reads payouts and batches: an owner's own, and all of them for admins. */
import type { InputOf, ResponseOf } from '#contract/endpoint.ts';
import { formatFils } from '#contract/money.ts';
import type {
	AdminPayout,
	getPayoutBatch,
	listPayouts as listCall,
	listPayoutBatches,
	PayoutBatch,
	payoutsSummary,
} from '#contract/payout-batches.ts';
import { MAX_BATCH } from '#contract/payout-batches.ts';
import type { ownerPayouts, Payout } from '#contract/payouts.ts';
import { namesOf } from '#server/capabilities/identity/index.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Queryable } from '#server/platform/database/pool.ts';
import { type PageOfList, readPageInOrder } from '#server/platform/http/pages.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { batchById, countBatches, listBatches } from './batches-sql.ts';
import { countPayouts, type ListedPayout, listPayouts, type PayoutsOf } from './lists-sql.ts';
import { presentBatches, toAdminPayout, toPayout } from './present.ts';
import { sumPayoutsByState } from './sql.ts';

export type Page<Item> = PageOfList & { items: Item[] };
type Paged = { limit: number; cursor?: string | undefined };

const statesOf = { PENDING: ['PENDING', 'SENT'], PAID: ['PAID'], FAILED: ['FAILED'] } as const;

export async function readOwnerPayouts(
	platform: Platform,
	caller: Caller,
	query: InputOf<typeof ownerPayouts>['query'],
): Promise<Page<Payout>> {
	const filter: PayoutsOf = { ownerId: caller.userId, ...(query.status && { states: statesOf[query.status] }) };
	const { items, next, total } = await readPage(platform, caller, query, filter);
	return { items: items.map(toPayout), next, total };
}

export async function readAdminPayouts(
	platform: Platform,
	caller: Caller,
	query: InputOf<typeof listCall>['query'],
): Promise<Page<AdminPayout>> {
	const now = platform.clock.now();
	const { state: states, ownerId, batchId, due } = query;
	const filter: PayoutsOf = {
		...{ states, q: query.q, order: query.order },
		...(ownerId && { ownerId }),
		...(batchId && { batchId }),
		...(due && { dueAt: now }),
	};
	const { items, next, total } = await readPage(platform, caller, query, filter);
	return { items: await withNames(platform.db, items, now), next, total };
}

async function readPage(platform: Platform, caller: Caller, paged: Paged, filter: PayoutsOf) {
	const { page, ...list } = await readPageInOrder(
		{ ...paged, order: filter.order },
		caller.lang,
		(part) => listPayouts(platform.db, { ...filter, ...part }),
		() => countPayouts(platform.db, filter),
	);
	return { items: page, ...list };
}

async function withNames(db: Queryable, rows: readonly ListedPayout[], now: Date): Promise<AdminPayout[]> {
	const nameOf = await namesOf(
		db,
		rows.map((row) => row.owner_id),
	);
	return rows.map((row) => toAdminPayout(row, nameOf(row.owner_id), now));
}

/** At most as many as a batch may hold. */
export async function presentAdminPayouts(db: Queryable, filter: PayoutsOf, now: Date): Promise<AdminPayout[]> {
	return withNames(db, await listPayouts(db, { ...filter, after: null, limit: MAX_BATCH }), now);
}

export async function readBatches(
	{ db }: Platform,
	caller: Caller,
	query: InputOf<typeof listPayoutBatches>['query'],
): Promise<Page<PayoutBatch>> {
	const { page, ...list } = await readPageInOrder(
		query,
		caller.lang,
		(place) => listBatches(db, { order: query.order, ...place }),
		() => countBatches(db),
	);
	return { items: await presentBatches(db, page), ...list };
}

export async function readBatch(platform: Platform, id: string): Promise<ResponseOf<typeof getPayoutBatch>> {
	const row = await batchById(platform.db, id);
	const [batch] = row ? await presentBatches(platform.db, [row]) : [];
	if (!batch) throw refuse('PAYOUT_BATCH_NOT_FOUND');
	return { ...batch, payouts: await presentAdminPayouts(platform.db, { batchId: id }, platform.clock.now()) };
}

export async function readSummary(platform: Platform): Promise<ResponseOf<typeof payoutsSummary>> {
	const sums = await sumPayoutsByState(platform.db, { now: platform.clock.now() });
	const of = (isIncluded: (sum: (typeof sums)[number]) => boolean) => {
		const found = sums.filter(isIncluded);
		return {
			count: found.reduce((count, sum) => count + Number(sum.count), 0),
			amountJod: formatFils(found.reduce((fils, sum) => fils + sum.fils, 0n)),
		};
	};
	return {
		due: of(({ payout_state: payoutState }) => payoutState === 'DUE'),
		pending: of(({ state }) => state === 'PENDING'),
		sent: of(({ state }) => state === 'SENT'),
		paid: of(({ state }) => state === 'PAID'),
		failed: of(({ state }) => state === 'FAILED'),
		withoutDetails: of(({ payout_state: payoutState }) => payoutState === 'NO_DETAILS'),
	};
}
