/** What the bell says for each event, in both languages. Facts in, sentences out. Pure. */
import type { NotificationType } from '#contract/notifications.ts';
import { TIME_ZONE } from '#contract/time.ts';

export type Bilingual = { en: string; ar: string };
export type NotificationText = { type: NotificationType; title: Bilingual; body: Bilingual };

export type BookingFacts = {
	ownerName: string;
	renterName: string;
	carTitle: string;
	startAt: string;
	endAt: string;
	earningsJod: string;
	chargeJod: string;
	cancelCode: string | null;
	reason: string | null;
	instant: boolean;
};

const options = { timeZone: TIME_ZONE, day: 'numeric', month: 'short', calendar: 'gregory', numberingSystem: 'latn' } as const;
const formats = { en: new Intl.DateTimeFormat('en-GB', options), ar: new Intl.DateTimeFormat('ar-JO', options) };
const range = (facts: BookingFacts, language: 'en' | 'ar') => formats[language].formatRange(new Date(facts.startAt), new Date(facts.endAt));
/** Latin names and titles keep their direction inside an Arabic sentence (first-strong isolate … pop). */
const isolate = (text: string) => `\u2068${text}\u2069`;

export function requestToOwner(facts: BookingFacts): NotificationText {
	return {
		type: 'BOOKING_REQUEST',
		title: { en: 'New booking request', ar: 'طلب حجز جديد' },
		body: {
			en: `${facts.renterName} would like ${facts.carTitle}, ${range(facts, 'en')}. You earn ${facts.earningsJod} JOD. Please answer within 24 hours.`,
			ar: `${isolate(facts.renterName)} يرغب في استئجار ${isolate(facts.carTitle)}، ${range(facts, 'ar')}. أرباحك ${facts.earningsJod} د.أ. الرد خلال 24 ساعة.`,
		},
	};
}

export function confirmationToRenter(facts: BookingFacts): NotificationText {
	return {
		type: 'BOOKING_CONFIRMED',
		title: { en: 'Your booking is confirmed', ar: 'تم تأكيد حجزك' },
		body: {
			en: `${facts.carTitle} is yours, ${range(facts, 'en')}. ${facts.ownerName}’s contact details are in the booking.`,
			ar: `${isolate(facts.carTitle)} محجوزة لك، ${range(facts, 'ar')}. تجد بيانات التواصل مع ${isolate(facts.ownerName)} في صفحة الحجز.`,
		},
	};
}

/** An instant booking needs no answer: its owner is told all the same. */
export function instantToOwner(facts: BookingFacts): NotificationText {
	return {
		type: 'BOOKING_CONFIRMED',
		title: { en: 'New instant booking', ar: 'حجز فوري جديد' },
		body: {
			en: `${facts.renterName} has booked ${facts.carTitle}, ${range(facts, 'en')}. You earn ${facts.earningsJod} JOD.`,
			ar: `حجز ${isolate(facts.renterName)} سيارتك ${isolate(facts.carTitle)}، ${range(facts, 'ar')}. أرباحك ${facts.earningsJod} د.أ.`,
		},
	};
}

const cancelled: Record<string, (facts: BookingFacts) => Pick<NotificationText, 'title' | 'body'>> = {
	DECLINED: (facts) => ({
		title: { en: 'Your request was declined', ar: 'اعتذر المالك عن طلبك' },
		body: {
			en: `${facts.ownerName} cannot rent out ${facts.carTitle}, ${range(facts, 'en')}. ${facts.chargeJod} JOD are on their way back to your card.`,
			ar: `تعذّر على ${isolate(facts.ownerName)} تأجير ${isolate(facts.carTitle)}، ${range(facts, 'ar')}. سيعود مبلغ ${facts.chargeJod} د.أ إلى بطاقتك.`,
		},
	}),
	UNANSWERED: (facts) => ({
		title: { en: 'No answer from the owner', ar: 'لم يردّ المالك' },
		body: {
			en: `The owner of ${facts.carTitle} did not answer in time. ${facts.chargeJod} JOD are on their way back to your card.`,
			ar: `لم يردّ مالك ${isolate(facts.carTitle)} في الوقت المحدد. سيعود مبلغ ${facts.chargeJod} د.أ إلى بطاقتك.`,
		},
	}),
	PAYMENT_TIMEOUT: (facts) => ({
		title: { en: 'Your booking has expired', ar: 'انتهت مهلة حجزك' },
		body: {
			en: `The 30 minutes to pay for ${facts.carTitle}, ${range(facts, 'en')}, have passed, and the dates are free again.`,
			ar: `انقضت مهلة الدفع (30 دقيقة) لسيارة ${isolate(facts.carTitle)}، ${range(facts, 'ar')}، وأصبحت التواريخ متاحة.`,
		},
	}),
};

export function cancellationToRenter(facts: BookingFacts): NotificationText | null {
	const texts = cancelled[facts.cancelCode ?? '']?.(facts);
	return texts ? { type: 'BOOKING_CANCELLED', ...texts } : null;
}

export function missedToOwner(facts: BookingFacts): NotificationText {
	return {
		type: 'BOOKING_CANCELLED',
		title: { en: 'A request has expired', ar: 'انتهت مهلة طلب حجز' },
		body: {
			en: `${facts.renterName}’s request for ${facts.carTitle}, ${range(facts, 'en')}, was not answered in time and is cancelled.`,
			ar: `لم يُجَب على طلب ${isolate(facts.renterName)} لسيارة ${isolate(facts.carTitle)}، ${range(facts, 'ar')}، في الوقت المحدد فأُلغي.`,
		},
	};
}
