/** Promo codes for those who manage them: listed with their uses, created, and ended. Nothing else of a code ever changes. */
import { randomUUID } from 'node:crypto';
import type { InputOf } from '#contract/endpoint.ts';
import { formatFils } from '#contract/money.ts';
import type { createPromoCode, listPromoCodes, PromoCode } from '#contract/promo-codes.ts';
import { ammanDate, ammanIso } from '#contract/time.ts';
import { arabicTitleOf, carBySlug, carsByIds } from '#server/capabilities/cars/index.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import { audit } from '#server/platform/context/audit.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Queryable, Transaction } from '#server/platform/database/pool.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { type PageOfList, readPageInOrder } from '#server/platform/http/pages.ts';
import type { Caller, SaveResponse } from '#server/platform/http/route.ts';
import { stateOf } from './rules.ts';
import {
	carsOfCodes,
	codeOf,
	codesOf,
	costsOf,
	countPlatformCodes,
	endCode,
	insertCode,
	listPlatformCodes,
	type PromoCodeRow,
} from './sql.ts';
import { conditionsOf } from './use-code.ts';

/** Owner of the codes: null for the platform's. */
type Of = string | null;

export async function readOwnerCodes({ db, clock }: Platform, caller: Caller): Promise<PromoCode[]> {
	return presentCodes(db, await codesOf(db, caller.userId), clock.now());
}

export async function readPlatformCodes(
	{ db, clock }: Platform,
	caller: Caller,
	query: InputOf<typeof listPromoCodes>['query'],
): Promise<PageOfList & { codes: PromoCode[] }> {
	const now = clock.now();
	const which = { ...query, today: ammanDate(now) };
	const { page, ...list } = await readPageInOrder(
		query,
		caller.lang,
		(part) => listPlatformCodes(db, { ...which, ...part }),
		() => countPlatformCodes(db, which),
	);
	return { codes: await presentCodes(db, page, now), ...list };
}

type Draft = InputOf<typeof createPromoCode>['body'];

/** Throws PROMO_CODE_CARS_UNKNOWN, PROMO_CODE_TAKEN. */
export async function createCode(
	platform: Platform,
	caller: Caller,
	ownerId: Of,
	{ draft, saveResponse }: { draft: Draft; saveResponse: SaveResponse },
): Promise<PromoCode> {
	const now = platform.clock.now();
	return inTransaction(platform.db, async (tx) => {
		const carIds = await carsNamed(tx, draft.cars ?? [], ownerId);
		const row: PromoCodeRow = {
			id: randomUUID(),
			owner_id: ownerId,
			code: draft.code,
			percent: draft.percent ?? null,
			amount_fils: draft.amountJod ?? null,
			min_rental_fils: draft.minRentalJod ?? 0n,
			valid_from: draft.validFrom,
			valid_until: draft.validUntil,
			first_booking_only: draft.firstBookingOnly,
			max_uses: draft.maxUses ?? null,
			max_uses_per_person: draft.maxUsesPerPerson,
			all_cars: carIds.length === 0,
			used: 0,
			created_at: now,
			ended_at: null,
		};
		if (!(await insertCode(tx, row, carIds))) throw refuse('PROMO_CODE_TAKEN');
		await audit(platform, tx, {
			actorId: caller.personId,
			action: 'promo-code.created',
			subject: 'promo-code',
			subjectId: row.id,
			after: toAuditEntry(row, carIds.length),
		});
		const answer = await presentOne(tx, row, now);
		await saveResponse(tx, answer);
		return answer;
	});
}

/** A code that has ended already is returned unchanged. Throws PROMO_CODE_NOT_FOUND. */
export async function endOneCode(platform: Platform, caller: Caller, ownerId: Of, id: string): Promise<PromoCode> {
	const now = platform.clock.now();
	return inTransaction(platform.db, async (tx) => {
		const ended = await endCode(tx, id, ownerId, now);
		if (ended)
			await audit(platform, tx, {
				actorId: caller.personId,
				action: 'promo-code.ended',
				subject: 'promo-code',
				subjectId: id,
				before: { promoCode: ended.code },
				after: { promoCode: ended.code, count: ended.used },
			});
		const row = ended ?? (await codeOf(tx, id, ownerId));
		if (!row) throw refuse('PROMO_CODE_NOT_FOUND');
		return presentOne(tx, row, now);
	});
}

/** An owner chooses among their own cars; the platform among all. */
async function carsNamed(tx: Transaction, slugs: readonly string[], ownerId: Of): Promise<string[]> {
	const ids: string[] = [];
	for (const slug of new Set(slugs)) {
		const car = await carBySlug(tx, slug);
		if (!car || (ownerId !== null && car.owner_id !== ownerId)) throw refuse('PROMO_CODE_CARS_UNKNOWN');
		ids.push(car.id);
	}
	return ids;
}

const toAuditEntry = (row: PromoCodeRow, cars: number) => ({
	promoCode: row.code,
	...(row.percent === null ? { amountJod: formatFils(row.amount_fils ?? 0n) } : { percent: row.percent }),
	from: row.valid_from,
	to: row.valid_until,
	minRentalJod: formatFils(row.min_rental_fils),
	firstBookingOnly: row.first_booking_only,
	maxUses: row.max_uses,
	maxUsesPerPerson: row.max_uses_per_person,
	...(cars > 0 && { cars }),
});

async function presentOne(db: Queryable, row: PromoCodeRow, now: Date): Promise<PromoCode> {
	const [presented] = await presentCodes(db, [row], now);
	if (!presented) throw new Error(`promo code ${row.id} was not presented`);
	return presented;
}

/** Reads the cars and costs of all codes at once. */
async function presentCodes(db: Queryable, rows: readonly PromoCodeRow[], now: Date): Promise<PromoCode[]> {
	const ids = rows.map(({ id }) => id);
	const chosen = await carsOfCodes(db, ids);
	const cars = new Map((await carsByIds(db, [...new Set(chosen.map(({ car_id }) => car_id))])).map((car) => [car.id, car]));
	const costs = await costsOf(db, ids);
	const carsOf = (id: string) =>
		chosen.flatMap(({ code_id, car_id }) => {
			const car = code_id === id ? cars.get(car_id) : undefined;
			return car ? [{ id: car.id, slug: car.slug, ...arabicTitleOf(car) }] : [];
		});
	return rows.map((row) => ({
		id: row.id,
		code: row.code,
		percent: row.percent,
		amountJod: row.amount_fils === null ? null : formatFils(row.amount_fils),
		minRentalJod: formatFils(row.min_rental_fils),
		validFrom: row.valid_from,
		validUntil: row.valid_until,
		firstBookingOnly: row.first_booking_only,
		maxUses: row.max_uses,
		maxUsesPerPerson: row.max_uses_per_person,
		cars: row.all_cars ? null : carsOf(row.id),
		state: stateOf(conditionsOf(row), ammanDate(now)),
		uses: row.used,
		costJod: formatFils(costs.get(row.id) ?? 0n),
		createdAt: ammanIso(row.created_at),
		endedAt: row.ended_at && ammanIso(row.ended_at),
	}));
}
