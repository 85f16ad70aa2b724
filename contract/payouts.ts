/** Payouts to owners and their accounts. */
import * as z from 'zod';
import { jodText } from './cars.ts';
import { endpoint, type RefusalText } from './endpoint.ts';
import { paging } from './paging.ts';
import { bilingualText } from './where-and-when.ts';

export const payoutRefusals = {
	PAYOUT_NOT_FOUND: { status: 404, en: 'We can’t find this payout.', ar: 'لم نجد هذه الحوالة.' },
	PAYOUT_BATCH_NOT_FOUND: { status: 404, en: 'We can’t find this batch.', ar: 'لم نجد مجموعة الحوالات هذه.' },
	PAYOUT_UNDER_WAY: {
		status: 409,
		en: 'The owner’s payout is in transit at the bank. First record whether it was paid or failed.',
		ar: 'حوالة المالك قيد التنفيذ لدى البنك. سجّل أولاً إذا وصلت أو لم تتم.',
	},
	PAYOUT_IS_FROZEN: {
		status: 409,
		en: 'The renter’s bank disputes a payment for this booking, so we can’t pay it out until that’s resolved.',
		ar: 'يعترض بنك المستأجر على دفعة من هذا الحجز، فلا نحوّل منه شيئاً حتى ينتهي الاعتراض.',
	},
	PAYOUT_IS_HELD: {
		status: 409,
		en: 'This payout is held with its settlement, which is disputed.',
		ar: 'هذه الحوالة موقوفة مع تسويتها المتنازع عليها.',
	},
	PAYOUT_NOT_PENDING: {
		status: 409,
		en: 'One of these payouts is no longer waiting. Reload the list.',
		ar: 'إحدى هذه الحوالات لم تعد بانتظار الإرسال. حدّث القائمة.',
	},
	PAYOUT_WITHOUT_DETAILS: {
		status: 409,
		en: 'One of these owners hasn’t added payout details yet.',
		ar: 'أحد هؤلاء المالكين لم يضف بيانات الحساب بعد.',
	},
	PAYOUT_NOT_SENT: {
		status: 409,
		en: 'This payout isn’t in transit. Only payouts sent to the bank can be paid or fail.',
		ar: 'هذه الحوالة ليست قيد التنفيذ: لا يمكن تسجيل نتيجتها إلا بعد إرسالها إلى البنك.',
	},
	PAYOUT_NOT_FAILED: { status: 409, en: 'Only a failed payout can be sent again.', ar: 'لا يمكن إعادة إرسال سوى حوالة لم تتم.' },
	PAYOUT_IS_PAID: { status: 409, en: 'This payout has been paid.', ar: 'دُفعت هذه الحوالة.' },
	NO_PAYOUTS_DUE: { status: 409, en: 'There are no payouts to send right now.', ar: 'لا توجد حوالات مستحقة الآن.' },
} as const satisfies Record<string, RefusalText>;

/** SENT payouts appear as PENDING, because they have not reached the owner yet. */
export const payoutStatuses = ['PENDING', 'PAID', 'FAILED'] as const;
export type PayoutStatus = (typeof payoutStatuses)[number];

export const payoutSources = ['SETTLEMENT', 'CANCELLATION', 'CLAIM_EXCESS', 'GOODWILL', 'LATE_FINE'] as const;
export type PayoutSource = (typeof payoutSources)[number];

/** Why a due payout is not sent. */
export const payoutObstacles = ['NO_DETAILS', 'HELD', 'FROZEN'] as const;
export type PayoutObstacle = (typeof payoutObstacles)[number];

/** Visible to the owner if the bank returned the payout. */
export const PAYOUT_FAILED_TEXT = 'Payment failed - Please contact support';

