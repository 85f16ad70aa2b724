/** Paying for a booking on the gateway's page, and the result. */
import * as z from 'zod';
import { jodText } from './cars.ts';
import { endpoint, type RefusalText } from './endpoint.ts';

export const paymentRefusals = {
	BOOKING_NOT_PAYABLE: {
		status: 409,
		en: 'This booking isn’t waiting for a payment.',
		ar: 'هذا الحجز لا ينتظر الدفع.',
	},
	HOLD_EXPIRED: {
		status: 409,
		en: 'Your hold has expired and the dates are available again. Please book again.',
		ar: 'انتهت مهلة حجزك المؤقت وأصبحت التواريخ متاحة. احجز مرة أخرى.',
	},
	GATEWAY_UNAVAILABLE: {
		status: 503,
		en: 'Our payment provider isn’t responding. You weren’t charged. Please try again in a moment.',
		ar: 'بوابة الدفع لا تستجيب الآن. لم نخصم منك شيئاً. حاول بعد قليل.',
	},
	PAYMENT_NOT_FOUND: { status: 404, en: 'We can’t find this payment.', ar: 'لم نجد عملية الدفع هذه.' },
	REFUND_TOO_LARGE: {
		status: 409,
		en: 'That’s more than what’s left of the payment.',
		ar: 'هذا أكثر مما تبقى من عملية الدفع.',
	},
	REFUND_NOT_FOUND: { status: 404, en: 'We can’t find this refund.', ar: 'لم نجد عملية الاسترداد هذه.' },
	REFUND_NOT_RETRYABLE: {
		status: 409,
		en: 'Only a failed refund can be sent again.',
		ar: 'لا يمكن إعادة إرسال سوى عملية استرداد لم تتم.',
	},
	PAYMENT_NOT_IN_REVIEW: {
		status: 409,
		en: 'This payment is no longer waiting for a decision.',
		ar: 'لم تعد عملية الدفع هذه بانتظار قرار.',
	},
	PAYMENT_STILL_DIFFERS: {
		status: 409,
		en: 'The gateway’s record still doesn’t match what we requested.',
		ar: 'ما ذكرته بوابة الدفع لا يطابق المطلوب.',
	},
	PAYMENT_REFUND_BY_HAND: {
		status: 409,
		en: 'The gateway charged another currency. Refund it at the gateway first.',
		ar: 'خُصم المبلغ بعملة أخرى. أعده من لوحة بوابة الدفع أولاً.',
	},
	WEBHOOK_REFUSED: { status: 400, en: 'The signature isn’t valid.', ar: 'التوقيع غير صحيح.' },
} as const satisfies Record<string, RefusalText>;

/** FAILED is still owed: an admin retries it. CHARGED_BACK was returned by the renter's bank. CARRIED pays for another booking. */
export const refundStates = ['PENDING', 'SENT', 'REFUNDED', 'FAILED', 'CHARGED_BACK', 'CARRIED'] as const;

export const paymentPurposes = ['BOOKING', 'CLAIM', 'CHANGE', 'CARRIED'] as const;

/** PENDING includes payments in review; FAILED includes expired and cancelled ones; PAID stays PAID with its refunds listed. */
export const payment = z.object({
	id: z.uuid(),
	status: z.enum(['PENDING', 'PAID', 'FAILED']),
	amountJod: jodText,
	bookingId: z.uuid(),
	/** For the booking itself, for the excess of a claim, for a change of the booking, or carried over from another booking. */
	purpose: z.enum(paymentPurposes),
	claimId: z.uuid().nullable(),
	changeId: z.uuid().nullable(),
	/** Our short reference, for support requests. */
	reference: z.string(),
	gatewayReference: z.string().nullable(),
	/** A reason for which the web has a sentence, if the payment failed. */
	failureCode: z.enum(['DECLINED', 'INSUFFICIENT_FUNDS', 'AUTHENTICATION_FAILED', 'CANCELLED', 'EXPIRED', 'OTHER']).nullable(),
	/** Whether the dates are still held, so that another card can be tried. */
	mayRetry: z.boolean(),
	refunds: z.array(z.object({ amountJod: jodText, status: z.enum(refundStates), createdAt: z.string() })),
});
export type Payment = z.output<typeof payment>;

