/** Lists of settlements: an owner's own, their deposits, and all of them for admins. */
import * as z from 'zod';
import { jodText } from './cars.ts';
import { endpoint, type ResponseOf } from './endpoint.ts';
import { paging, searchedWithAmounts } from './paging.ts';
import { depositStatuses, settlement, settlementStatuses } from './settlements.ts';
import { month } from './typed-values.ts';

const trip = {
	carMake: z.string(),
	carModel: z.string(),
	carMakeAr: z.string(),
	carModelAr: z.string(),
	carYear: z.int(),
	renterName: z.string(),
	/** The other name if the person gave no Arabic one; likewise for all names in these lists. */
	renterNameAr: z.string(),
	startDate: z.string(),
	endDate: z.string(),
};

export const ownerSettlement = settlement.extend(trip);
export type OwnerSettlement = z.output<typeof ownerSettlement>;

export const ownerSettlements = endpoint({
	method: 'GET',
	path: '/api/owner/settlements',
	summary: 'The caller’s own settlements, newest first; X-Total-Count counts them.',
	access: 'signed-in',
	team: 'finances',
	query: z.object({ status: z.enum(settlementStatuses).optional(), ...paging }),
	response: z.array(ownerSettlement),
});

export const ownerSettlementsSummary = endpoint({
	method: 'GET',
	path: '/api/owner/settlements/summary',
	summary: 'The sums of the caller’s own settlements and their deposits.',
	access: 'signed-in',
	team: 'finances',
	response: z.object({
		count: z.int(),
		/** Calculated and paid settlements, whose amounts are final. */
		settledJod: jodText,
		paidJod: jodText,
		/** Waiting for claims, or disputed. */
		waitingJod: jodText,
		waitingCount: z.int(),
		/** With the parts of closed deposits that stay held for fines. */
		depositsHeldJod: jodText,
		depositsHeldCount: z.int(),
		depositsReleasedJod: jodText,
		depositsCapturedJod: jodText,
	}),
});

export const ownerDeposit = z.object({
	bookingId: z.uuid(),
	...trip,
	depositStatus: z.enum(depositStatuses),
	depositHeldJod: jodText,
	depositCapturedJod: jodText,
	depositReleasedJod: jodText,
	/** The part that stayed held for traffic fines when it was closed. */
	fineHoldJod: jodText,
	/** When the deposit was closed; null while it is held. */
	settlementDate: z.string().nullable(),
	/** End of the owner's claim window. */
	claimsUntil: z.string(),
});
export type OwnerDeposit = z.output<typeof ownerDeposit>;

export const ownerDeposits = endpoint({
	method: 'GET',
	path: '/api/owner/deposits',
	summary: 'The deposits of the caller’s completed rentals, newest first; X-Total-Count counts them.',
	access: 'signed-in',
	team: 'finances',
	query: z.object(paging),
	response: z.array(ownerDeposit),
});

export const adminSettlement = settlement.extend({ ...trip, ownerId: z.uuid(), ownerName: z.string(), ownerNameAr: z.string() });
export type AdminSettlement = z.output<typeof adminSettlement>;

export const listSettlements = endpoint({
	method: 'GET',
	path: '/api/settlements',
	summary: 'All settlements, newest first, by status or owner. `q`: a person, car, plate or booking. X-Total-Count counts them.',
	access: ['ADMIN', 'SUPER_ADMIN'],
	query: z.object({ status: z.enum(settlementStatuses).optional(), ownerId: z.uuid().optional(), ...searchedWithAmounts, ...paging }),
	response: z.array(adminSettlement),
});

export const settlementsSummary = endpoint({
	method: 'GET',
	path: '/api/settlements/summary',
	summary: 'Number of settlements by status, the amounts due to owners, and the platform’s fees after gateway fees.',
	access: ['ADMIN', 'SUPER_ADMIN'],
	response: z.object({
		count: z.int(),
		paidCount: z.int(),
		/** Waiting for claims. */
		pendingCount: z.int(),
		/** Waiting for the payout. */
		calculatedCount: z.int(),
		disputedCount: z.int(),
		ownerPayoutsJod: jodText,
		/** May be negative. */
		netPlatformRevenueJod: z.string(),
	}),
});

export const settlementsOfMonth = endpoint({
	method: 'GET',
	path: '/api/admin/settlements/month',
	summary:
		'Rentals that were settled in a month, in Amman’s time (by default the current one), the platform’s result of the same month according to the ledger, and why the two differ.',
	access: ['ADMIN', 'SUPER_ADMIN'],
	query: z.object({ month: month.optional() }),
	response: z.object({
		month: z.string(),
		/** The current month, in Amman. */
		currentMonth: z.string(),
		count: z.int(),
		rentalJod: jodText,
		platformFeeJod: jodText,
		gatewayFeeJod: jodText,
		ownersJod: jodText,
		/** The platform's cost of promo codes. */
		promoJod: jodText,
		/** Platform fees minus promo codes and gateway fees. */
		netJod: jodText,
		/** Costs are positive amounts. */
		ledger: z.object({
			revenueJod: jodText,
			promoCodesJod: jodText,
			gatewayFeesJod: jodText,
			goodwillJod: jodText,
			disputeLossJod: jodText,
			netJod: jodText,
		}),
		/** By how much the ledger exceeds the settlements (negative: falls short). The reasons add up to the total. */
		difference: z.object({
			totalJod: jodText,
			/** Fees of bookings that were cancelled, and gateway fees without a rental. */
			withoutCompletionJod: jodText,
			goodwillJod: jodText,
			disputeLossJod: jodText,
			/** Entries of completed rentals in another month than their settlement. */
			otherMonthsJod: jodText,
		}),
	}),
});
export type SettlementsOfMonth = ResponseOf<typeof settlementsOfMonth>;
