/** Everything about money that needs an admin, on one page. */
import { formatFils } from '#contract/money.ts';
import type * as contract from '#contract/reconciliation.ts';
import { ammanIso } from '#contract/time.ts';
import { namesOf, type PersonName } from '#server/capabilities/identity/index.ts';
import { newestDisputes, overdueRefunds, type PaymentRow, paymentsInReview } from '#server/capabilities/payments/index.ts';
import { type AlertRow, listAlerts } from '#server/platform/context/alerts.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { type DifferenceRow, openDifferences, settledDifferences } from './differences-sql.ts';
import { lastRun, newestTransfers } from './transfers-sql.ts';

type Reconciliation = contract.Reconciliation;

const TRANSFERS = 20;
const SETTLED = 20;
const DISPUTES = 50;
const ALERTS = 100;

export async function readReconciliation(platform: Platform): Promise<Reconciliation> {
	const { db } = platform;
	const differences = [...(await openDifferences(db)), ...(await settledDifferences(db, SETTLED))];
	const nameOf = await namesOf(
		db,
		differences.flatMap(({ resolved_by }) => resolved_by ?? []),
	);
	const run = await lastRun(db);
	return {
		lastRunAt: run?.finished_at ? ammanIso(run.finished_at) : null,
		differences: differences.map((row) => presentDifference(row, row.resolved_by === null ? null : nameOf(row.resolved_by))),
		transfers: (await newestTransfers(db, TRANSFERS)).map(presentTransfer),
		alerts: (await listAlerts(db, { open: true, limit: ALERTS })).map(presentAlert),
		refunds: (await overdueRefunds(db, platform.clock.now())).map(presentRefund),
		payments: (await paymentsInReview(db)).map(presentPayment),
		disputes: (await newestDisputes(db, DISPUTES)).map(presentDispute),
	};
}

export async function readAlerts(platform: Platform): Promise<contract.Alert[]> {
	const open = await listAlerts(platform.db, { open: true, limit: ALERTS });
	const closed = await listAlerts(platform.db, { open: false, limit: ALERTS });
	return [...open, ...closed].map(presentAlert);
}

const jodOrNull = (fils: bigint | null) => (fils === null ? null : formatFils(fils));
const isoOrNull = (moment: Date | null) => moment && ammanIso(moment);

function presentDifference(row: DifferenceRow, resolvedBy: PersonName | null): Reconciliation['differences'][number] {
	const { ours_fils: ours, theirs_fils: theirs } = row;
	return {
		id: row.id,
		kind: row.kind as contract.Difference['kind'],
		reference: row.gateway_reference,
		bookingId: row.booking_id,
		oursJod: jodOrNull(ours),
		theirsJod: jodOrNull(theirs),
		byJod: ours === null || theirs === null ? null : formatFils(theirs - ours),
		foundAt: ammanIso(row.found_at),
		resolvedAt: isoOrNull(row.resolved_at),
		resolvedBy: resolvedBy?.en ?? null,
		resolvedByAr: resolvedBy?.ar ?? null,
		note: row.note,
	};
}

function presentTransfer(row: Awaited<ReturnType<typeof newestTransfers>>[number]): Reconciliation['transfers'][number] {
	return {
		id: row.id,
		gateway: row.gateway,
		reference: row.reference,
		paidOn: ammanIso(row.paid_on),
		netJod: formatFils(row.net_fils),
		feesJod: formatFils(row.fees_fils),
		items: Number(row.items),
		unmatched: Number(row.unmatched),
	};
}

function presentAlert(row: AlertRow): contract.Alert {
	return {
		id: row.id,
		kind: row.kind,
		subject: row.subject,
		subjectId: row.subject_id,
		detail: row.detail as contract.Alert['detail'],
		raisedAt: ammanIso(row.raised_at),
		closedAt: isoOrNull(row.closed_at),
	};
}

function presentRefund(row: Awaited<ReturnType<typeof overdueRefunds>>[number]): Reconciliation['refunds'][number] {
	return {
		id: row.id,
		bookingId: row.booking_id,
		reference: row.reference,
		amountJod: formatFils(row.amount_fils),
		reason: row.reason,
		state: row.state,
		attempt: row.attempt,
		failure: row.failure,
		owedAt: ammanIso(row.created_at),
		dueAt: ammanIso(row.due_at),
	};
}

function presentPayment(row: PaymentRow): Reconciliation['payments'][number] {
	const snapshot = row.told as { fils: string | null; currency: string | null } | null;
	return {
		id: row.id,
		bookingId: row.booking_id,
		reference: row.reference,
		amountJod: formatFils(row.amount_fils),
		toldJod: snapshot?.fils ? formatFils(BigInt(snapshot.fils)) : null,
		toldCurrency: snapshot?.currency ?? null,
		createdAt: ammanIso(row.created_at),
	};
}

function presentDispute(row: Awaited<ReturnType<typeof newestDisputes>>[number]): Reconciliation['disputes'][number] {
	return {
		id: row.id,
		bookingId: row.booking_id,
		gatewayDisputeId: row.gateway_dispute_id,
		amountJod: formatFils(row.amount_fils),
		state: row.state,
		coveredJod: formatFils(row.covered_fils),
		lossJod: formatFils(row.state === 'LOST' ? row.amount_fils - row.covered_fils : 0n),
		openedAt: ammanIso(row.opened_at),
		closedAt: isoOrNull(row.closed_at),
	};
}
