/** MyFatoorah's webhook v2: the body, its headers and its signature. */
import { formatFils } from '#contract/money.ts';
import type { GatewayEvent, Webhook } from '../core/core.ts';
import { amountPart, invoicePart, paymentAnswer, refundAnswer, transactionPart } from './answers.ts';
import { signWebhook } from './signature.ts';

const NAMES: Record<number, string> = {
	1: 'PAYMENT_STATUS_CHANGED',
	2: 'REFUND_STATUS_CHANGED',
	3: 'BALANCE_TRANSFERRED',
	6: 'DISPUTE_STATUS_CHANGED',
};

type Envelope = { code: number; data: { readonly [name: string]: unknown }; reference: string; at: number; secret: string };

/** Writes and signs one event; a wrong secret produces a forgery. */
export function writeEnvelope({ code, data, reference, at, secret }: Envelope): Webhook {
	const Event = {
		Code: code,
		Name: NAMES[code],
		CountryIsoCode: 'JOR',
		CreationDate: new Date(at).toISOString(),
		Reference: reference,
	};
	return {
		code,
		reference,
		body: JSON.stringify({ Event, Data: data }),
		headers: {
			'content-type': 'application/json',
			'MyFatoorah-Webhook-Version': 'v2',
			'MyFatoorah-Signature': signWebhook(secret, code, data),
		},
	};
}

/** Event code and `Data` of an event. */
export function describeEvent(event: GatewayEvent): Pick<Envelope, 'code' | 'data'> {
	switch (event.kind) {
		case 'payment':
			return { code: 1, data: paymentAnswer(event.invoice, event.payment, {}, 'text') };
		case 'refund':
			return { code: 2, data: refundAnswer(event.invoice, event.refund, 'text') };
		case 'transfer':
			return {
				code: 3,
				data: {
					Deposit: {
						Reference: event.reference,
						BaseCurrency: 'JOD',
						ValueInBaseCurrency: formatFils(event.fils),
						NumberOfTransactions: String(event.payments),
					},
				},
			};
		case 'dispute':
			return {
				code: 6,
				data: {
					Dispute: {
						Type: 'CHARGEBACK',
						Status: event.dispute.status,
						CreatedDate: new Date(event.dispute.createdAt).toISOString(),
						ChargeBackType: 'General',
						Reason: 'CreditNotProcessed',
						DisputeTransactionId: event.dispute.id,
						InvoiceTransactionId: event.payment.number,
					},
					Invoice: invoicePart(event.invoice),
					Transaction: transactionPart(event.payment),
					Amount: amountPart(event.invoice, event.payment, 'text', {}),
				},
			};
	}
}
