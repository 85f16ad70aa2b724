/** Notification texts about cancellations and no-shows. Pure. */
import { HOLD_MINUTES } from '#contract/deadlines.ts';
import type { PersonName } from '#server/capabilities/identity/index.ts';
import { type Bilingual, type BookingDetails, isolate, type NotificationText, range, time } from './texts.ts';

type Words = Pick<NotificationText, 'title' | 'body'>;
type Endings = Readonly<Record<string, (details: BookingDetails) => Words>>;

/** Empty if nothing was paid. */
const backEn = ({ refundJod }: BookingDetails) => (Number(refundJod) > 0 ? ` ${refundJod} JOD are on their way back to your card.` : '');
const backAr = ({ refundJod }: BookingDetails) => (Number(refundJod) > 0 ? ` سيعود مبلغ ${refundJod} د.أ إلى بطاقتك.` : '');
const keptEn = ({ ownerKeptJod }: BookingDetails) => (Number(ownerKeptJod) > 0 ? ` You keep ${ownerKeptJod} JOD.` : '');
const keptAr = ({ ownerKeptJod }: BookingDetails) => (Number(ownerKeptJod) > 0 ? ` يبقى لك ${ownerKeptJod} د.أ.` : '');

const toRenter: Endings = {
	DECLINED: (details) => ({
		title: { en: 'Your request was declined', ar: 'اعتذر المالك عن طلبك' },
		body: {
			en: `${details.ownerName.en} cannot rent out ${details.carTitle}, ${range(details, 'en')}. ${details.chargeJod} JOD are on their way back to your card.`,
			ar: `تعذّر على ${isolate(details.ownerName.ar)} تأجير ${isolate(details.carTitle)}، ${range(details, 'ar')}. سيعود مبلغ ${details.chargeJod} د.أ إلى بطاقتك.`,
		},
	}),
	UNANSWERED: (details) => ({
		title: { en: 'No answer from the owner', ar: 'لم يردّ المالك' },
		body: {
			en: `The owner of ${details.carTitle} did not answer in time. ${details.chargeJod} JOD are on their way back to your card.`,
			ar: `لم يردّ مالك ${isolate(details.carTitle)} في الوقت المحدد. سيعود مبلغ ${details.chargeJod} د.أ إلى بطاقتك.`,
		},
	}),
	PAYMENT_TIMEOUT: (details) => ({
		title: { en: 'Your booking has expired', ar: 'انتهت مهلة حجزك' },
		body: {
			en: `The ${HOLD_MINUTES} minutes to pay for ${details.carTitle}, ${range(details, 'en')}, have passed, and the dates are free again.`,
			ar: `انقضت مهلة الدفع (${HOLD_MINUTES} دقيقة) لسيارة ${isolate(details.carTitle)}، ${range(details, 'ar')}، وأصبحت التواريخ متاحة.`,
		},
	}),
	BY_RENTER: (details) => ({
		title: { en: 'Your booking is cancelled', ar: 'أُلغي حجزك' },
		body: {
			en: `You cancelled ${details.carTitle}, ${range(details, 'en')}.${backEn(details)}`,
			ar: `ألغيت حجز ${isolate(details.carTitle)}، ${range(details, 'ar')}.${backAr(details)}`,
		},
	}),
	BY_OWNER: (details) => ({
		title: { en: 'The owner cancelled your booking', ar: 'ألغى المالك حجزك' },
		body: {
			en: `${details.ownerName.en} cancelled ${details.carTitle}, ${range(details, 'en')}.${backEn(details)}`,
			ar: `ألغى ${isolate(details.ownerName.ar)} حجز ${isolate(details.carTitle)}، ${range(details, 'ar')}.${backAr(details)}`,
		},
	}),
	BY_ADMIN: (details) => ({
		title: { en: 'We cancelled your booking', ar: 'ألغينا حجزك' },
		body: {
			en: `${details.carTitle}, ${range(details, 'en')}, is cancelled.${backEn(details)}`,
			ar: `أُلغي حجز ${isolate(details.carTitle)}، ${range(details, 'ar')}.${backAr(details)}`,
		},
	}),
	NO_SHOW_RENTER: (details) => ({
		title: { en: 'Your booking is closed', ar: 'أُغلق حجزك' },
		body: {
			en: `${details.carTitle}, ${range(details, 'en')}, was not picked up.${backEn(details)}`,
			ar: `لم تُستلم ${isolate(details.carTitle)}، ${range(details, 'ar')}.${backAr(details)}`,
		},
	}),
	NO_SHOW_OWNER: (details) => ({
		title: { en: 'Your booking is cancelled', ar: 'أُلغي حجزك' },
		body: {
			en: `The owner of ${details.carTitle} did not come.${backEn(details)}`,
			ar: `لم يحضر مالك ${isolate(details.carTitle)}.${backAr(details)}`,
		},
	}),
	REFUSED_AT_PICKUP: (details) => ({
		title: { en: 'Your booking is cancelled', ar: 'أُلغي حجزك' },
		body: {
			en: `${details.carTitle} was not as agreed at the pickup.${backEn(details)}`,
			ar: `لم تكن ${isolate(details.carTitle)} عند الاستلام كما اتُّفق عليه.${backAr(details)}`,
		},
	}),
};

