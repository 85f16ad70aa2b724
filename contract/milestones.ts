/** The milestones of a trip, from the request until the deposit is returned: the same for both sides, on their pages and in letters. */
import type { BookingTimeline } from './booking-life.ts';
import type { Booking } from './bookings.ts';

export const milestoneKinds = ['REQUEST', 'PAYMENT', 'CONFIRMATION', 'PICKUP', 'RETURN', 'DEPOSIT'] as const;
export type MilestoneKind = (typeof milestoneKinds)[number];

export type Milestone = {
	kind: MilestoneKind | 'END';
	state: 'PAST' | 'CURRENT' | 'FUTURE';
	/** The present one, if it is the return and the car should be back by now. */
	isLate: boolean;
	/** When it was reached, or when it is due; null if that is not known yet. */
	at: string | null;
	/** The paper, code or photos that it offers; null as long as there are none. */
	opens: 'RECEIPT' | 'AGREEMENT' | 'CODE' | 'PHOTOS' | null;
};

export const milestoneNames: Record<Milestone['kind'], { en: string; ar: string }> = {
	REQUEST: { en: 'Request', ar: 'الطلب' },
	PAYMENT: { en: 'Payment', ar: 'الدفع' },
	CONFIRMATION: { en: 'Confirmation', ar: 'التأكيد' },
	PICKUP: { en: 'Pickup', ar: 'الاستلام' },
	RETURN: { en: 'Return', ar: 'الإرجاع' },
	DEPOSIT: { en: 'Deposit settled', ar: 'تسوية مبلغ التأمين' },
	END: { en: 'Booking ended', ar: 'انتهى الحجز' },
};

/** For the renter, before the pickup. */
export const whatToBring = {
	en: 'Bring your ID or passport and your driver’s licence.',
	ar: 'أحضر هويتك أو جواز سفرك ورخصة قيادتك.',
} as const;

/** What a milestone opens. */
export const paperNames: Record<NonNullable<Milestone['opens']>, { en: string; ar: string }> = {
	RECEIPT: { en: 'Receipt', ar: 'الإيصال' },
	AGREEMENT: { en: 'Agreement', ar: 'العقد' },
	CODE: { en: 'Handover', ar: 'التسليم' },
	PHOTOS: { en: 'Photos', ar: 'الصور' },
};

/** Pages below the address of the booking. */
const pages: Record<NonNullable<Milestone['opens']>, string> = {
	RECEIPT: 'receipt',
	AGREEMENT: 'agreement',
	CODE: 'handover',
	PHOTOS: 'handover',
};

/** Path of what a milestone opens; `address`: of the booking, in the area of its reader. */
export const milestonePath = (address: string, opens: NonNullable<Milestone['opens']>): string => `${address}/${pages[opens]}`;

type Happened = BookingTimeline['happened'][number]['kind'];
type Coming = BookingTimeline['comes'][number]['kind'];

const reachedBy: Record<Exclude<MilestoneKind, 'DEPOSIT'>, Happened> = {
	REQUEST: 'REQUESTED',
	PAYMENT: 'PAID',
	CONFIRMATION: 'CONFIRMED',
	PICKUP: 'CHECKED_IN',
	RETURN: 'RETURNED',
};
const dueAs: Record<Exclude<MilestoneKind, 'REQUEST'>, Coming> = {
	PAYMENT: 'PAY',
	CONFIRMATION: 'ANSWER',
	PICKUP: 'PICK_UP',
	RETURN: 'RETURN',
	DEPOSIT: 'DEPOSIT',
};

/** The first milestone that has not been reached is the current one. The list of a cancelled booking ends at its last milestone. */
export function milestonesOf(
	{ happened, comes }: BookingTimeline,
	{ status, isOverdue }: Pick<Booking, 'status' | 'isOverdue'>,
): Milestone[] {
	const reached = milestoneKinds.map((kind) => ({ kind, at: reachedAt(kind) }));
	const cancelled = happened.findLast(({ kind }) => kind === 'CANCELLED');
	if (cancelled) {
		const past = reached.filter(({ at }) => at !== null).map(({ kind, at }) => toMilestone(kind, 'PAST', at));
		return [...past, { kind: 'END', state: 'CURRENT', isLate: false, at: cancelled.at, opens: null }];
	}
	// A completed rental counts as returned, also if no return was recorded; a booking that an admin made has no request.
	const last = status === 'COMPLETED' ? milestoneKinds.indexOf('RETURN') : reached.findLastIndex(({ at }) => at !== null);
	const isAllReached = reached.at(-1)?.at !== null;
	return reached.map(({ kind, at }, index) => {
		const state = isAllReached || index <= last ? 'PAST' : index === last + 1 ? 'CURRENT' : 'FUTURE';
		const dueAt = kind === 'REQUEST' ? null : (comes.find((step) => step.kind === dueAs[kind])?.at ?? null);
		return { ...toMilestone(kind, state, at ?? dueAt), isLate: isOverdue && state === 'CURRENT' && kind === 'RETURN' };
	});

	function reachedAt(kind: MilestoneKind): string | null {
		if (kind !== 'DEPOSIT') return happened.find((event) => event.kind === reachedBy[kind])?.at ?? null;
		const isOpen = status !== 'COMPLETED' || comes.some((step) => step.kind === 'DEPOSIT' || step.kind === 'REFUND');
		return isOpen ? null : (happened.at(-1)?.at ?? null);
	}
}

/** For a letter, which announces the milestone that has just been reached. */
export function milestonesAfter(reached: MilestoneKind): Milestone[] {
	const last = milestoneKinds.indexOf(reached);
	return milestoneKinds.map((kind, index) => toMilestone(kind, index <= last ? 'PAST' : index === last + 1 ? 'CURRENT' : 'FUTURE', null));
}

/** Whether the car has left with the renter; from then on handover records exist. */
export const isHandedOver = ({ happened }: Pick<BookingTimeline, 'happened'>): boolean =>
	happened.some(({ kind }) => kind === reachedBy.PICKUP);

function toMilestone(kind: MilestoneKind, state: Milestone['state'], at: string | null): Milestone {
	return { kind, state, isLate: false, at, opens: opensOf(kind, state) };
}

function opensOf(kind: MilestoneKind, state: Milestone['state']): Milestone['opens'] {
	if (kind === 'PICKUP' && state === 'CURRENT') return 'CODE';
	if (state !== 'PAST') return null;
	switch (kind) {
		case 'PAYMENT':
			return 'RECEIPT';
		case 'CONFIRMATION':
			return 'AGREEMENT';
		case 'PICKUP':
		case 'RETURN':
			return 'PHOTOS';
		case 'REQUEST':
		case 'DEPOSIT':
			return null;
	}
}
