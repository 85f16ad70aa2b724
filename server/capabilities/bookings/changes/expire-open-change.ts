/** Ends the open change of a booking that ends: a later payment for it is refunded. */
import { occupancyOf, releaseChange } from '#server/capabilities/availability/index.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import { moveReservations } from '../extra-reservations-sql.ts';
import { openChangeOf, updateChange } from './changes-sql.ts';

/** Call under the booking's lock. No event is published, because the end of the booking is announced itself. */
export async function expireOpenChange(tx: Transaction, bookingId: string, now: Date): Promise<void> {
	const open = await openChangeOf(tx, bookingId);
	if (!open) return;
	await updateChange(tx, open.id, { state: 'EXPIRED', closed_at: now });
	await releaseChange(tx, open.id);
	const own = await occupancyOf(tx, bookingId);
	if (own) await moveReservations(tx, bookingId, own);
}
