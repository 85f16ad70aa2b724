/** Refunds what is held for fines to the renter: once when the hold ends, and once for each fine that was still undecided then. */
import { formatFils } from '#contract/money.ts';
import { fineHoldReleasedLines, post } from '#server/capabilities/ledger/index.ts';
import { refundDeposit } from '#server/capabilities/payments/index.ts';
import { audit } from '#server/platform/context/audit.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import { amountsOf } from './guards.ts';
import { leftOf } from './rules.ts';
import { changeHold, finesOfBooking, type HoldRow } from './sql.ts';

/** Call under the booking's lock, once for each `subjectId`: the booking's, or that of a fine. */
export async function release(
	platform: Platform,
	tx: Transaction,
	hold: HoldRow,
	{ fils, subjectId }: { fils: bigint; subjectId: string },
): Promise<HoldRow> {
	if (fils === 0n) return hold;
	const eventKey = `fine-hold-released:${subjectId}` as const;
	await post(tx, { eventKey, bookingId: hold.booking_id, occurredAt: platform.clock.now(), lines: fineHoldReleasedLines(fils) });
	await refundDeposit(platform, tx, hold.booking_id, fils, eventKey);
	return changeHold(tx, hold.booking_id, { released_fils: hold.released_fils + fils });
}

/** Ends an open hold: no further fine can be stated, and the part that no undecided fine claims is refunded. `actorId`: null if its time is over. */
export async function endOpenHold(platform: Platform, tx: Transaction, hold: HoldRow, actorId: string | null): Promise<HoldRow> {
	const ended = await changeHold(tx, hold.booking_id, { ended_at: platform.clock.now(), ended_by: actorId });
	const fils = leftOf(amountsOf(hold), await finesOfBooking(tx, hold.booking_id));
	const released = await release(platform, tx, ended, { fils, subjectId: hold.booking_id });
	await audit(platform, tx, {
		actorId,
		action: 'fine-hold.ended',
		subject: 'booking',
		subjectId: hold.booking_id,
		after: { heldJod: formatFils(hold.held_fils), chargedJod: formatFils(hold.charged_fils), releasedJod: formatFils(fils) },
	});
	return released;
}
