/**
 * Another car of the same kind: a draft with everything except what is specific to one car: its plate, papers, mileage, photos and
 * the photo of its meeting point (docs/decisions/084).
 */
import { randomUUID } from 'node:crypto';
import { ammanDate } from '#contract/time.ts';
import { isIdentityApproved } from '#server/capabilities/kyc/index.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import { audit } from '#server/platform/context/audit.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { Caller, SaveResponse } from '#server/platform/http/route.ts';
import { attributesOf, columnsOf } from './columns.ts';
import { extrasOf, replaceExtras, stoppedStocksOf, stopStock } from './extras-sql.ts';
import { reserveSlug } from './list-car.ts';
import { meetingPointOf, saveMeetingPoint } from './meeting-point-sql.ts';
import { lockOwnCarForUpdate } from './own-car.ts';
import { applyPriceRules } from './price-rules/apply.ts';
import { insertRule, rulesOf } from './price-rules/sql.ts';
import { type CarRow, insertCar, type NewCar, upsertBaseRate } from './sql.ts';
import { copyDatePrices, replaceZones, zonesOf } from './terms-sql.ts';
import { saveWords, wordsOf } from './words-sql.ts';

type Duplicate = { id: string; slug: string };

export async function duplicateCar(platform: Platform, caller: Caller, carId: string, saveResponse: SaveResponse): Promise<Duplicate> {
	if (!(await isIdentityApproved(platform.db, caller.userId))) throw refuse('IDENTITY_REQUIRED');
	await platform.limits.count('carImportPerson', caller.userId);
	return inTransaction(platform.db, async (tx) => {
		const source = await lockOwnCarForUpdate(tx, caller, carId);
		const slug = await reserveSlug(tx, source);
		const id = await insertCar(tx, { ...copied(source), slug } as NewCar, platform.clock.now());
		await copyPrices(platform, tx, source, id);
		await replaceZones(tx, id, await zonesOf(tx, carId));
		const extras = await extrasOf(tx, carId);
		await replaceExtras(
			tx,
			id,
			extras.map((extra) => ({ ...extra, id: randomUUID() })),
		);
		for (const stockId of await stoppedStocksOf(tx, carId)) await stopStock(tx, id, stockId);
		await saveWords(tx, id, await wordsOf(tx, carId), platform.clock.now());
		const point = await meetingPointOf(tx, carId);
		if (point) await saveMeetingPoint(tx, { ...point, car_id: id, photo_id: null });
		await audit(platform, tx, { actorId: caller.personId, action: 'car.listed', subject: 'car', subjectId: id, after: { slug } });
		const answer = { id, slug };
		await saveResponse(tx, answer);
		return answer;
	});
}

/** Columns of the row that are copied; columns that are not named here get their initial values. */
const terms = [
	...(['owner_id', 'area', 'branch_id', 'instant_book', 'extends_by_itself', 'cancellation_policy', 'advance_notice_hours'] as const),
	...(['turnaround_minutes', 'extra_km_fils', 'fuel_eighth_fils', 'pickup_from_minute', 'pickup_until_minute'] as const),
	...(['airport_from_minute', 'airport_until_minute', 'instant_book_paused_until', 'owner_cancellations', 'owner_answer_hours'] as const),
	...(['discount_percent_3_days', 'discount_percent_7_days', 'discount_percent_30_days'] as const),
];

const copied = (source: CarRow) => ({
	...columnsOf({ ...attributesOf(source), mileage: 0 }),
	...Object.fromEntries(terms.map((column) => [column, source[column]])),
});

/** The daily rate, its rules, and prices by hand from today on. */
async function copyPrices(platform: Platform, tx: Transaction, source: CarRow, id: string): Promise<void> {
	if (source.daily_rate_fils !== null) await upsertBaseRate(tx, id, source.daily_rate_fils, source.min_days ?? 1);
	const now = platform.clock.now();
	await copyDatePrices(tx, { from: source.id, to: id, since: ammanDate(now) });
	for (const rule of await rulesOf(tx, source.id)) await insertRule(tx, id, { ...rule, id: randomUUID() }, now);
	await applyPriceRules(platform, tx, id);
}
