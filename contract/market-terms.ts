/** The settings of the marketplace that concern everybody, for texts that explain them. */
import * as z from 'zod';
import { endpoint } from './endpoint.ts';

export const marketTerms = z.object({
	platformFeePercent: z.int(),
	minRentalDays: z.int(),
	maxRentalDays: z.int(),
	depositMode: z.enum(['RENTAL_TOTAL', 'CAR']),
	/** From the return: until then an owner may open a claim. */
	claimWindowHours: z.int(),
	/** From the claim: until then the renter may respond. */
	claimAnswerHours: z.int(),
	/** In whole JOD, and days after the return: the part of each deposit that stays held for traffic fines. 0 if none does. */
	fineHoldJod: z.int(),
	fineHoldDays: z.int(),
});
export type MarketTerms = z.output<typeof marketTerms>;

export const getMarketTerms = endpoint({
	method: 'GET',
	path: '/api/market-terms',
	summary: 'Fee, rental period, deposit and times for claims that apply to new bookings.',
	access: 'anyone',
	response: marketTerms,
});