export const payout = z.object({
	id: z.uuid(),
	bookingId: z.uuid(),
	source: z.enum(payoutSources),
	amountJod: jodText,
	status: z.enum(payoutStatuses),
	carMake: z.string(),
	carModel: z.string(),
	carMakeAr: z.string(),
	carModelAr: z.string(),
	carYear: z.int(),
	createdAt: z.string(),
	/** The latest time at which it is sent to the bank. */
	dueAt: z.string(),
	/** When it was sent to the bank; null while it waits. */
	sentAt: z.string().nullable(),
	paidAt: z.string().nullable(),
	bankReference: z.string().nullable(),
	/** The account, masked. */
	destination: z.string().nullable(),
	obstacle: z.enum(payoutObstacles).nullable(),
	failure: z.string().nullable(),
});
export type Payout = z.output<typeof payout>;

export const ownerPayouts = endpoint({
	method: 'GET',
	path: '/api/owner/payouts',
	summary: 'The caller’s own payouts, newest first; X-Total-Count counts them.',
	access: 'signed-in',
	team: 'finances',
	query: z.object({ status: z.enum(payoutStatuses).optional(), ...paging }),
	response: z.array(payout),
});

/** Why earnings have not been sent yet. */
export const heldBackReasons = ['CLAIM_WINDOW', 'CLAIM_OPEN', 'DISPUTED', 'FROZEN', 'NO_DETAILS', 'FAILED'] as const;
export type HeldBackReason = (typeof heldBackReasons)[number];

const counted = z.object({ count: z.int(), amountJod: jodText });

export const ownerFinances = endpoint({
	method: 'GET',
	path: '/api/owner/finances',
	summary: 'Overview of the caller’s money: earned, paid out, in transit, due next, and what is held back and why.',
	access: 'signed-in',
	team: 'finances',
	response: z.object({
		earnings: z.object({ thisMonthJod: z.string(), lastMonthJod: z.string(), totalJod: z.string() }),
		payouts: z.object({ pending: counted, sent: counted, paid: counted, failed: counted }),
		/** The next payout without obstacles. */
		next: z.object({ dueAt: z.string(), amountJod: jodText, count: z.int() }).nullable(),
		/** `until`: when the last of them continues automatically. */
		heldBack: z.array(z.object({ reason: z.enum(heldBackReasons), count: z.int(), amountJod: jodText, until: z.string().nullable() })),
		hasDetails: z.boolean(),
	}),
});

export const payoutDetailKinds = ['IBAN', 'CLIQ'] as const;

const detailsVersion = z.object({
	kind: z.enum(payoutDetailKinds),
	/** The last four characters of the IBAN, or the alias. */
	shown: z.string(),
	holderName: z.string().nullable(),
	changedAt: z.string(),
	/** The member of the office's team who changed it; null for the owner. */
	by: bilingualText.nullable(),
});

export const payoutDetails = z.object({
	/** Null if nothing was entered yet. */
	current: detailsVersion.nullable(),
	/** Earlier versions, newest first. */
	history: z.array(detailsVersion),
});
export type PayoutDetails = z.output<typeof payoutDetails>;

export const getPayoutDetails = endpoint({
	method: 'GET',
	path: '/api/owner/payout-details',
	summary: 'The caller’s payout details, masked, and earlier ones.',
	access: 'signed-in',
	response: payoutDetails,
});

export const MAX_HOLDER_NAME = 70;

export const setPayoutDetails = endpoint({
	method: 'PUT',
	path: '/api/owner/payout-details',
	summary: 'Save the payout details: a Jordanian IBAN with its holder’s name, or a CliQ alias. Failed payouts are tried again.',
	access: 'signed-in',
	stepUp: 'always',
	body: z.discriminatedUnion('kind', [
		z.strictObject({
			kind: z.literal('IBAN'),
			iban: z.string().max(80, 'TEXT_TOO_LONG'),
			holderName: z.string().max(200, 'TEXT_TOO_LONG'),
		}),
		z.strictObject({ kind: z.literal('CLIQ'), cliqAlias: z.string().max(60, 'TEXT_TOO_LONG') }),
	]),
	response: payoutDetails,
});
