/** Paying for a booking on the gateway's own page, and what came of it. */
import * as z from 'zod';
import { jodText } from './cars.ts';
import { endpoint, type RefusalText } from './endpoint.ts';

export const paymentRefusals = {
	BOOKING_NOT_PAYABLE: {
		status: 409,
		en: 'This booking is not waiting for a payment.',
		ar: 'هذا الحجز لا ينتظر الدفع.',
	},
	HOLD_EXPIRED: {
		status: 409,
		en: 'The 30 minutes to pay have passed and the dates are free again. Please book again.',
		ar: 'انتهت مهلة الدفع (30 دقيقة) وأصبحت التواريخ متاحة. احجز مرة أخرى.',
	},
	GATEWAY_UNAVAILABLE: {
		status: 503,
		en: 'The card gateway does not answer. You were not charged. Please try again in a moment.',
		ar: 'بوابة الدفع لا تستجيب. لم يُخصم منك شيء. حاول بعد قليل.',
	},
	PAYMENT_NOT_FOUND: { status: 404, en: 'There is no such payment.', ar: 'لا توجد عملية دفع كهذه.' },
	WEBHOOK_REFUSED: { status: 400, en: 'The signature is not right.', ar: 'التوقيع غير صحيح.' },
} as const satisfies Record<string, RefusalText>;

/** PENDING covers what is under review; FAILED what expired or was cancelled; PAID stays PAID with its refunds listed. */
export const payment = z.object({
	id: z.uuid(),
	status: z.enum(['PENDING', 'PAID', 'FAILED']),
	amountJod: jodText,
	bookingId: z.uuid(),
	/** Ours: short, to be quoted to support. */
	reference: z.string(),
	gatewayReference: z.string().nullable(),
	/** A code the web has a plain sentence for, where the payment failed. */
	failureCode: z.enum(['DECLINED', 'INSUFFICIENT_FUNDS', 'AUTHENTICATION_FAILED', 'CANCELLED', 'EXPIRED', 'OTHER']).nullable(),
	/** Whether the dates are still held, so that another card can be tried. */
	mayRetry: z.boolean(),
	refunds: z.array(z.object({ amountJod: jodText, status: z.enum(['PENDING', 'SENT', 'REFUNDED', 'FAILED']), createdAt: z.string() })),
});
export type Payment = z.output<typeof payment>;

/** Labels of brands for the payment page, not promises: the gateway's own page offers what it really takes. */
export const paymentMethods = ['CREDIT', 'DEBIT', 'MADA', 'APPLE_PAY'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

export const listPaymentMethods = endpoint({
	method: 'GET',
	path: '/api/payments/methods',
	summary: 'By what one can pay here, in the order to show it; Apple Pay is for browsers that have it.',
	access: 'anyone',
	response: z.object({ methods: z.array(z.enum(paymentMethods)) }),
});

export const initiatePayment = endpoint({
	method: 'POST',
	path: '/api/payments/initiate',
	summary: 'Open the gateway’s page for a booking; asking again gives the same address while that attempt is open.',
	access: 'signed-in',
	idempotent: true,
	body: z.object({ bookingId: z.uuid() }),
	response: z.object({ redirectUrl: z.string(), paymentId: z.uuid() }),
	refusals: ['BOOKING_NOT_FOUND', 'BOOKING_NOT_PAYABLE', 'HOLD_EXPIRED', 'GATEWAY_UNAVAILABLE'],
});

export const verifyPayment = endpoint({
	method: 'GET',
	path: '/api/payments/verify/{paymentId}',
	summary: 'Ask the gateway what became of a payment; takes our id or the gateway’s.',
	access: 'signed-in',
	params: z.object({ paymentId: z.string().min(1).max(100) }),
	response: payment,
	refusals: ['PAYMENT_NOT_FOUND', 'GATEWAY_UNAVAILABLE'],
});

export const receiveWebhook = endpoint({
	method: 'POST',
	path: '/api/payments/webhook/{gateway}',
	summary: 'The gateway’s notice, signed over its raw bytes. Stored, queued and answered at once; it only makes us ask the gateway.',
	access: 'gateway',
	params: z.object({ gateway: z.string().max(40) }),
	response: z.object({ received: z.literal(true) }),
	refusals: ['WEBHOOK_REFUSED', 'NOT_FOUND'],
});

export const receiveReturn = endpoint({
	method: 'POST',
	path: '/api/payments/return/{gateway}',
	summary:
		'The signed form by which some gateways send the browser back: 303 to the return page with the gateway’s payment id. It comes from another site and without a session.',
	access: 'gateway',
	params: z.object({ gateway: z.string().max(40) }),
	response: z.null(),
	status: 303,
	refusals: ['WEBHOOK_REFUSED', 'NOT_FOUND'],
});
