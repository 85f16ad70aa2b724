/** A returned car is marked as clean and ready for its next renter, or the mark is removed. The mark belongs to the return: each return has its own. */
import type { ResponseOf } from '#contract/endpoint.ts';
import type { markCarReady } from '#contract/handover.ts';
import { ammanIso } from '#contract/time.ts';
import { type BookingRow, handoverSide, lockBooking } from '#server/capabilities/bookings/index.ts';
import { namesOf } from '#server/capabilities/identity/index.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import { audit } from '#server/platform/context/audit.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Queryable, Transaction } from '#server/platform/database/pool.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { deletePreparation, insertPreparation, preparationsOf } from './sql.ts';

export type CarReady = ResponseOf<typeof markCarReady>;

/** The first mark stays. Throws BOOKING_NOT_FOUND, CAR_NOT_BACK. */
export async function markReady(platform: Platform, caller: Caller, bookingId: string): Promise<CarReady> {
	return inTransaction(platform.db, async (tx) => {
		const { returned_at: returnedAt } = await lockOwn(tx, caller, bookingId);
		if (returnedAt === null) throw refuse('CAR_NOT_BACK');
		const preparation = { booking_id: bookingId, person_id: caller.personId, ready_at: platform.clock.now() };
		if (await insertPreparation(tx, preparation))
			await audit(platform, tx, { actorId: caller.personId, action: 'handover.car_ready', subject: 'booking', subjectId: bookingId });
		return { ready: (await readyCars(tx, [bookingId])).get(bookingId) ?? null };
	});
}

/** Throws BOOKING_NOT_FOUND. */
export async function markNotReady(platform: Platform, caller: Caller, bookingId: string): Promise<CarReady> {
	return inTransaction(platform.db, async (tx) => {
		await lockOwn(tx, caller, bookingId);
		if (await deletePreparation(tx, bookingId))
			await audit(platform, tx, { actorId: caller.personId, action: 'handover.car_not_ready', subject: 'booking', subjectId: bookingId });
		return { ready: null };
	});
}

/** Drivers too, also on the day after the return, when they can no longer read the trip: the response contains nothing of it. */
async function lockOwn(tx: Transaction, caller: Caller, bookingId: string): Promise<BookingRow> {
	const booking = await lockBooking(tx, bookingId);
	if (!booking || handoverSide(booking, caller.userId) !== 'OWNER') throw refuse('BOOKING_NOT_FOUND');
	return booking;
}

/** By the booking after whose return the car was prepared. */
export async function readyCars(db: Queryable, bookingIds: readonly string[]): Promise<Map<string, NonNullable<CarReady['ready']>>> {
	const preparations = await preparationsOf(db, bookingIds);
	const nameOf = await namesOf(
		db,
		preparations.map(({ person_id: personId }) => personId),
	);
	return new Map(
		preparations.map(({ booking_id: id, person_id: personId, ready_at: at }) => [id, { at: ammanIso(at), by: nameOf(personId) }]),
	);
}
