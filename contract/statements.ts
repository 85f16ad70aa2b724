/** The monthly statement of an owner's account, from the ledger. */
import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { jodText, month } from './typed-values.ts';

/** RENTAL before the fee; compensation: from deposits, fines and claims. */
export const statementParts = ['rental', 'fee', 'compensation', 'goodwill', 'payout'] as const;
export type StatementPart = (typeof statementParts)[number];

const parts = { rental: jodText, fee: jodText, compensation: jodText, goodwill: jodText, payout: jodText };

export const statement = z.object({
	month: z.string(),
	currentMonth: z.string(),
	/** The account's name in both languages: the company's, or the person's. */
	account: z.object({ nameEn: z.string(), nameAr: z.string(), taxNumber: z.string() }),
	/** Owed to the owner before the first entry, and after the last one. */
	openingJod: jodText,
	closingJod: jodText,
	/** Their sum leads from the opening to the closing balance. Fees and payouts are negative. */
	sums: z.object(parts),
	/** Oldest first. `balanceJod`: after it. */
	entries: z.array(
		z.object({
			at: z.string(),
			bookingId: z.uuid().nullable(),
			part: z.enum(statementParts),
			/** A payout that the bank returned: the amount is owed again. */
			isReturned: z.boolean(),
			...parts,
			totalJod: jodText,
			balanceJod: jodText,
		}),
	),
});
export type Statement = z.output<typeof statement>;

export const ownerStatement = endpoint({
	method: 'GET',
	path: '/api/owner/statement',
	summary:
		'The statement of the caller’s account for a month (YYYY-MM), by default the current one. `format=csv` returns it as a file for Excel.',
	access: 'signed-in',
	team: 'finances',
	query: z.object({ month: month.optional(), format: z.enum(['json', 'csv']).default('json') }),
	response: statement,
});
