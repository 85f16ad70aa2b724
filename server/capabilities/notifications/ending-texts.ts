/** What the bell says when a booking is over before it began, and when somebody is said not to have come. Pure. */
import type { PersonName } from '#server/capabilities/identity/index.ts';
import { type BookingFacts, isolate, type NotificationText, range } from './texts.ts';

type Words = Pick<NotificationText, 'title' | 'body'>;
type Endings = Readonly<Record<string, (facts: BookingFacts) => Words>>;

/** Nothing was paid, so nothing goes back. */
const backEn = ({ refundJod }: BookingFacts) => (Number(refundJod) > 0 ? ` ${refundJod} JOD are on their way back to your card.` : '');
const backAr = ({ refundJod }: BookingFacts) => (Number(refundJod) > 0 ? ` سيعود مبلغ ${refundJod} د.أ إلى بطاقتك.` : '');
const keptEn = ({ ownerKeptJod }: BookingFacts) => (Number(ownerKeptJod) > 0 ? ` You keep ${ownerKeptJod} JOD.` : '');
const keptAr = ({ ownerKeptJod }: BookingFacts) => (Number(ownerKeptJod) > 0 ? ` يبقى لك ${ownerKeptJod} د.أ.` : '');

const toRenter: Endings = {
	DECLINED: (facts) => ({
		title: { en: 'Your request was declined', ar: 'اعتذر المالك عن طلبك' },
		body: {
			en: `${facts.ownerName.en} cannot rent out ${facts.carTitle}, ${range(facts, 'en')}. ${facts.chargeJod} JOD are on their way back to your card.`,
			ar: `تعذّر على ${isolate(facts.ownerName.ar)} تأجير ${isolate(facts.carTitle)}، ${range(facts, 'ar')}. سيعود مبلغ ${facts.chargeJod} د.أ إلى بطاقتك.`,
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
	BY_RENTER: (facts) => ({
		title: { en: 'Your booking is cancelled', ar: 'أُلغي حجزك' },
		body: {
			en: `You cancelled ${facts.carTitle}, ${range(facts, 'en')}.${backEn(facts)}`,
			ar: `ألغيت حجز ${isolate(facts.carTitle)}، ${range(facts, 'ar')}.${backAr(facts)}`,
		},
	}),
	BY_OWNER: (facts) => ({
		title: { en: 'The owner cancelled your booking', ar: 'ألغى المالك حجزك' },
		body: {
			en: `${facts.ownerName.en} cancelled ${facts.carTitle}, ${range(facts, 'en')}.${backEn(facts)}`,
			ar: `ألغى ${isolate(facts.ownerName.ar)} حجز ${isolate(facts.carTitle)}، ${range(facts, 'ar')}.${backAr(facts)}`,
		},
	}),
	BY_ADMIN: (facts) => ({
		title: { en: 'We cancelled your booking', ar: 'ألغينا حجزك' },
		body: {
			en: `${facts.carTitle}, ${range(facts, 'en')}, is cancelled.${backEn(facts)}`,
			ar: `أُلغي حجز ${isolate(facts.carTitle)}، ${range(facts, 'ar')}.${backAr(facts)}`,
		},
	}),
	NO_SHOW_RENTER: (facts) => ({
		title: { en: 'Your booking is closed', ar: 'أُغلق حجزك' },
		body: {
			en: `${facts.carTitle}, ${range(facts, 'en')}, was not picked up.${backEn(facts)}`,
			ar: `لم تُستلم ${isolate(facts.carTitle)}، ${range(facts, 'ar')}.${backAr(facts)}`,
		},
	}),
	NO_SHOW_OWNER: (facts) => ({
		title: { en: 'Your booking is cancelled', ar: 'أُلغي حجزك' },
		body: {
			en: `The owner of ${facts.carTitle} did not come.${backEn(facts)}`,
			ar: `لم يحضر مالك ${isolate(facts.carTitle)}.${backAr(facts)}`,
		},
	}),
};

const toOwner: Endings = {
	BY_RENTER: (facts) => ({
		title: { en: 'A booking was cancelled', ar: 'أُلغي حجز' },
		body: {
			en: `${facts.renterName.en} cancelled ${facts.carTitle}, ${range(facts, 'en')}. The dates are free again.${keptEn(facts)}`,
			ar: `ألغى ${isolate(facts.renterName.ar)} حجز ${isolate(facts.carTitle)}، ${range(facts, 'ar')}، وأصبحت التواريخ متاحة.${keptAr(facts)}`,
		},
	}),
	BY_ADMIN: (facts) => ({
		title: { en: 'We cancelled a booking', ar: 'ألغينا حجزاً' },
		body: {
			en: `${facts.renterName.en}’s booking of ${facts.carTitle}, ${range(facts, 'en')}, is cancelled. The dates are free again.`,
			ar: `أُلغي حجز ${isolate(facts.renterName.ar)} لسيارة ${isolate(facts.carTitle)}، ${range(facts, 'ar')}، وأصبحت التواريخ متاحة.`,
		},
	}),
	NO_SHOW_RENTER: (facts) => ({
		title: { en: 'The no-show is settled', ar: 'حُسم عدم الحضور' },
		body: {
			en: `${facts.renterName.en} did not pick up ${facts.carTitle}. The dates are free again.${keptEn(facts)}`,
			ar: `لم يستلم ${isolate(facts.renterName.ar)} سيارة ${isolate(facts.carTitle)}، وأصبحت التواريخ متاحة.${keptAr(facts)}`,
		},
	}),
	NO_SHOW_OWNER: (facts) => ({
		title: { en: 'A booking was cancelled', ar: 'أُلغي حجز' },
		body: {
			en: `${facts.carTitle}, ${range(facts, 'en')}, was not handed over. Everything goes back to ${facts.renterName.en}.`,
			ar: `لم تُسلَّم ${isolate(facts.carTitle)}، ${range(facts, 'ar')}. يعود المبلغ كاملاً إلى ${isolate(facts.renterName.ar)}.`,
		},
	}),
	UNANSWERED: (facts) => ({
		title: { en: 'A request has expired', ar: 'انتهت مهلة طلب حجز' },
		body: {
			en: `${facts.renterName.en}’s request for ${facts.carTitle}, ${range(facts, 'en')}, was not answered in time and is cancelled.`,
			ar: `لم يُجَب على طلب ${isolate(facts.renterName.ar)} لسيارة ${isolate(facts.carTitle)}، ${range(facts, 'ar')}، في الوقت المحدد فأُلغي.`,
		},
	}),
};

/** Null where the renter need not be told. */
export const cancellationToRenter = (facts: BookingFacts): NotificationText | null => worded(toRenter, facts);
/** Null where the owner did it, or never saw it. */
export const cancellationToOwner = (facts: BookingFacts): NotificationText | null => worded(toOwner, facts);

function worded(endings: Endings, facts: BookingFacts): NotificationText | null {
	const words = endings[facts.cancelCode ?? '']?.(facts);
	return words ? { type: 'BOOKING_CANCELLED', ...words } : null;
}

/** To the accused. */
export function noShowToAccused(facts: BookingFacts, accuser: PersonName): NotificationText {
	return {
		type: 'BOOKING_CANCELLED',
		title: { en: 'You are said not to have come', ar: 'بلاغ بعدم حضورك' },
		body: {
			en: `${accuser.en} says that you did not come for ${facts.carTitle}, ${range(facts, 'en')}. If that is not so, say it within 24 hours.`,
			ar: `أبلغ ${isolate(accuser.ar)} أنك لم تحضر لموعد ${isolate(facts.carTitle)}، ${range(facts, 'ar')}. إن لم يكن ذلك صحيحاً فاعترض خلال 24 ساعة.`,
		},
	};
}

/** To whoever said it. */
export function contestToAccuser(facts: BookingFacts, accused: PersonName): NotificationText {
	return {
		type: 'BOOKING_CANCELLED',
		title: { en: 'Your report is contested', ar: 'اعتراض على بلاغك' },
		body: {
			en: `${accused.en} says otherwise about ${facts.carTitle}, ${range(facts, 'en')}. We look into it and tell you both.`,
			ar: `اعترض ${isolate(accused.ar)} على بلاغك بشأن ${isolate(facts.carTitle)}، ${range(facts, 'ar')}. سنراجع الأمر ونخبركما.`,
		},
	};
}

/** To both. */
export function noShowDismissed(facts: BookingFacts): NotificationText {
	return {
		type: 'BOOKING_CONFIRMED',
		title: { en: 'The booking goes on', ar: 'الحجز مستمر' },
		body: {
			en: `We have looked into ${facts.carTitle}, ${range(facts, 'en')}: the booking stands as it was.`,
			ar: `راجعنا حجز ${isolate(facts.carTitle)}، ${range(facts, 'ar')}: الحجز قائم كما كان.`,
		},
	};
}
