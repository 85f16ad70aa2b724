/**
 * After a restore: the gateways' state of the payments that may have changed since. No gateway lists payments by date, so they are queried one by
 * one: those that this database knows, those of announced transfers, and listed ids.
 */
import { DAY_MS } from '#contract/time.ts';
import { forEachConcurrently } from '#server/platform/base/at-once.ts';
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
import { countSettledCharges, paymentsToCompare, refundsOfCharge } from './overview-sql.ts';
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
	/** At the gateway; for an unknown one the id from the list. */
	gatewayPaymentId: string | null;
	/** Null if this database does not know it. */
	payment: PaymentRow | null;
	snapshot: PaymentSnapshot | null;
	/** Refunds at the gateway that are not known here. */
	forgotten: readonly GatewayRefund[];
};

/** A rental, its claims and its refund take less: older charges have nothing left to refund. */
const OLDEST_CHARGE_MS = 90 * DAY_MS;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * `ids`: of payments at a gateway, or our own of attempts. `all`: also charges of settled trips, of which only goodwill can be refunded. `progress`: how many
 * were queried.
 */
export type Comparing = { since: Date; ids: readonly string[]; all?: boolean; progress?(asked: number, of: number): void };

/** Changes nothing. `leftOut`: charges of settled trips that were not queried. */
export async function comparePayments(
	sources: Sources,
	{ since, ids, all = false, progress = () => undefined }: Comparing,
): Promise<{ payments: ComparedPayment[]; leftOut: number }> {
	const moments = { since, watchedFrom: new Date(since.getTime() - WATCH_MS), chargedFrom: new Date(since.getTime() - OLDEST_CHARGE_MS) };
	const known = await paymentsToCompare(sources.db, { ...moments, all });
	const transferred = await listTransferred(sources, since);
	const given = [...new Set([...ids, ...transferred.ids])];
	let asked = 0;
	const askEach = async <T>(those: readonly T[], compare: (one: T) => Promise<ComparedPayment>): Promise<ComparedPayment[]> => {
		const answers: ComparedPayment[] = [];
		await forEachConcurrently(those.entries(), async ([index, one]) => {
			answers[index] = await compare(one);
			asked += 1;
			progress(asked, known.length + given.length);
		});
		return answers;
	};
	const ofKnown = await askEach(known, (payment) => compareKnown(sources, payment));
	const ofGiven = await askEach(given, async (id) => {
		const found = await findByGivenId(sources, id);
		return 'amount_fils' in found ? compareKnown(sources, found) : found;
	});
	const compared = [...ofKnown, ...ofGiven, ...transferred.unanswered];
	return {
		payments: [...new Map(compared.map((one) => [one.payment?.id ?? `${one.gateway} ${one.gatewayPaymentId}`, one])).values()],
		leftOut: all ? 0 : await countSettledCharges(sources.db, moments),
	};
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

const NOTHING = { payment: null, snapshot: null, forgotten: [] } as const;

/** `unanswered`: one for each gateway that does not list its transfers now. */
async function listTransferred({ gateways }: Sources, since: Date): Promise<{ ids: string[]; unanswered: ComparedPayment[] }> {
	const ids: string[] = [];
	const unanswered: ComparedPayment[] = [];
	for (const gateway of gateways.all)
		try {
			const transfers = (await gateway.listTransfers?.(since)) ?? [];
			for (const { kind, gatewayPaymentId } of transfers.flatMap(({ items }) => items)) if (kind === 'payment') ids.push(gatewayPaymentId);
		} catch (error) {
			if (!isUnanswered(error)) throw error;
			unanswered.push({ ...NOTHING, verdict: 'NO_ANSWER', gateway: gateway.name, gatewayPaymentId: 'its transfers' });
		}
	return { ids, unanswered };
}

/** Our row if this database has one. If one gateway does not answer, payments that the other one knows are still found. */
async function findByGivenId({ db, gateways }: Sources, id: string): Promise<PaymentRow | ComparedPayment> {
	const nothing = { ...NOTHING, gatewayPaymentId: id };
	let unreachableGateway: string | null = null;
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
			unreachableGateway = gateway.name;
		}
	}
	return { ...nothing, verdict: unreachableGateway ? 'NO_ANSWER' : 'NOT_FOUND', gateway: unreachableGateway };
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
