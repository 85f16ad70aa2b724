/** The held part and the fines of a booking, on the wire. */
import type { Fine, FineHold } from '#contract/fines.ts';
import { formatFils } from '#contract/money.ts';
import { ammanIso } from '#contract/time.ts';
import type { BookingRow } from '#server/capabilities/bookings/index.ts';
import { type CaseActor, type CaseParties, needsDecision, readTeamActs, sideOf } from '#server/capabilities/cases/index.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Queryable } from '#server/platform/database/pool.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { amountsOf, toFineLifecycle, toHoldLifecycle } from './guards.ts';
import { allowedActions, isOpen, leftOf, tripTimes } from './rules.ts';
import { type FineRow, finesOfBooking, holdOfBooking } from './sql.ts';

/** For a party of the booking or an admin; the caller has checked that. */
export async function presentHold(platform: Platform, db: Queryable, booking: BookingRow, caller: Caller): Promise<FineHold> {
	const side = sideOf(booking, caller.userId);
	const hold = await holdOfBooking(db, booking.id);
	if (!hold) return { bookingId: booking.id, side, hold: null, fines: [], mayState: false };
	const now = platform.clock.now();
	const fines = await finesOfBooking(db, booking.id);
	const { from, to } = tripTimes(booking);
	const left = leftOf(amountsOf(hold), fines);
	const membersOf = await readMembers(
		db,
		fines.map((fine) => ({ ...booking, id: fine.id })),
	);
	return {
		bookingId: booking.id,
		side,
		hold: {
			heldJod: formatFils(hold.held_fils),
			chargedJod: formatFils(hold.charged_fils),
			releasedJod: formatFils(hold.released_fils),
			leftJod: formatFils(left),
			until: ammanIso(hold.until),
			endedAt: hold.ended_at && ammanIso(hold.ended_at),
			from: ammanIso(from),
			to: ammanIso(to),
		},
		fines: fines.map((fine) => ({ ...presentFine(fine, side ?? 'ADMIN', now), ...membersOf(fine.id) })),
		mayState: side === 'OWNER' && isOpen(toHoldLifecycle(hold), now) && left > 0n,
	};
}

/** Who of the office’s team stated and withdrew fines. */
export async function readMembers(db: Queryable, cases: ReadonlyArray<CaseParties & { id: string }>) {
	const actBy = await readTeamActs(db, { subject: 'fine', actions: ['fine.stated', 'fine.withdrawn'], cases });
	return (id: string): Pick<Fine, 'statedBy' | 'withdrawnBy'> => {
		const [stated, withdrawn] = [actBy(id, ['fine.stated']), actBy(id, ['fine.withdrawn'])];
		return { ...(stated.by && { statedBy: stated.by }), ...(withdrawn.by && { withdrawnBy: withdrawn.by }) };
	};
}

export function presentFine(row: FineRow, actor: CaseActor, now: Date): Fine {
	const lifecycle = toFineLifecycle(row);
	return {
		id: row.id,
		bookingId: row.booking_id,
		amountJod: formatFils(row.amount_fils),
		offenceAt: ammanIso(row.offence_at),
		note: row.note,
		photoUrl: row.photo_id && `/objects/fines/${row.photo_id}`,
		status: row.status,
		needsDecision: needsDecision(lifecycle, now),
		statedAt: ammanIso(row.stated_at),
		answerBy: ammanIso(row.answer_by),
		contestReason: row.contest_reason,
		decidedAt: row.decided_at && ammanIso(row.decided_at),
		decisionNote: row.decision_note,
		grantedJod: row.granted_fils === null ? null : formatFils(row.granted_fils),
		allowedActions: allowedActions(actor, lifecycle, now),
	};
}
