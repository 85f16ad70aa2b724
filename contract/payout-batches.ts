/** Paying owners, for operators: due payouts form a batch, its file goes to the bank, and the results are entered. */
import * as z from 'zod';
import { jodText } from './cars.ts';
import { endpoint } from './endpoint.ts';
import { listOf, listOrder, paging, searchedWithAmounts } from './paging.ts';
import { payoutDetailKinds, payoutObstacles, payoutSources } from './payouts.ts';

const admins = ['ADMIN', 'SUPER_ADMIN'] as const;

export const payoutStates = ['PENDING', 'SENT', 'PAID', 'FAILED'] as const;
export type PayoutState = (typeof payoutStates)[number];

/** Maximum size of a batch: all of its bookings are locked together. */
export const MAX_BATCH = 500;
const MAX_REFERENCE = 64;
const MAX_REASON = 300;

export const adminPayout = z.object({
	id: z.uuid(),
	bookingId: z.uuid(),
	ownerId: z.uuid(),
	ownerName: z.string(),
	/** The other name if the owner gave no Arabic one. */
	ownerNameAr: z.string(),
	source: z.enum(payoutSources),
	amountJod: jodText,
	state: z.enum(payoutStates),
	createdAt: z.string(),
	dueAt: z.string(),
	isDue: z.boolean(),
	obstacle: z.enum(payoutObstacles).nullable(),
	attempt: z.int(),
	sentAt: z.string().nullable(),
	paidAt: z.string().nullable(),
	bankReference: z.string().nullable(),
	batchId: z.uuid().nullable(),
	batchNumber: z.int().nullable(),
	/** Account of the current attempt, otherwise the owner's current account; masked. */
	destination: z.string().nullable(),
	destinationKind: z.enum(payoutDetailKinds).nullable(),
	/** The account changed within a day before sending, or within the last day: check it again. */
	detailsAreNew: z.boolean(),
	failure: z.string().nullable(),
});
export type AdminPayout = z.output<typeof adminPayout>;

export const payoutBatch = z.object({
	id: z.uuid(),
	number: z.int(),
	madeAt: z.string(),
	madeBy: z.string(),
	/** The other name if the admin gave no Arabic one. */
	madeByAr: z.string(),
	count: z.int(),
	totalJod: jodText,
	sentCount: z.int(),
	paidCount: z.int(),
	failedCount: z.int(),
	/** Number of payouts to accounts that changed within a day before sending. */
	newDetailsCount: z.int(),
});
export type PayoutBatch = z.output<typeof payoutBatch>;

const ofOne = z.object({ id: z.uuid() });
const bankReference = z.string().trim().min(1, 'REQUIRED').max(MAX_REFERENCE, 'TEXT_TOO_LONG');

export const listPayouts = endpoint({
	method: 'GET',
	path: '/api/admin/payouts',
	summary:
		'All payouts, newest first, by state, owner or batch; `due=true` returns those that can be sent now. `q`: a person, car, plate, booking or bank reference. X-Total-Count counts them.',
	access: admins,
	query: z.object({
		state: listOf(z.enum(payoutStates)),
		ownerId: z.uuid().optional(),
		batchId: z.uuid().optional(),
		due: z.enum(['true']).optional(),
		...searchedWithAmounts,
		...paging,
	}),
	response: z.array(adminPayout),
});

const counted = z.object({ count: z.int(), amountJod: jodText });

export const payoutsSummary = endpoint({
	method: 'GET',
	path: '/api/admin/payouts/summary',
	summary: 'Number and sum of payouts by state, of those that can be sent now, and of those that wait for the owner’s payout details.',
	access: admins,
	response: z.object({ due: counted, pending: counted, sent: counted, paid: counted, failed: counted, withoutDetails: counted }),
});

export const createPayoutBatch = endpoint({
	method: 'POST',
	path: '/api/admin/payout-batches',
	summary: 'Create one batch of the chosen payouts, or of all that are due, for the bank.',
	access: admins,
	body: z.object({ payoutIds: z.array(z.uuid()).min(1, 'REQUIRED').max(MAX_BATCH).optional() }),
	response: payoutBatch,
	status: 201,
	idempotent: true,
	refusals: ['NO_PAYOUTS_DUE', 'PAYOUT_NOT_FOUND', 'PAYOUT_NOT_PENDING', 'PAYOUT_WITHOUT_DETAILS', 'PAYOUT_IS_HELD', 'PAYOUT_IS_FROZEN'],
});

export const listPayoutBatches = endpoint({
	method: 'GET',
	path: '/api/admin/payout-batches',
	summary: 'Batches, newest first.',
	access: admins,
	query: z.object({ order: listOrder, ...paging }),
	response: z.array(payoutBatch),
});

export const getPayoutBatch = endpoint({
	method: 'GET',
	path: '/api/admin/payout-batches/{id}',
	summary: 'One batch with its payouts.',
	access: admins,
	params: ofOne,
	response: payoutBatch.extend({ payouts: z.array(adminPayout) }),
	refusals: ['PAYOUT_BATCH_NOT_FOUND'],
});

export const getPayoutBatchFile = endpoint({
	method: 'GET',
	path: '/api/admin/payout-batches/{id}/file',
	summary: 'The batch as CSV for the bank. Each download is in the audit log, because the file contains full account numbers.',
	access: admins,
	params: ofOne,
	response: z.string(),
	refusals: ['PAYOUT_BATCH_NOT_FOUND'],
});

export const markBatchPaid = endpoint({
	method: 'PATCH',
	path: '/api/admin/payout-batches/{id}/paid',
	summary: 'The bank has paid all payouts of the batch that are still in transit, under one reference.',
	access: admins,
	params: ofOne,
	body: z.object({ bankReference }),
	response: payoutBatch,
	refusals: ['PAYOUT_BATCH_NOT_FOUND', 'PAYOUT_NOT_SENT'],
});

export const markPayoutPaid = endpoint({
	method: 'PATCH',
	path: '/api/admin/payouts/{id}/paid',
	summary: 'The bank has paid the payout. Repeating the call with the same reference changes nothing.',
	access: admins,
	params: ofOne,
	body: z.object({ bankReference }),
	response: adminPayout,
	refusals: ['PAYOUT_NOT_FOUND', 'PAYOUT_NOT_SENT', 'PAYOUT_IS_PAID'],
});

export const markPayoutFailed = endpoint({
	method: 'PATCH',
	path: '/api/admin/payouts/{id}/failed',
	summary: 'The bank has returned the payout. Its owner is notified and can correct the payout details.',
	access: admins,
	params: ofOne,
	body: z.object({ reason: z.string().trim().min(1, 'REQUIRED').max(MAX_REASON, 'TEXT_TOO_LONG') }),
	response: adminPayout,
	refusals: ['PAYOUT_NOT_FOUND', 'PAYOUT_NOT_SENT', 'PAYOUT_IS_PAID'],
});

export const retryPayout = endpoint({
	method: 'PATCH',
	path: '/api/admin/payouts/{id}/retry',
	summary: 'Put a failed payout into the queue for the next batch again, with the owner’s current payout details.',
	access: admins,
	params: ofOne,
	response: adminPayout,
	refusals: ['PAYOUT_NOT_FOUND', 'PAYOUT_NOT_FAILED'],
});
