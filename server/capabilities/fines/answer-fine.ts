/** The renter's response to a fine: accepting charges it; contesting, with a reason, leaves it to an admin. */
import type { FineHold } from '#contract/fines.ts';
import { bookingById } from '#server/capabilities/bookings/index.ts';
import { submitContested } from '#server/capabilities/cases/index.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { decideFine } from './decide-fine.ts';
import { toFinePayload } from './event-payload.ts';
import { fineContested } from './events.ts';
import { lockFineForAction } from './guards.ts';
import { presentHold } from './present.ts';
import { changeFine } from './sql.ts';

export async function acceptFine(platform: Platform, caller: Caller, id: string): Promise<FineHold> {
	return inTransaction(platform.db, async (tx) => {
		const { fine, hold } = await lockFineForAction(platform, tx, caller, id, 'ACCEPT');
		await decideFine(platform, tx, { fine, hold }, { status: 'ACCEPTED', grantedFils: fine.amount_fils, actorId: caller.personId });
		return presentAfter(platform, tx, hold.booking_id, caller);
	});
}

export async function contestFine(platform: Platform, caller: Caller, id: string, reason: string): Promise<FineHold> {
	return inTransaction(platform.db, async (tx) => {
		const { hold } = await lockFineForAction(platform, tx, caller, id, 'CONTEST');
		const now = platform.clock.now();
		const contested = await changeFine(tx, id, { status: 'CONTESTED', contested_at: now, contest_reason: reason, decision_due_at: now });
		const submitted = { subject: 'fine', id, bookingId: hold.booking_id, actorId: caller.personId, reason } as const;
		await submitContested(platform, tx, submitted);
		await platform.events.publish(platform, tx, fineContested, await toFinePayload(tx, hold, contested));
		return presentAfter(platform, tx, hold.booking_id, caller);
	});
}

/** The response of every action on a fine. */
export async function presentAfter(platform: Platform, tx: Transaction, bookingId: string, caller: Caller): Promise<FineHold> {
	const booking = await bookingById(tx, bookingId);
	if (!booking) throw refuse('BOOKING_NOT_FOUND');
	return presentHold(platform, tx, booking, caller);
}