/** Labels of the payment page, not promises: the gateway's page offers what it really accepts. */
export const paymentMethods = ['CREDIT', 'DEBIT', 'MADA', 'APPLE_PAY'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

export const listPaymentMethods = endpoint({
	method: 'GET',
	path: '/api/payments/methods',
	summary: 'Payment methods, in the order in which to display them; Apple Pay only in browsers that support it.',
	access: 'anyone',
	response: z.object({ methods: z.array(z.enum(paymentMethods)) }),
});

export const initiatePayment = endpoint({
	method: 'POST',
	path: '/api/payments/initiate',
	summary: 'Open the gateway’s page for a booking; a repeated call returns the same address while that attempt is open.',
	access: 'signed-in',
	body: z.object({ bookingId: z.uuid() }),
	response: z.object({ redirectUrl: z.string(), paymentId: z.uuid() }),
	refusals: ['BOOKING_NOT_FOUND', 'BOOKING_NOT_PAYABLE', 'HOLD_EXPIRED', 'GATEWAY_UNAVAILABLE'],
});

export const verifyPayment = endpoint({
	method: 'GET',
	path: '/api/payments/verify/{paymentId}',
	summary: 'Query the gateway for the state of a payment; takes our id or the gateway’s.',
	access: 'signed-in',
	params: z.object({ paymentId: z.string().min(1).max(100) }),
	response: payment,
	refusals: ['PAYMENT_NOT_FOUND', 'GATEWAY_UNAVAILABLE'],
});

export const receiveWebhook = endpoint({
	method: 'POST',
	path: '/api/payments/webhook/{gateway}',
	summary:
		'A notice of the gateway, signed over its raw bytes. It is stored, queued and answered at once; it only causes a query to the gateway.',
	access: 'gateway',
	params: z.object({ gateway: z.string().max(40) }),
	response: z.object({ received: z.literal(true) }),
	refusals: ['WEBHOOK_REFUSED', 'NOT_FOUND'],
});

/**
 * Progress of a refund for its renter. OWED: sent to the bank next. DELAYED: the bank refused it, and an admin handles it.
 * ON_HOLD: the renter's bank investigates the charge. BY_BANK: the renter's bank has returned it.
 * WAITING: the renter may carry it over to another booking. CARRIED: it pays for that booking.
 */
export const refundSteps = ['OWED', 'ON_HOLD', 'SENT', 'ARRIVED', 'DELAYED', 'BY_BANK', 'WAITING', 'CARRIED'] as const;
export type RefundStep = (typeof refundSteps)[number];

export const bookingPayment = z.object({
	id: z.uuid(),
	purpose: z.enum(paymentPurposes),
	amountJod: jodText,
	paidAt: z.string(),
	reference: z.string(),
	gatewayReference: z.string().nullable(),
	refunds: z.array(
		z.object({
			id: z.uuid(),
			amountJod: jodText,
			/** The deposit after the return, a duplicate or late charge, a shortened trip, a cancellation, goodwill of the platform, or a renter's claim. */
			of: z.enum(['DEPOSIT', 'PAID_TWICE', 'CANCELLATION', 'CHANGE', 'GOODWILL', 'RENTER_CLAIM']),
			step: z.enum(refundSteps),
			owedAt: z.string(),
			sentAt: z.string().nullable(),
			/** Also for a refund returned by the bank. */
			arrivedAt: z.string().nullable(),
			/** When it should have arrived. */
			expectedBy: z.string(),
		}),
	),
});
export type BookingPayment = z.output<typeof bookingPayment>;

export const bookingPayments = endpoint({
	method: 'GET',
	path: '/api/bookings/{id}/payments',
	summary: 'Charges and refunds of a booking, for its renter.',
	access: 'signed-in',
	params: z.object({ id: z.uuid() }),
	response: z.array(bookingPayment),
	refusals: ['BOOKING_NOT_FOUND'],
});

const byId = z.object({ id: z.uuid() });
const done = z.object({ success: z.literal(true) });

export const retryRefund = endpoint({
	method: 'PATCH',
	path: '/api/admin/refunds/{id}/retry',
	summary: 'Retry a refund that failed after all attempts.',
	access: ['ADMIN', 'SUPER_ADMIN'],
	params: byId,
	response: done,
	refusals: ['REFUND_NOT_FOUND', 'REFUND_NOT_RETRYABLE'],
});

export const reviewPayment = endpoint({
	method: 'PATCH',
	path: '/api/admin/payments/{id}/review',
	summary:
		'Decide on a payment that did not match: accept it if the gateway now reports exactly the requested amount, or reject it and refund what was charged.',
	access: ['ADMIN', 'SUPER_ADMIN'],
	params: byId,
	body: z.object({ decision: z.enum(['ACCEPT', 'REJECT']), note: z.string().trim().min(1, { error: 'REQUIRED' }).max(500) }),
	response: done,
	refusals: ['PAYMENT_NOT_FOUND', 'PAYMENT_NOT_IN_REVIEW', 'PAYMENT_STILL_DIFFERS', 'PAYMENT_REFUND_BY_HAND', 'GATEWAY_UNAVAILABLE'],
});

export const receiveReturn = endpoint({
	method: 'POST',
	path: '/api/payments/return/{gateway}',
	summary:
		'The signed form with which some gateways return the browser: 303 to the return page with the gateway’s payment id. It is posted from another site and without a session.',
	access: 'gateway',
	params: z.object({ gateway: z.string().max(40) }),
	response: z.null(),
	status: 303,
	refusals: ['WEBHOOK_REFUSED', 'NOT_FOUND'],
});
