/** Settlement of a completed booking: the deposit, the owner's amount, and when it is paid. */
import * as z from 'zod';
import { bodyTypes } from './car-attributes.ts';
import { jodText } from './cars.ts';
import { endpoint, type RefusalText } from './endpoint.ts';

export const settlementRefusals = {
	SETTLEMENT_NOT_FOUND: { status: 404, en: 'We can’t find this settlement.', ar: 'لم نجد هذه التسوية.' },
	SETTLEMENT_IS_PAID: {
		status: 409,
		en: 'This settlement has been paid, so its status can’t be changed back.',
		ar: 'دُفعت هذه التسوية، فلا يمكن تغيير حالتها.',
	},
	SETTLEMENT_NOT_CALCULATED: {
		status: 409,
		en: 'This settlement isn’t calculated yet because its deposit is still held. Set it to CALCULATED first.',
		ar: 'لم تُحتسب هذه التسوية بعد، فمبلغ التأمين ما زال محجوزاً. غيّر حالتها إلى «محتسبة» أولاً.',
	},
	SETTLEMENT_IS_CALCULATED: {
		status: 409,
		en: 'The deposit of this settlement is closed, so it can’t wait for claims again.',
		ar: 'أُغلق مبلغ تأمين هذه التسوية، فلا يمكن أن تنتظر المطالبات من جديد.',
	},
	SETTLEMENT_DISPUTED: {
		status: 409,
		en: 'This settlement is disputed. It can be paid once the dispute is resolved.',
		ar: 'هذه التسوية قيد النزاع، ويمكن دفعها بعد حل النزاع.',
	},
	CLAIM_IS_OPEN: {
		status: 409,
		en: 'A claim on this booking is open. Decide the claim first.',
		ar: 'ما زالت على هذا الحجز مطالبة مفتوحة. اتخذ القرار فيها أولاً.',
	},
	CLAIM_WINDOW_CLOSED: {
		status: 409,
		en: 'The claim period for this booking is over and its deposit is closed.',
		ar: 'انتهت مهلة المطالبة على هذا الحجز وأُغلق مبلغ تأمينه.',
	},
	DEPOSIT_NOT_HELD: {
		status: 409,
		en: 'The deposit of this booking is no longer held, or a claim on it is open.',
		ar: 'لم يعد مبلغ تأمين هذا الحجز محجوزاً، أو توجد عليه مطالبة مفتوحة.',
	},
} as const satisfies Record<string, RefusalText>;

export const settlementStatuses = ['PENDING', 'CALCULATED', 'PAID', 'DISPUTED'] as const;
export type SettlementStatus = (typeof settlementStatuses)[number];

export const depositStatuses = ['held', 'released', 'partially_captured', 'captured'] as const;
export type DepositStatus = (typeof depositStatuses)[number];

/** Reasons for deductions. */
export const deductionTypes = ['DAMAGE', 'CLEANING', 'MISSING_FUEL', 'EXTRA_KM', 'LATE_RETURN', 'FINE', 'OTHER'] as const;
export type DeductionType = (typeof deductionTypes)[number];

/** Field names as in the specification; `from_deposit_jod` is the part covered by the deposit. */
export const appliedDeduction = z.object({ type: z.enum(deductionTypes), amount_jod: jodText, from_deposit_jod: jodText });

export const settlement = z.object({
	id: z.uuid(),
	bookingId: z.uuid(),
	status: z.enum(settlementStatuses),
	carCategory: z.enum(bodyTypes),
	dailyRateJod: jodText,
	days: z.int(),
	totalRentalJod: jodText,
	platformFeePercent: z.int(),
	platformFeeJod: jodText,
	/** What Mishwar pays the owner in addition because of one of its own promo codes. */
	promoJod: jodText,
	gatewayFeeJod: jodText,
	depositHeldJod: jodText,
	depositReleasedJod: jodText,
	depositCapturedJod: jodText,
	depositStatus: z.enum(depositStatuses),
	/** The part that stayed held for traffic fines when the deposit was closed; with the released and captured parts it adds up to the deposit. */
	fineHoldJod: jodText,
	/** The rental minus the platform fee. */
	baseOwnerPayoutJod: jodText,
	/** The same plus the owner's part of the deposit, minus the owner's part of what a renter's claim returns. */
	finalOwnerSettlementJod: jodText,
	/** The platform fee minus the part that a renter's claim returns, minus the gateway fee. */
	netPlatformRevenueJod: z.string(),
	/** What a renter's claim returns to the renter, and the owner's part of it. */
	renterRefundJod: jodText,
	renterRefundOwnerJod: jodText,
	/** End of the owner's claim window. */
	claimsUntil: z.string(),
	createdAt: z.string(),
	calculatedAt: z.string().nullable(),
	paidAt: z.string().nullable(),
	settlementSnapshot: z.object({ owner: z.object({ deductions_applied: z.array(appliedDeduction) }) }),
});
export type Settlement = z.output<typeof settlement>;

export const getSettlement = endpoint({
	method: 'GET',
	path: '/api/settlement/booking/{bookingId}',
	summary: 'The settlement of a completed booking: for its owner and for admins.',
	access: 'signed-in',
	team: ['bookings', 'finances'],
	params: z.object({ bookingId: z.uuid() }),
	response: settlement,
	refusals: ['SETTLEMENT_NOT_FOUND'],
});

export const setSettlementStatus = endpoint({
	method: 'PATCH',
	path: '/api/settlement/{id}/status',
	summary: 'Set one of the four statuses; a status without a corresponding ledger entry is refused with its reason.',
	access: ['ADMIN', 'SUPER_ADMIN'],
	params: z.object({ id: z.uuid() }),
	body: z.object({ status: z.enum(settlementStatuses) }),
	response: settlement,
	refusals: [
		'SETTLEMENT_NOT_FOUND',
		'SETTLEMENT_IS_PAID',
		'SETTLEMENT_NOT_CALCULATED',
		'SETTLEMENT_IS_CALCULATED',
		'SETTLEMENT_DISPUTED',
		'CLAIM_IS_OPEN',
		'PAYOUT_UNDER_WAY',
		'PAYOUT_IS_FROZEN',
	],
});

export const releaseDeposit = endpoint({
	method: 'PATCH',
	path: '/api/owner/bookings/{id}/release-deposit',
	summary: 'The owner has nothing to claim: the deposit is refunded at once.',
	access: 'signed-in',
	params: z.object({ id: z.uuid() }),
	response: settlement,
	refusals: ['BOOKING_NOT_FOUND', 'DEPOSIT_NOT_HELD'],
});
