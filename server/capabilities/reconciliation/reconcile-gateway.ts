/** Reads the gateway's reports, posts them once, and compares them with the ledger. Used by the daily job, by notices and by admins. */

import { formatFils } from '#contract/money.ts';
import { DAY_MS } from '#contract/time.ts';
import { post, transferLines } from '#server/capabilities/ledger/index.ts';
import { type PaymentPlatform, paymentsInReview, recheckPayment } from '#server/capabilities/payments/index.ts';
import { closeAlert, raiseAlert } from '#server/platform/context/alerts.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { GatewayRefusal, type GatewayTransfer, GatewayUnreachable } from '#server/providers/gateway/port.ts';
import {
	insertDifference,
	itemsOfAnotherAmount,
	type NewDifference,
	openDifferences,
	paymentsInNoReport,
	refundsInNoReport,
	settleDifference,
	transfersOfAnotherNet,
} from './differences-sql.ts';
import { matchItems } from './match-items.ts';
import { beginRun, finishRun, insertTransfer, lastRun } from './transfers-sql.ts';

/** A payment that is in no report after this long is a difference. */
const REPORTED_WITHIN_MS = 7 * DAY_MS;
/** Overlap with the previous reading, because a report may become available late; each is stored once. */
const OVERLAP_MS = 3 * DAY_MS;

/** Throws GatewayUnreachable if the gateway does not answer; what was read until then is stored. */
export async function reconcileGateway(platform: PaymentPlatform, startedBy: string | null): Promise<void> {
	const before = await lastRun(platform.db);
	const now = platform.clock.now();
	// A clock that moved back must not hide reports.
	const since = new Date(before ? Math.min(before.started_at.getTime(), now.getTime()) - OVERLAP_MS : 0);
	const runId = await beginRun(platform.db, startedBy, now);
	let newTransfers = 0;
	for (const gateway of platform.gateways.all) {
		for (const transfer of (await gateway.listTransfers?.(since)) ?? [])
			if (await storeTransfer(platform, gateway.name, transfer)) newTransfers += 1;
	}
	const reporting = platform.gateways.all.filter(({ listTransfers }) => listTransfers).map(({ name }) => name);
	const differences = [...(await matchItems(platform)), ...(await findMissedPayments(platform, reporting))];
	const openDifferences = await insertDifferences(platform, differences);
	await recheckReviewed(platform);
	await finishRun(platform.db, runId, { newTransfers, openDifferences, now: platform.clock.now() });
}

/** Returns false if the transfer is already known. */
async function storeTransfer(platform: PaymentPlatform, gateway: string, transfer: GatewayTransfer): Promise<boolean> {
	return inTransaction(platform.db, async (tx) => {
		const now = platform.clock.now();
		const id = await insertTransfer(tx, gateway, transfer, now);
		if (!id) return false;
		const lines = transferLines(transfer.net.fils);
		if (lines.length > 0) await post(tx, { eventKey: `gateway-transferred:${id}`, bookingId: null, occurredAt: now, lines });
		return true;
	});
}

async function findMissedPayments(platform: PaymentPlatform, reporting: readonly string[]): Promise<NewDifference[]> {
	const before = new Date(platform.clock.now().getTime() - REPORTED_WITHIN_MS);
	return [
		...(await itemsOfAnotherAmount(platform.db)),
		...(await transfersOfAnotherNet(platform.db)),
		...(await paymentsInNoReport(platform.db, reporting, before)),
		...(await refundsInNoReport(platform.db, reporting, before)),
	];
}

/** Returns the number of open differences. Differences that this reading no longer finds are settled. */
async function insertDifferences(platform: PaymentPlatform, differences: readonly NewDifference[]): Promise<number> {
	return inTransaction(platform.db, async (tx) => {
		const now = platform.clock.now();
		const keyOf = (kind: string, subjectId: string) => `${kind} ${subjectId}`;
		const remaining = new Set(differences.map(({ kind, subjectId }) => keyOf(kind, subjectId)));
		for (const one of differences) {
			const id = await insertDifference(tx, one, now);
			if (id) {
				const { kind, reference, bookingId, oursFils, theirsFils } = one;
				const amounts = {
					oursJod: oursFils === null ? null : formatFils(oursFils),
					theirsJod: theirsFils === null ? null : formatFils(theirsFils),
				};
				const detail = { kind, reference, bookingId, ...amounts };
				await raiseAlert(platform, tx, { kind: 'GATEWAY_DIFFERS', subject: 'difference', subjectId: id, detail });
			}
		}
		let open = 0;
		for (const row of await openDifferences(tx)) {
			if (remaining.has(keyOf(row.kind, row.subject_id))) {
				open += 1;
				continue;
			}
			await settleDifference(tx, row.id, null, now);
			await closeAlert(platform, tx, { kind: 'GATEWAY_DIFFERS', subjectId: row.id, actorId: null });
		}
		return open;
	});
}

/** Updates the gateway's state of each payment in review; only a person resolves one. */
async function recheckReviewed(platform: PaymentPlatform): Promise<void> {
	for (const payment of await paymentsInReview(platform.db)) {
		try {
			await recheckPayment(platform, payment);
		} catch (error) {
			if (!(error instanceof GatewayUnreachable) && !(error instanceof GatewayRefusal)) throw error;
			platform.log.warn({ err: error, paymentId: payment.id }, 'the gateway did not tell of a payment in review');
		}
	}
}
