/** The gateway's reports against the ledger, and conditions that need a person. For admins. */
import * as z from 'zod';
import { jodText } from './cars.ts';
import { endpoint, type RefusalText } from './endpoint.ts';
import { refundStates } from './payments.ts';

export const reconciliationRefusals = {
	DIFFERENCE_NOT_FOUND: { status: 404, en: 'We can’t find this difference.', ar: 'لم نجد هذا الاختلاف.' },
	DIFFERENCE_SETTLED: { status: 409, en: 'This difference has already been resolved.', ar: 'تمت تسوية هذا الاختلاف من قبل.' },
	ALERT_NOT_FOUND: { status: 404, en: 'We can’t find this alert.', ar: 'لم نجد هذا التنبيه.' },
	ALERT_CLOSED: { status: 409, en: 'This alert is already closed.', ar: 'أُغلق هذا التنبيه من قبل.' },
} as const satisfies Record<string, RefusalText>;

const admins = ['ADMIN', 'SUPER_ADMIN'] as const;
const byId = z.object({ id: z.uuid() });
const done = z.object({ success: z.literal(true) });

export const alertKinds = [
	'PAYMENT_DOES_NOT_FIT',
	'REFUND_REFUSED',
	'REFUND_LATE',
	'DISPUTE_OPENED',
	'GATEWAY_DIFFERS',
	'PAYOUT_FAILED',
	'CLAIM_CONTESTED',
	'FINE_CONTESTED',
	'SMS_MANY',
] as const;
export type AlertKind = (typeof alertKinds)[number];

export const alert = z.object({
	id: z.uuid(),
	kind: z.enum(alertKinds),
	subject: z.string(),
	subjectId: z.string(),
	/** Context such as an amount or a booking. */
	detail: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
	raisedAt: z.string(),
	closedAt: z.string().nullable(),
});
export type Alert = z.output<typeof alert>;

export const differenceKinds = [
	'AMOUNT_DIFFERS',
	'PAYMENT_UNKNOWN',
	'REPORTED_TWICE',
	'REFUND_UNKNOWN',
	'DISPUTE_UNKNOWN',
	'NET_DIFFERS',
	'PAYMENT_NOT_REPORTED',
	'REFUND_NOT_REPORTED',
] as const;

export const difference = z.object({
	id: z.uuid(),
	kind: z.enum(differenceKinds),
	/** The gateway's reference of the payment or transfer; ours if it has none. */
	reference: z.string(),
	bookingId: z.uuid().nullable(),
	oursJod: jodText.nullable(),
	theirsJod: jodText.nullable(),
	/** Theirs minus ours; null if one of them is unknown. */
	byJod: jodText.nullable(),
	foundAt: z.string(),
	resolvedAt: z.string().nullable(),
	/** Null if a later report settled it. */
	resolvedBy: z.string().nullable(),
	/** The other name if the admin gave no Arabic one. */
	resolvedByAr: z.string().nullable(),
	note: z.string().nullable(),
});
export type Difference = z.output<typeof difference>;

export const transfer = z.object({
	id: z.uuid(),
	gateway: z.string(),
	reference: z.string(),
	paidOn: z.string(),
	netJod: jodText,
	feesJod: jodText,
	items: z.int(),
	/** Number of lines without a match. */
	unmatched: z.int(),
});

/** A refund that may need a person. */
export const watchedRefund = z.object({
	id: z.uuid(),
	bookingId: z.uuid(),
	/** Reference of its payment. */
	reference: z.string(),
	amountJod: jodText,
	reason: z.string(),
	state: z.enum(refundStates),
	attempt: z.int(),
	failure: z.string().nullable(),
	owedAt: z.string(),
	dueAt: z.string(),
});

export const reviewedPayment = z.object({
	id: z.uuid(),
	bookingId: z.uuid(),
	reference: z.string(),
	amountJod: jodText,
	/** The amount last reported by the gateway; null if it reported none. */
	toldJod: jodText.nullable(),
	toldCurrency: z.string().nullable(),
	createdAt: z.string(),
});

export const dispute = z.object({
	id: z.uuid(),
	bookingId: z.uuid(),
	gatewayDisputeId: z.string(),
	amountJod: jodText,
	state: z.enum(['OPEN', 'WON', 'LOST']),
	/** For a lost dispute: the part that was owed to the renter anyway, and our loss. */
	coveredJod: jodText,
	lossJod: jodText,
	openedAt: z.string(),
	closedAt: z.string().nullable(),
});

export const reconciliation = z.object({
	/** When the gateway's report was last read completely. */
	lastRunAt: z.string().nullable(),
	/** Open differences and those settled last. */
	differences: z.array(difference),
	transfers: z.array(transfer),
	alerts: z.array(alert),
	refunds: z.array(watchedRefund),
	payments: z.array(reviewedPayment),
	disputes: z.array(dispute),
});
export type Reconciliation = z.output<typeof reconciliation>;

export const getReconciliation = endpoint({
	method: 'GET',
	path: '/api/admin/reconciliation',
	summary: 'Differences between the gateway’s report and the ledger, and all other money that needs a person.',
	access: admins,
	response: reconciliation,
});

export const runReconciliation = endpoint({
	method: 'POST',
	path: '/api/admin/reconciliation/run',
	summary: 'Read the gateway’s report now and compare it with the ledger, as the daily job does.',
	access: admins,
	body: z.object({}),
	response: reconciliation,
	refusals: ['GATEWAY_UNAVAILABLE'],
});

export const resolveDifference = endpoint({
	method: 'PATCH',
	path: '/api/admin/reconciliation/{id}/resolve',
	summary: 'Close a difference with a note that gives the reason.',
	access: admins,
	params: byId,
	body: z.object({ note: z.string().trim().min(1, { error: 'REQUIRED' }).max(500) }),
	response: done,
	refusals: ['DIFFERENCE_NOT_FOUND', 'DIFFERENCE_SETTLED'],
});

export const listAlerts = endpoint({
	method: 'GET',
	path: '/api/admin/alerts',
	summary: 'Open alerts, and those closed last.',
	access: admins,
	response: z.array(alert),
});

export const closeAlert = endpoint({
	method: 'PATCH',
	path: '/api/admin/alerts/{id}/close',
	summary: 'Close an alert that was handled.',
	access: admins,
	params: byId,
	response: done,
	refusals: ['ALERT_NOT_FOUND', 'ALERT_CLOSED'],
});
