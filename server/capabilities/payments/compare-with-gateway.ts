/**
 * After a restore: what the gateways say of the payments that may have changed since. No gateway lists payments by date, so they are asked one by
 * one: those that this database knows, those of announced transfers, and ids that are given.
 */
import { DAY_MS } from '#contract/time.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import { audit } from '#server/platform/context/audit.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import {
	type Gateway,
	type GatewayRefund,
	GatewayRefusal,
	GatewayUnreachable,
	type PaymentSnapshot,
} from '#server/providers/gateway/port.ts';
import { paymentsToCompare, refundsOfCharge } from './overview-sql.ts';
import type { PaymentPlatform } from './payment-platform.ts';
import { isForgottenRefund } from './refund-rules.ts';
import { type Comparison, compareStates, WATCH_MS } from './rules.ts';
import { type PaymentRow, paymentByGatewayId, paymentById } from './sql.ts';
import { fetchPaymentSnapshot } from './sync-payment.ts';

type Sources = Pick<PaymentPlatform, 'db' | 'gateways'>;

export type ComparedPayment = {
	verdict: Comparison | 'NOT_FOUND' | 'NO_ANSWER';
	/** Null for an id that no gateway knows. */
	gateway: string | null;
	/** At the gateway; for an unknown one the id that was given. */
	gatewayPaymentId: string | null;
	/** Null if this database does not know it. */
	payment: PaymentRow | null;
	snapshot: PaymentSnapshot | null;
	/** Refunds at the gateway that are not known here. */
	forgotten: readonly GatewayRefund[];
};

/** A rental, its claims and its refund take less: older charges have nothing left to go back. */
const OLDEST_CHARGE_MS = 90 * DAY_MS;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Changes nothing. `ids`: of payments at a gateway, or our own of attempts. */
export async function comparePayments(
	sources: Sources,
	{ since, ids }: { since: Date; ids: readonly string[] },
): Promise<ComparedPayment[]> {
	const moments = { since, watchedFrom: new Date(since.getTime() - WATCH_MS), chargedFrom: new Date(since.getTime() - OLDEST_CHARGE_MS) };
	const compared = new Map<string, ComparedPayment>();
	for (const payment of await paymentsToCompare(sources.db, moments)) compared.set(payment.id, await compareKnown(sources, payment));
	for (const id of new Set([...ids, ...(await listTransferred(sources, since))])) {
		const found = await findByGivenId(sources, id);
		if ('amount_fils' in found) {
			if (!compared.has(found.id)) compared.set(found.id, await compareKnown(sources, found));
		} else compared.set(found.gatewayPaymentId ?? id, found);
	}
	return [...compared.values()];
}

async function compareKnown({ db, gateways }: Sources, payment: PaymentRow): Promise<ComparedPayment> {
	const about = { gateway: payment.gateway, gatewayPaymentId: payment.gateway_payment_id, payment };
	try {
		const snapshot = await fetchPaymentSnapshot({ gateways }, payment);
		const known = await refundsOfCharge(db, payment.id);
		const refunds = payment.gateway_payment_id ? await gateways.byName(payment.gateway)?.listRefunds(payment.gateway_payment_id) : [];
		const forgotten = (refunds ?? []).filter((refund) => refund.state !== 'REFUSED' && isForgottenRefund(known, refund));
		const expected = { id: payment.id, amountFils: payment.amount_fils, state: payment.state };
		const verdict = compareStates(expected, snapshot, sumOf(forgotten));
		return { ...about, verdict, snapshot: snapshot ?? null, forgotten };
	} catch (error) {
		if (!isUnanswered(error)) throw error;
		return { ...about, verdict: 'NO_ANSWER', snapshot: null, forgotten: [] };
	}
}

const isUnanswered = (error: unknown): boolean => error instanceof GatewayUnreachable || error instanceof GatewayRefusal;
const sumOf = (refunds: readonly GatewayRefund[]): bigint => refunds.reduce((sum, { amount }) => sum + (amount?.fils ?? 0n), 0n);

async function listTransferred({ gateways }: Sources, since: Date): Promise<string[]> {
	const transfers = [];
	for (const gateway of gateways.all) transfers.push(...((await gateway.listTransfers?.(since)) ?? []));
	return transfers.flatMap(({ items }) => items.filter(({ kind }) => kind === 'payment').map(({ gatewayPaymentId }) => gatewayPaymentId));
}

/** Our row if this database has one. */
async function findByGivenId({ db, gateways }: Sources, id: string): Promise<PaymentRow | ComparedPayment> {
	const nothing = { gateway: null, gatewayPaymentId: id, payment: null, snapshot: null, forgotten: [] };
	for (const gateway of gateways.all) {
		const known = (await paymentByGatewayId(db, gateway.name, id)) ?? (UUID.test(id) ? await paymentById(db, id) : undefined);
		if (known) return known;
		try {
			const snapshot = await askFor(gateway, id);
			if (!snapshot) continue;
			const attempt = snapshot.attemptId && UUID.test(snapshot.attemptId) ? await paymentById(db, snapshot.attemptId) : undefined;
			if (attempt) return attempt;
			const { gatewayPaymentId } = snapshot;
			const refunds = gatewayPaymentId ? await gateway.listRefunds(gatewayPaymentId) : [];
			const forgotten = refunds.filter(({ state }) => state !== 'REFUSED');
			const verdict = compareStates(null, snapshot, sumOf(forgotten));
			return { verdict, gateway: gateway.name, gatewayPaymentId, payment: null, snapshot, forgotten };
		} catch (error) {
			if (!isUnanswered(error)) throw error;
			return { ...nothing, verdict: 'NO_ANSWER', gateway: gateway.name };
		}
	}
	return { ...nothing, verdict: 'NOT_FOUND' };
}

async function askFor(gateway: Gateway, id: string): Promise<PaymentSnapshot | undefined> {
	const [byPayment] = await gateway.getPayment({ gatewayPaymentId: id });
	if (byPayment || !UUID.test(id)) return byPayment;
	const byAttempt = await gateway.getPayment({ attemptId: id });
	return byAttempt.find(({ state }) => state === 'PAID') ?? byAttempt[0];
}

/**
 * Refunds a charge that this database does not know, in full. It was never posted here, so nothing is posted now; the gateway's report will name both.
 * Throws PAYMENT_NOT_FOUND if no gateway has such a charge, or if it is known here or was not made by an attempt of ours.
 */
export async function refundForgottenPayment(platform: Sources & Pick<PaymentPlatform, 'clock'>, id: string): Promise<bigint> {
	const found = await findByGivenId(platform, id);
	const gateway = 'verdict' in found && found.gateway ? platform.gateways.byName(found.gateway) : undefined;
	if (!gateway || !('verdict' in found) || found.verdict !== 'FORGOTTEN') throw refuse('PAYMENT_NOT_FOUND');
	const { attemptId, amount } = found.snapshot ?? {};
	if (!found.gatewayPaymentId || !attemptId || !UUID.test(attemptId) || amount?.currency !== 'JOD') throw refuse('PAYMENT_NOT_FOUND');
	await gateway.refund(found.gatewayPaymentId, { currency: 'JOD', fils: amount.fils }, `forgotten-${attemptId}`);
	await inTransaction(platform.db, (tx) =>
		audit(platform, tx, {
			...{ actorId: null, action: 'payment.forgotten_refunded', subject: 'payment', subjectId: attemptId },
			after: { amountFils: amount.fils.toString(), reference: found.gatewayPaymentId },
		}),
	);
	return amount.fils;
}
