/** A booking that ends takes its open change with it: what is paid for it later goes back. */
import { occupancyOf, releaseChange } from '#server/capabilities/availability/index.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import { moveReservations } from '../extra-reservations-sql.ts';
import { openChangeOf, updateChange } from './changes-sql.ts';

/** Call under the booking's lock. The end of the booking is announced by itself, so this is not. */
export async function expireOpenChange(tx: Transaction, bookingId: string, now: Date): Promise<void> {
	const open = await openChangeOf(tx, bookingId);
	if (!open) return;
	await updateChange(tx, open.id, { state: 'EXPIRED', closed_at: now });
	await releaseChange(tx, open.id);
	const own = await occupancyOf(tx, bookingId);
	if (own) await moveReservations(tx, bookingId, own);
}
