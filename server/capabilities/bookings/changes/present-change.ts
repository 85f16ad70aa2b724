/** Changes on the wire, as one person sees them. */
import type { BookingChange, ChangeSide } from '#contract/booking-changes.ts';
import { formatFils } from '#contract/money.ts';
import { ammanIso } from '#contract/time.ts';
import { changeActionsOf } from './change-rules.ts';
import { parseTerms, presentTerms, type TripTerms } from './change-terms.ts';
import type { ChangeRow } from './changes-sql.ts';
import { parseHandover, presentHandover } from './requested-handover.ts';

export const presentDifference = (before: TripTerms, after: TripTerms, retainedFils: bigint) => {
	const rental = after.totalFils - before.totalFils;
	const deposit = after.depositFils - before.depositFils;
	return {
		before: presentTerms(before),
		after: presentTerms(after),
		rentalDifferenceJod: formatFils(rental),
		depositDifferenceJod: formatFils(deposit),
		differenceJod: formatFils(rental + deposit),
		retainedJod: formatFils(retainedFils),
	};
};

export function presentChange(row: ChangeRow, viewer: ChangeSide | 'NONE', now: Date): BookingChange {
	const lifecycle = { state: row.state, side: row.side, respondBy: row.respond_by, holdExpiresAt: row.hold_expires_at };
	return {
		id: row.id,
		side: row.side,
		// Once the change is over, the address appears only where it is agreed.
		handover: row.closed_at === null ? presentHandover(parseHandover(row.handover)) : null,
		state: row.state,
		...presentDifference(parseTerms(row.before), parseTerms(row.after), row.retained_fils),
		respondBy: row.state === 'PROPOSED' && row.respond_by ? ammanIso(row.respond_by) : null,
		payBy: row.state === 'AWAITING_PAYMENT' && row.hold_expires_at ? ammanIso(row.hold_expires_at) : null,
		createdAt: ammanIso(row.created_at),
		closedAt: row.closed_at && ammanIso(row.closed_at),
		allowedActions: changeActionsOf(lifecycle, viewer, now),
	};
}
