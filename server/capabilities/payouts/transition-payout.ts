/** One transition of a payout: row, attempt, ledger, settlement, audit and events, in the caller's transaction and under the booking's lock. */
import type { EntryKind } from '#contract/ledger.ts';
import { formatFils } from '#contract/money.ts';
import { ammanIso } from '#contract/time.ts';
import { type Line, payoutFailedLines, payoutPaidLines, payoutSentLines, post } from '#server/capabilities/ledger/index.ts';
import { markSettlementPaid } from '#server/capabilities/settlements/index.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import { closeAlert, raiseAlert } from '#server/platform/context/alerts.ts';
import { audit, lowerCase } from '#server/platform/context/audit.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import { currentDetails, type DetailsRow } from './details-sql.ts';
import { type PayoutEventPayload, payoutFailed, payoutPaid } from './events.ts';
import { BY_HAND, detailsAreNew, type PayoutLifecycle, type PayoutTransition, transition } from './rules.ts';
import { changePayout, failAttempt, insertAttempt, isFrozen, type PayoutRow } from './sql.ts';

/** Throws the refusal of a transition that is not allowed. */
async function assertAllowed(tx: Transaction, row: PayoutRow, event: PayoutTransition, hasDetails: boolean): Promise<void> {
	const lifecycle: PayoutLifecycle = {
		state: row.state,
		isHeld: row.held_at !== null,
		isFrozen: await isFrozen(tx, row.booking_id),
		hasDetails,
	};
	const next = transition(lifecycle, event);
	if ('refusal' in next) throw refuse(next.refusal);
}

type Sending = { batchId: string; details: DetailsRow | undefined; actorId: string };

export async function sendPayout(platform: Platform, tx: Transaction, row: PayoutRow, sending: Sending): Promise<PayoutRow> {
	const { batchId, details, actorId } = sending;
	await assertAllowed(tx, row, 'SEND', details !== undefined);
	const now = platform.clock.now();
	const attempt = row.attempt + 1;
	await insertAttempt(tx, {
		...{ payout_id: row.id, attempt, batch_id: batchId, details_id: details?.id ?? null, sent_at: now },
		details_were_new: detailsAreNew(details?.changed_at ?? null, now),
	});
	const moved = await changePayout(tx, row.id, { state: 'SENT', attempt, batch_id: batchId, sent_at: now });
	await postEntry(platform, tx, moved, 'payout-sent', payoutSentLines);
	await auditTransition(platform, tx, row, moved, actorId);
	return moved;
}

export async function payPayout(
	platform: Platform,
	tx: Transaction,
	row: PayoutRow,
	by: { bankReference: string; actorId: string },
): Promise<PayoutRow> {
	await assertAllowed(tx, row, 'PAY', true);
	const moved = await recordArrival(platform, tx, row, by);
	if (row.source === 'SETTLEMENT') await markSettlementPaid(platform, tx, row.booking_id, by.actorId);
	return moved;
}

/** An admin paid outside of a batch: sent and paid in one step. The caller updates the settlement. */
export async function payManually(platform: Platform, tx: Transaction, row: PayoutRow, actorId: string): Promise<PayoutRow> {
	await assertAllowed(tx, row, 'PAY_BY_HAND', true);
	const now = platform.clock.now();
	const attempt = row.attempt + 1;
	await insertAttempt(tx, { payout_id: row.id, attempt, sent_at: now });
	await closeAlert(platform, tx, { kind: 'PAYOUT_FAILED', subjectId: row.id, actorId });
	const sent: PayoutRow = { ...row, attempt, batch_id: null, sent_at: now };
	await postEntry(platform, tx, sent, 'payout-sent', payoutSentLines);
	return recordArrival(platform, tx, sent, { bankReference: BY_HAND, actorId });
}

async function recordArrival(
	platform: Platform,
	tx: Transaction,
	row: PayoutRow,
	{ bankReference, actorId }: { bankReference: string; actorId: string },
): Promise<PayoutRow> {
	const { attempt, batch_id, sent_at } = row;
	const moved = await changePayout(tx, row.id, {
		...{ state: 'PAID', attempt, batch_id, sent_at },
		...{ paid_at: platform.clock.now(), bank_reference: bankReference },
	});
	await postEntry(platform, tx, moved, 'payout-paid', payoutPaidLines);
	await auditTransition(platform, tx, row, moved, actorId);
	await platform.events.publish(platform, tx, payoutPaid, toEventPayload(moved, true));
	return moved;
}

export async function failPayout(
	platform: Platform,
	tx: Transaction,
	row: PayoutRow,
	{ reason, actorId }: { reason: string; actorId: string },
): Promise<PayoutRow> {
	await assertAllowed(tx, row, 'FAIL', true);
	await failAttempt(tx, row, { at: platform.clock.now(), reason });
	const moved = await changePayout(tx, row.id, { state: 'FAILED', batch_id: null, sent_at: null });
	await postEntry(platform, tx, moved, 'payout-failed', payoutFailedLines);
	await auditTransition(platform, tx, row, moved, actorId, reason);
	await raiseAlert(platform, tx, {
		kind: 'PAYOUT_FAILED',
		subject: 'payout',
		subjectId: row.id,
		detail: { amountJod: formatFils(row.amount_fils), attempt: row.attempt },
	});
	await platform.events.publish(platform, tx, payoutFailed, toEventPayload(moved, true));
	return moved;
}

/** The payout waits for the next batch, which may be created at once. */
export async function retryPayout(platform: Platform, tx: Transaction, row: PayoutRow, actorId: string): Promise<PayoutRow> {
	await assertAllowed(tx, row, 'RETRY', true);
	const moved = await changePayout(tx, row.id, { state: 'PENDING', due_at: platform.clock.now() });
	await auditTransition(platform, tx, row, moved, actorId);
	await closeAlert(platform, tx, { kind: 'PAYOUT_FAILED', subjectId: row.id, actorId });
	return moved;
}

async function postEntry(
	platform: Platform,
	tx: Transaction,
	row: PayoutRow,
	event: EntryKind,
	lines: (payout: { fils: bigint; ownerId: string }) => Line[],
): Promise<void> {
	await post(tx, {
		eventKey: `${event}:${row.id}:${row.attempt}`,
		bookingId: row.booking_id,
		occurredAt: platform.clock.now(),
		lines: lines({ fils: row.amount_fils, ownerId: row.owner_id }),
	});
}

async function auditTransition(platform: Platform, tx: Transaction, before: PayoutRow, after: PayoutRow, actorId: string, reason?: string) {
	const toAudited = ({ state, attempt, batch_id, bank_reference }: PayoutRow) => ({
		...{ state, attempt, batchId: batch_id, bankReference: bank_reference },
	});
	await audit(platform, tx, {
		actorId,
		action: `payout.${lowerCase(after.state)}`,
		subject: 'payout',
		subjectId: before.id,
		before: toAudited(before),
		after: { ...toAudited(after), ...(reason && { reason }) },
	});
}

export async function ownerHasDetails(tx: Transaction, ownerId: string): Promise<boolean> {
	return (await currentDetails(tx, [ownerId])).has(ownerId);
}

export const toEventPayload = (row: PayoutRow, hasDetails: boolean): PayoutEventPayload => ({
	payoutId: row.id,
	bookingId: row.booking_id,
	ownerId: row.owner_id,
	source: row.source,
	amountJod: formatFils(row.amount_fils),
	dueAt: ammanIso(row.due_at),
	attempt: row.attempt,
	hasDetails,
	bankReference: row.bank_reference,
});
