/** An owner undoes a bulk change: each car gets its former values, unless it was changed since. */
import type { BulkChangeMade, BulkField, undoBulkChange } from '#contract/bulk-changes.ts';
import { BULK_UNDO_DAYS } from '#contract/deadlines.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import { ammanDate, ammanIso, DAY_MS } from '#contract/time.ts';
import { type CarRow, lockCar } from '#server/capabilities/cars/index.ts';
import { namesOf } from '#server/capabilities/identity/index.ts';
import { type Language, refuse } from '#server/platform/base/refusal.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { inSavepoint, nameOf } from './each-car.ts';
import { bulkChangesOf, type ChangedCar, lockBulkChange, markUndone } from './sql.ts';
import { differences, fromToday, isSameState, partsIn, stateOf } from './state.ts';
import { restoreCar } from './write-car.ts';

const SHOWN = 10;

const reasons = {
	CHANGED: { en: 'It has been changed since, so it stays as it is.', ar: 'تغيّرت بعد ذلك، فتبقى كما هي.' },
	NO_PRICE: { en: 'It had no price before, and a price can’t be removed.', ar: 'لم يكن لها سعر من قبل، ولا يمكن حذف السعر.' },
	DELETED: { en: 'It was deleted.', ar: 'حُذفت.' },
} as const;

export async function listChanges(platform: Platform, caller: Caller): Promise<BulkChangeMade[]> {
	const since = platform.clock.now().getTime() - BULK_UNDO_DAYS * DAY_MS;
	const rows = (await bulkChangesOf(platform.db, caller.userId, SHOWN)).filter(({ made_at }) => made_at.getTime() >= since);
	const isMember = (id: string | null): id is string => id !== null && id !== caller.userId;
	const personOf = await namesOf(platform.db, rows.map(({ made_by }) => made_by).filter(isMember));
	return rows.map(({ id, made_at, made_by, undone_at, cars }) => ({
		...{ id, madeAt: ammanIso(made_at), undoneAt: undone_at && ammanIso(undone_at), cars: cars.length },
		by: isMember(made_by) ? personOf(made_by) : null,
		fields: [...new Set(cars.flatMap(({ before, after }) => differences(before, after).map(({ field }): BulkField => field)))],
	}));
}

export async function undoChange(platform: Platform, caller: Caller, id: string): Promise<ResponseOf<typeof undoBulkChange>> {
	return inTransaction(platform.db, async (tx) => {
		const change = await lockBulkChange(tx, id);
		if (change?.owner_id !== caller.userId) throw refuse('BULK_NOT_FOUND');
		if (change.undone_at) throw refuse('BULK_UNDONE');
		const notRestored: Array<{ carId: string; car: string; reason: string }> = [];
		// Stored in the order in which several cars are locked.
		for (const changed of change.cars) {
			const car = await lockCar(tx, changed.carId);
			const reason = await undoOne(platform, tx, caller, car, changed);
			if (reason !== null) notRestored.push({ carId: changed.carId, car: car ? nameOf(car) : '', reason });
		}
		await markUndone(tx, id, platform.clock.now());
		return { restored: change.cars.length - notRestored.length, left: notRestored };
	});
}

/** Why the car stays unchanged; null if it was restored. */
async function undoOne(
	platform: Platform,
	tx: Transaction,
	caller: Caller,
	car: CarRow | undefined,
	{ before, after }: ChangedCar,
): Promise<string | null> {
	const say = (reason: keyof typeof reasons, language: Language = caller.lang) => reasons[reason][language];
	if (!car || car.deleted_at !== null || car.owner_id !== caller.userId) return say('DELETED');
	if (before.terms.dailyRateJod === null && after.terms.dailyRateJod !== null) return say('NO_PRICE');
	const today = ammanDate(platform.clock.now());
	const now = await stateOf(tx, car, partsIn(after));
	if (!isSameState(fromToday(now, today), fromToday(after, today))) return say('CHANGED');
	return inSavepoint(tx, caller.lang, () => restoreCar(platform, tx, caller, car, fromToday(before, today)));
}