const toOwner: Endings = {
	BY_RENTER: (details) => ({
		title: { en: 'A booking was cancelled', ar: 'أُلغي حجز' },
		body: {
			en: `${details.renterName.en} cancelled ${details.carTitle}, ${range(details, 'en')}. The dates are free again.${keptEn(details)}`,
			ar: `ألغى ${isolate(details.renterName.ar)} حجز ${isolate(details.carTitle)}، ${range(details, 'ar')}، وأصبحت التواريخ متاحة.${keptAr(details)}`,
		},
	}),
	BY_ADMIN: (details) => ({
		title: { en: 'We cancelled a booking', ar: 'ألغينا حجزاً' },
		body: {
			en: `${details.renterName.en}’s booking of ${details.carTitle}, ${range(details, 'en')}, is cancelled. The dates are free again.`,
			ar: `أُلغي حجز ${isolate(details.renterName.ar)} لسيارة ${isolate(details.carTitle)}، ${range(details, 'ar')}، وأصبحت التواريخ متاحة.`,
		},
	}),
	NO_SHOW_RENTER: (details) => ({
		title: { en: 'The no-show is settled', ar: 'حُسم عدم الحضور' },
		body: {
			en: `${details.renterName.en} did not pick up ${details.carTitle}. The dates are free again.${keptEn(details)}`,
			ar: `لم يستلم ${isolate(details.renterName.ar)} سيارة ${isolate(details.carTitle)}، وأصبحت التواريخ متاحة.${keptAr(details)}`,
		},
	}),
	NO_SHOW_OWNER: (details) => ({
		title: { en: 'A booking was cancelled', ar: 'أُلغي حجز' },
		body: {
			en: `${details.carTitle}, ${range(details, 'en')}, was not handed over. Everything goes back to ${details.renterName.en}.`,
			ar: `لم تُسلَّم ${isolate(details.carTitle)}، ${range(details, 'ar')}. يعود المبلغ كاملاً إلى ${isolate(details.renterName.ar)}.`,
		},
	}),
	REFUSED_AT_PICKUP: (details) => ({
		title: { en: 'A booking was cancelled', ar: 'أُلغي حجز' },
		body: {
			en: `${details.carTitle}, ${range(details, 'en')}, was refused at the pickup, and we agreed after looking into it. Everything goes back to ${details.renterName.en}.`,
			ar: `رُفض استلام ${isolate(details.carTitle)}، ${range(details, 'ar')}، ووافقنا على ذلك بعد المراجعة. يعود المبلغ كاملاً إلى ${isolate(details.renterName.ar)}.`,
		},
	}),
	UNANSWERED: (details) => ({
		title: { en: 'A request has expired', ar: 'انتهت مهلة طلب حجز' },
		body: {
			en: `${details.renterName.en}’s request for ${details.carTitle}, ${range(details, 'en')}, was not answered in time and is cancelled.`,
			ar: `لم يُجَب على طلب ${isolate(details.renterName.ar)} لسيارة ${isolate(details.carTitle)}، ${range(details, 'ar')}، في الوقت المحدد فأُلغي.`,
		},
	}),
};

