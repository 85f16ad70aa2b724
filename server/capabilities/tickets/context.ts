/** The subject of a ticket: a row of the person's own, and the booking behind it. */
import type { TicketContext } from '#contract/tickets.ts';
import { bookingById } from '#server/capabilities/bookings/index.ts';
import { claimById } from '#server/capabilities/claims/index.ts';
import { paymentById } from '#server/capabilities/payments/index.ts';
import { payoutById } from '#server/capabilities/payouts/index.ts';
import type { Queryable } from '#server/platform/database/pool.ts';
import type { TicketRow } from './sql.ts';

/** Null for an account, and for a row that does not exist. */
export async function bookingOfContext(db: Queryable, context: TicketContext | null): Promise<string | null> {
	if (!context || context.kind === 'account') return null;
	const { kind, id } = context;
	if (kind === 'booking') return (await bookingById(db, id))?.id ?? null;
	if (kind === 'payment') return (await paymentById(db, id))?.booking_id ?? null;
	if (kind === 'claim') return (await claimById(db, id))?.booking_id ?? null;
	return (await payoutById(db, id))?.booking_id ?? null;
}

/** Whether the row concerns the person: a payment concerns the renter, a payout the owner, a booking and a claim both. */
export async function isOwnContext(db: Queryable, userId: string, context: TicketContext): Promise<boolean> {
	if (context.kind === 'account') return true;
	const bookingId = await bookingOfContext(db, context);
	const booking = bookingId && (await bookingById(db, bookingId));
	if (!booking) return false;
	if (context.kind === 'payment') return booking.renter_id === userId;
	if (context.kind === 'payout') return booking.owner_id === userId;
	return [booking.renter_id, booking.owner_id].includes(userId);
}

export function contextOf({ context_kind: kind, context_id: id }: TicketRow): TicketContext | null {
	if (kind === null) return null;
	if (kind === 'account') return { kind, id: null };
	if (id === null) throw new Error(`a ticket about a ${kind} without its id`);
	return { kind, id };
}
