/** The ledger, for admins: account balances, and the entries of a booking. */
import * as z from 'zod';
import { jodText } from './cars.ts';
import { endpoint } from './endpoint.ts';
import { month } from './typed-values.ts';

export const accounts = [
	'GATEWAY_CLEARING',
	'BANK',
	'DISPUTE_RECEIVABLE',
	'RENTAL_ESCROW',
	'DEPOSITS_HELD',
	'REFUNDS_PAYABLE',
	'OWNER_PAYABLE',
	'PAYOUTS_IN_TRANSIT',
	'PLATFORM_REVENUE',
	'GATEWAY_FEES',
	'DISPUTE_LOSS',
	'GOODWILL',
	'PROMO_CODES',
] as const;
export type LedgerAccount = (typeof accounts)[number];

const account = z.enum(accounts);

/** Kinds of entries. The event of every entry is one of these plus the id of its subject. */
export const entryKinds = [
	'payment-captured',
	'gateway-fee',
	'gateway-fee-trued-up',
	'gateway-transferred',
	'booking-completed',
	'refund-owed',
	'refund-confirmed',
	'deposit-closed',
	'payout-sent',
	'payout-paid',
	'payout-failed',
	'dispute-opened',
	'dispute-won',
	'dispute-lost',
	'dispute-covered',
	'rental-reduced',
	'goodwill-granted',
	'goodwill-absorbed',
	'fine-charged',
	'fine-hold-released',
	'renter-claim',
	'refund-carried',
	'booking-carried',
] as const;
export type EntryKind = (typeof entryKinds)[number];

/** `balanceJod` is debit minus credit; the sum over all accounts is zero. */
export const trialBalance = z.object({
	lines: z.array(z.object({ account, debitJod: jodText, creditJod: jodText, balanceJod: jodText })),
	debitJod: jodText,
	creditJod: jodText,
});
export type TrialBalance = z.output<typeof trialBalance>;

export const getTrialBalance = endpoint({
	method: 'GET',
	path: '/api/admin/ledger/trial-balance',
	summary: 'The balance of each account of the journal; with `month` (YYYY-MM), its movements in that month.',
	access: ['ADMIN', 'SUPER_ADMIN'],
	query: z.object({ month: month.optional() }),
	response: trialBalance,
});

export const bookingStatement = z.array(
	z.object({
		/** Kind and subject: `payment-captured:{id}`. */
		event: z.string(),
		occurredAt: z.string(),
		/** `balanceJod`: of that account for this booking, after the entry. */
		lines: z.array(z.object({ account, debitJod: jodText, creditJod: jodText, balanceJod: jodText, ownerId: z.uuid().nullable() })),
	}),
);
export type BookingStatement = z.output<typeof bookingStatement>;

export const getBookingStatement = endpoint({
	method: 'GET',
	path: '/api/admin/ledger/bookings/{id}',
	summary: 'The journal entries of a booking, in order; empty if there are none.',
	access: ['ADMIN', 'SUPER_ADMIN'],
	params: z.object({ id: z.uuid() }),
	response: bookingStatement,
});