type Alternative = { title: string; totalJod: string };

type Choice = { alternatives?: readonly Alternative[]; heldUntil?: string | null };

const heldTitles: Readonly<Record<string, Bilingual>> = {
	DECLINED: { en: 'Your request was declined', ar: 'اعتذر المالك عن طلبك' },
	UNANSWERED: { en: 'No answer from the owner', ar: 'لم يردّ المالك' },
	BY_OWNER: { en: 'The owner cancelled your booking', ar: 'ألغى المالك حجزك' },
};

/** The money waits for the renter's choice. */
function held(details: BookingDetails, until: string): NotificationText | null {
	const title = heldTitles[details.cancelCode ?? ''];
	if (!title) return worded(toRenter, details);
	const [en, ar] = [time('en', until), time('ar', until)];
	return {
		type: 'BOOKING_CANCELLED',
		title,
		body: {
			en: `${details.carTitle}, ${range(details, 'en')}, will not take place. Take another car with your ${details.refundJod} JOD until ${en}; otherwise they go back to your card by themselves.`,
			ar: `لن يتم حجز ${isolate(details.carTitle)}، ${range(details, 'ar')}. يمكنك حجز سيارة أخرى بمبلغ ${details.refundJod} د.أ حتى ${ar}، وإلا عاد المبلغ إلى بطاقتك تلقائياً.`,
		},
	};
}

/** Null if the renter need not be notified. Names the cars that can be taken instead. */
export function cancellationToRenter(details: BookingDetails & Choice): NotificationText | null {
	const text = details.heldUntil ? held(details, details.heldUntil) : worded(toRenter, details);
	const titles = details.alternatives?.map(({ title }) => title) ?? [];
	if (!text || titles.length === 0) return text;
	return {
		...text,
		body: {
			en: `${text.body.en} Free on the same dates: ${titles.join(', ')}.`,
			ar: `${text.body.ar} سيارات متاحة في التواريخ نفسها: ${titles.map(isolate).join('، ')}.`,
		},
	};
}
/** Null if the owner cancelled it or never saw it. */
export const cancellationToOwner = (details: BookingDetails): NotificationText | null => worded(toOwner, details);

function worded(endings: Endings, details: BookingDetails): NotificationText | null {
	const words = endings[details.cancelCode ?? '']?.(details);
	return words ? { type: 'BOOKING_CANCELLED', ...words } : null;
}

/** For the accused party. */
export function noShowToAccused(details: BookingDetails, accuser: PersonName): NotificationText {
	return {
		type: 'BOOKING_CANCELLED',
		title: { en: 'You are said not to have come', ar: 'بلاغ بعدم حضورك' },
		body: {
			en: `${accuser.en} says that you did not come for ${details.carTitle}, ${range(details, 'en')}. If that is not so, say it within 24 hours.`,
			ar: `أبلغ ${isolate(accuser.ar)} أنك لم تحضر لموعد ${isolate(details.carTitle)}، ${range(details, 'ar')}. إن لم يكن ذلك صحيحاً فاعترض خلال 24 ساعة.`,
		},
	};
}

/** For the reporting party. */
export function contestToAccuser(details: BookingDetails, accused: PersonName): NotificationText {
	return {
		type: 'BOOKING_CANCELLED',
		title: { en: 'Your report is contested', ar: 'اعتراض على بلاغك' },
		body: {
			en: `${accused.en} says otherwise about ${details.carTitle}, ${range(details, 'en')}. We look into it and tell you both.`,
			ar: `اعترض ${isolate(accused.ar)} على بلاغك بشأن ${isolate(details.carTitle)}، ${range(details, 'ar')}. سنراجع الأمر ونخبركما.`,
		},
	};
}

/** For both parties. */
export function noShowDismissed(details: BookingDetails): NotificationText {
	return {
		type: 'BOOKING_CONFIRMED',
		title: { en: 'The booking goes on', ar: 'الحجز مستمر' },
		body: {
			en: `We have looked into ${details.carTitle}, ${range(details, 'en')}: the booking stands as it was.`,
			ar: `راجعنا حجز ${isolate(details.carTitle)}، ${range(details, 'ar')}: الحجز قائم كما كان.`,
		},
	};
}
