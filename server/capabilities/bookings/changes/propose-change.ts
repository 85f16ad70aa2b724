/** A proposed change of a trip: checked, priced, and applied at once if it needs no consent. */
import { randomUUID } from 'node:crypto';
import type { BookingChange, ChangePreview, ChangeSide } from '#contract/booking-changes.ts';
import { parseFils } from '#contract/money.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { Caller, SaveResponse } from '#server/platform/http/route.ts';
import { enqueue } from '#server/platform/jobs/jobs.ts';
import { expireChange } from '../jobs.ts';
import { type BookingRow, bookingById, lockBooking } from '../sql.ts';
import { serializeTerms } from './change-terms.ts';
import { insertChange } from './changes-sql.ts';
import { type ChangeRequest, draftChange, presentDraft } from './draft-change.ts';
import { announceChange, auditChange, moveChange } from './move-change.ts';
import { presentChange } from './present-change.ts';

/** Throws BOOKING_NOT_FOUND for callers who are not a party; an owner sees a booking once it is paid. */
export function sideOf(row: BookingRow | undefined, caller: Caller): { row: BookingRow; side: ChangeSide } {
	if (row?.renter_id === caller.userId) return { row, side: 'RENTER' };
	if (row?.owner_id === caller.userId && row.paid_at !== null) return { row, side: 'OWNER' };
	throw refuse('BOOKING_NOT_FOUND');
}

export async function previewChange(platform: Platform, caller: Caller, id: string, requested: ChangeRequest): Promise<ChangePreview> {
	const { row, side } = sideOf(await bookingById(platform.db, id), caller);
	return presentDraft(await draftChange(platform.db, row, requested, { side, now: platform.clock.now() }));
}

export async function proposeChange(
	platform: Platform,
	caller: Caller,
	id: string,
	asked: ChangeRequest & { differenceJod?: string | undefined; saveResponse: SaveResponse },
): Promise<BookingChange> {
	return inTransaction(platform.db, async (tx) => {
		const { row, side } = sideOf(await lockBooking(tx, id), caller);
		const now = platform.clock.now();
		const made = await draftChange(tx, row, asked, { side, now });
		const currentPrice = presentDraft(made);
		if (asked.differenceJod !== undefined && !isSameAmount(asked.differenceJod, currentPrice.differenceJod))
			throw refuse('PRICE_CHANGED', { change: currentPrice });
		const { before, after, handover, next, respondBy } = made;
		const change = await insertChange(tx, {
			...{ id: randomUUID(), booking_id: id, proposed_by: caller.userId, side, state: 'PROPOSED', created_at: now },
			...{ before: serializeTerms(before), after: serializeTerms(after), handover: handover && JSON.stringify(handover) },
			rental_difference_fils: after.totalFils - before.totalFils,
			deposit_difference_fils: after.depositFils - before.depositFils,
			retained_fils: made.retainedFils,
			respond_by: respondBy ?? now,
		});
		const event = { NOW: 'APPLY', PAY: 'ACCEPT_TO_PAY', ANSWER: null } as const;
		const step = event[next];
		const moved = step ? await moveChange(platform, tx, { row, change }, step, caller.personId) : change;
		if (!step) {
			await enqueue(tx, expireChange, { changeId: change.id }, { runAt: change.respond_by ?? now, key: `change-${change.id}` });
			await auditChange(platform, tx, { row, change }, caller.personId);
			await announceChange(platform, tx, { row, change });
		}
		const answer = presentChange(moved, side, now);
		await asked.saveResponse(tx, answer);
		return answer;
	});
}

function isSameAmount(text: string, other: string): boolean {
	try {
		return parseFils(text.replace(/^-/, '')) === parseFils(other.replace(/^-/, '')) && text.startsWith('-') === other.startsWith('-');
	} catch {
		return false;
	}
}
