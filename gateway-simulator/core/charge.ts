/** Steps of a payment: card, 3-D Secure, cancellation, capture, release. */
import { AUTHENTICATION_FAILED, CANCELLED_BY_PAYER, type CardFailure, CODES_ALLOWED, type TestCard, THREE_D_SECURE_CODE } from './cards.ts';
import type { Core } from './core.ts';
import { inTransaction } from './database.ts';
import { findInvoice, type Invoice, markPaid } from './invoices.ts';
import { createPayment, findPayment, type Payment, type PaymentStatus, paymentsOf, savePayment } from './payments.ts';
import { Refusal } from './refusal.ts';

/** The payment that has captured or reserved the invoice's amount, if any. */
export const findCapturedPayment = (core: Core, invoice: Invoice): Payment | undefined =>
	paymentsOf(core, invoice.id).find((payment) => payment.status === 'SUCCESS' || payment.status === 'AUTHORIZE');

function refuseSecond(core: Core, invoice: Invoice): void {
	if (findCapturedPayment(core, invoice)) throw new Refusal('ALREADY_PAID', 'The invoice is already paid');
}

function markCaptured(core: Core, invoice: Invoice, payment: Payment): void {
	if (payment.card?.webhook === 'never') return;
	const delays = core.settings.get('delays');
	core.announce(
		{ kind: 'payment', invoice, payment },
		{
			delayMs: payment.card?.webhook === 'late' ? delays.lateWebhookMs : delays.webhookMs,
			copies: payment.card?.webhook === 'twice' ? 2 : 1,
		},
	);
}

function end(core: Core, payment: Payment, status: PaymentStatus, failure: CardFailure | null, chargedFils: bigint): Payment {
	return inTransaction(core.database, () => {
		const ended: Payment = { ...payment, status, failure, chargedFils };
		savePayment(core, ended);
		if (status === 'SUCCESS') markPaid(core, payment.invoiceId);
		markCaptured(core, invoiceOf(core, ended), ended);
		return ended;
	});
}

/** Throws Refusal UNKNOWN_PAYMENT if the invoice is missing, which should not happen. */
export function invoiceOf(core: Core, payment: Payment): Invoice {
	const invoice = findInvoice(core, payment.invoiceId);
	if (!invoice) throw new Refusal('UNKNOWN_PAYMENT', 'No invoice for this payment');
	return invoice;
}

/** Submits a card. INPROGRESS means that 3-D Secure follows. Throws Refusal ALREADY_PAID. */
export function submitCard(core: Core, invoice: Invoice, card: TestCard): Payment {
	return inTransaction(core.database, () => {
		refuseSecond(core, invoice);
		const payment = createPayment(core, invoice, card);
		return card.decline ? end(core, payment, 'FAILED', card.decline, 0n) : payment;
	});
}

/**
 * Submits a 3-D Secure code: the correct one captures (or reserves) the amount, the third wrong one fails the payment.
 * A completed payment is unchanged. Throws Refusal ALREADY_PAID.
 */
export function answerChallenge(core: Core, paymentId: string, code: string): Payment {
	return inTransaction(core.database, () => {
		const payment = requirePayment(core, paymentId);
		if (payment.status !== 'INPROGRESS' || !payment.card) return payment;
		const invoice = invoiceOf(core, payment);
		refuseSecond(core, invoice);
		if (payment.card.authentication === 'fails') return end(core, payment, 'FAILED', AUTHENTICATION_FAILED, 0n);
		if (code === THREE_D_SECURE_CODE) return end(core, payment, invoice.intent === 'auth' ? 'AUTHORIZE' : 'SUCCESS', null, invoice.fils);
		const wrong = { ...payment, wrongCodes: payment.wrongCodes + 1 };
		savePayment(core, wrong);
		return wrong.wrongCodes >= CODES_ALLOWED ? end(core, wrong, 'FAILED', AUTHENTICATION_FAILED, 0n) : wrong;
	});
}

/** The payer cancels: at the 3-D Secure step of `open`, or on the card page before any payment. Throws Refusal ALREADY_PAID. */
export function cancelCheckout(core: Core, invoice: Invoice, open?: Payment): Payment {
	return inTransaction(core.database, () => {
		refuseSecond(core, invoice);
		if (open && open.status !== 'INPROGRESS') return open;
		return end(core, open ?? createPayment(core, invoice, null), 'CANCELED', CANCELLED_BY_PAYER, 0n);
	});
}

/** Throws Refusal UNKNOWN_PAYMENT. */
export function requirePayment(core: Core, paymentId: string): Payment {
	const payment = findPayment(core, paymentId);
	if (!payment) throw new Refusal('UNKNOWN_PAYMENT', 'No payment matches this PaymentId');
	return payment;
}

function requireReserved(core: Core, paymentId: string): Payment {
	const payment = requirePayment(core, paymentId);
	if (payment.status !== 'AUTHORIZE' || payment.followedUp) throw new Refusal('NOT_AUTHORISED', 'Nothing is authorised on this payment');
	return payment;
}

/** Captures all or part of a reservation and releases the rest. One operation per invoice. Throws Refusal. */
export function capturePayment(core: Core, paymentId: string, fils: bigint): Payment {
	return inTransaction(core.database, () => {
		const payment = requireReserved(core, paymentId);
		if (fils > payment.chargedFils) throw new Refusal('AMOUNT_TOO_LARGE', 'More than what was authorised');
		return end(core, { ...payment, followedUp: true }, 'SUCCESS', null, fils);
	});
}

/** Releases the whole reservation. Throws Refusal. */
export function releasePayment(core: Core, paymentId: string, fils: bigint): Payment {
	return inTransaction(core.database, () => {
		const payment = requireReserved(core, paymentId);
		if (fils !== payment.chargedFils) throw new Refusal('RELEASE_MUST_BE_WHOLE', 'A release takes the whole amount');
		return end(core, { ...payment, followedUp: true }, 'CANCELED', null, 0n);
	});
}
