/**
 * An owner changes several cars at once (docs/decisions/084). The preview is the change itself in a transaction that is rolled back, so that
 * the preview cannot differ from the change.
 */
import { createHash, randomUUID } from 'node:crypto';
import type { BulkChange, BulkLine, BulkPreview, makeBulkChange } from '#contract/bulk-changes.ts';
import { BULK_UNDO_DAYS } from '#contract/deadlines.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import { DAY_MS } from '#contract/time.ts';
import { assertOwnStock, comingDays, lockOwnCarForUpdate, periodsOf } from '#server/capabilities/cars/index.ts';
import { branchesOfOwner } from '#server/capabilities/companies/index.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { occasionPeriods } from '#server/platform/context/public-holidays.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { Caller, SaveResponse } from '#server/platform/http/route.ts';
import { inSavepoint, nameOf } from './each-car.ts';
import { type ChangedCar, deleteBulkChanges, insertBulkChange } from './sql.ts';
import { type ChangedParts, differences, partsChangedBy, stateOf } from './state.ts';
import { changeCarTo } from './write-car.ts';

export type BulkRequest = { carIds: readonly string[]; change: BulkChange };
type Done = ResponseOf<typeof makeBulkChange>;

class Rollback extends Error {
	readonly preview: BulkPreview;
	constructor(preview: BulkPreview) {
		super('a preview is not committed');
		this.preview = preview;
	}
}

export async function previewChange(platform: Platform, caller: Caller, asked: BulkRequest): Promise<BulkPreview> {
	await platform.limits.count('bulkPerson', caller.userId);
	const rolledBack = await inTransaction(platform.db, async (tx) => {
		throw new Rollback((await writeAll(platform, tx, caller, asked)).preview);
	}).catch((error: unknown) => error);
	if (rolledBack instanceof Rollback) return rolledBack.preview;
	throw rolledBack;
}

/** Throws BULK_OUTDATED if it would do something else than the preview, BULK_CAR_REFUSED if a car cannot be changed; nothing is written then. */
export async function changeCars(
	platform: Platform,
	caller: Caller,
	asked: BulkRequest & { version: string },
	saveResponse: SaveResponse,
): Promise<Done> {
	await platform.limits.count('bulkPerson', caller.userId);
	return inTransaction(platform.db, async (tx) => {
		const { preview, cars } = await writeAll(platform, tx, caller, asked);
		if (preview.version !== asked.version) throw refuse('BULK_OUTDATED');
		const refused = preview.lines.filter((line) => line.refused !== null);
		if (refused.length > 0)
			throw refuse('BULK_CAR_REFUSED', { cars: refused.map(({ carId, car, refused: why }) => ({ carId, car, why })) });
		const now = platform.clock.now();
		await deleteBulkChanges(tx, caller.userId, new Date(now.getTime() - BULK_UNDO_DAYS * DAY_MS));
		const response = { id: randomUUID(), ...preview };
		if (cars.length > 0) await insertBulkChange(tx, { id: response.id, ownerId: caller.userId, by: caller.personId, cars, now });
		await saveResponse(tx, response);
		return response;
	});
}

/** In the order in which several cars are locked. Throws CAR_NOT_FOUND for a car of another owner, before anything is written. */
async function writeAll(
	platform: Platform,
	tx: Transaction,
	caller: Caller,
	{ carIds, change }: BulkRequest,
): Promise<{ preview: BulkPreview; cars: ChangedCar[] }> {
	await assertPossible(tx, caller, change);
	const touched = partsChangedBy(change);
	const rows = [];
	for (const id of [...new Set(carIds)].toSorted()) rows.push(await lockOwnCarForUpdate(tx, caller, id));
	const lines: BulkLine[] = [];
	const cars: ChangedCar[] = [];
	for (const car of rows) {
		const before = await stateOf(tx, car, touched);
		const refused = await inSavepoint(tx, caller.lang, () => changeCarTo(platform, tx, caller, car, change));
		const after = await stateOf(tx, await lockOwnCarForUpdate(tx, caller, car.id), touched);
		const changes = differences(before, after);
		lines.push({ carId: car.id, car: nameOf(car), plate: car.plate_number, changes, refused });
		if (changes.length > 0) cars.push({ carId: car.id, before, after });
	}
	return { preview: { version: versionOf(lines), lines, periods: await periodsOfSeason(platform, tx, touched) }, cars };
}

/** The parts that are the same for all cars. Throws BULK_NOTHING, BRANCH_NOT_FOUND, BULK_EXTRA_NOT_FOUND. */
async function assertPossible(tx: Transaction, { userId }: Caller, { terms = {}, branchId, extra, ...others }: BulkChange): Promise<void> {
	const isNothing = Object.values({ ...others, ...terms, extra, branchId }).every((part) => part === undefined);
	if (isNothing) throw refuse('BULK_NOTHING');
	if (extra) await assertOwnStock(tx, userId, extra.stockId);
	if (branchId && !(await branchesOfOwner(tx, userId)).some(({ id }) => id === branchId)) throw refuse('BRANCH_NOT_FOUND');
}

async function periodsOfSeason({ clock }: Platform, tx: Transaction, { season }: ChangedParts): Promise<BulkPreview['periods']> {
	if (!season) return [];
	const days = comingDays(clock.now());
	return periodsOf({ ...season, percent: 0, dailyRateFils: null }, await occasionPeriods(tx, days), days);
}

/** Independent of the language: of a refusal only the fact. */
const versionOf = (lines: readonly BulkLine[]): string =>
	createHash('sha256')
		.update(JSON.stringify(lines.map(({ carId, changes, refused }) => [carId, changes, refused !== null])))
		.digest('base64url');
