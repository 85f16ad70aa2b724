/** Notification texts for each event, in both languages. Pure. */

import type { NotificationType } from '#contract/notifications.ts';
import { TIME_ZONE } from '#contract/time.ts';
import type { PersonName } from '#server/capabilities/identity/index.ts';

export type Bilingual = { en: string; ar: string };
export type FactRow = { label: Bilingual; value: Bilingual };
export type NotificationText = {
	type: NotificationType;
	title: Bilingual;
	body: Bilingual;
	/** Rows of the e-mail. */
	rows?: readonly FactRow[];
	/** Added to the SMS if there is room. */
	short?: Bilingual;
	/** Longer ones, tried before `short` in their order. */
	shortForms?: readonly Bilingual[];
	/** Replaces the e-mail button of the type. */
	button?: Bilingual;
};

export type BookingDetails = {
	ownerName: PersonName;
	renterName: PersonName;
	carTitle: string;
	startAt: string;
	endAt: string;
	earningsJod: string;
	chargeJod: string;
	refundJod: string;
	ownerKeptJod: string;
	cancelCode: string | null;
	reason: string | null;
	instant: boolean;
	wasPaid: boolean;
};

const options = { timeZone: TIME_ZONE, day: 'numeric', month: 'short', calendar: 'gregory', numberingSystem: 'latn' } as const;
const formats = { en: new Intl.DateTimeFormat('en-GB', options), ar: new Intl.DateTimeFormat('ar-JO', options) };
export const range = (details: Pick<BookingDetails, 'startAt' | 'endAt'>, language: 'en' | 'ar') =>
	formats[language].formatRange(new Date(details.startAt), new Date(details.endAt));
export const dayOf = (iso: string, language: 'en' | 'ar'): string => formats[language].format(new Date(iso));
const hour = { timeZone: TIME_ZONE, hour: '2-digit', minute: '2-digit', hour12: false, numberingSystem: 'latn' } as const;
const hours = { en: new Intl.DateTimeFormat('en-GB', hour), ar: new Intl.DateTimeFormat('ar-JO', hour) };
/** Time of day in Amman. */
export const time = (language: 'en' | 'ar', iso: string) => hours[language].format(new Date(iso));
const weekday = { ...hour, weekday: 'long' } as const;
const weekdays = { en: new Intl.DateTimeFormat('en-GB', weekday), ar: new Intl.DateTimeFormat('ar-JO', weekday) };
/** Day of the week and time of day, for a moment of the next days. */
export const weekdayAndTime = (iso: string, language: 'en' | 'ar'): string => weekdays[language].format(new Date(iso));
const moment = { ...weekday, day: 'numeric', month: 'long', calendar: 'gregory' } as const;
const moments = { en: new Intl.DateTimeFormat('en-GB', moment), ar: new Intl.DateTimeFormat('ar-JO', moment) };
export const momentOf = (iso: string, language: 'en' | 'ar'): string => moments[language].format(new Date(iso));
/** Isolates Latin names and titles inside an Arabic sentence (first-strong isolate … pop). */
export const isolate = (text: string) => `\u2068${text}\u2069`;

export function requestToOwner(details: BookingDetails): NotificationText {
	return {
		type: 'BOOKING_REQUEST',
		title: { en: 'New booking request', ar: 'طلب حجز جديد' },
		body: {
			en: `${details.renterName.en} would like ${details.carTitle}, ${range(details, 'en')}. You earn ${details.earningsJod} JOD. Please answer within 24 hours.`,
			ar: `${isolate(details.renterName.ar)} يرغب في استئجار ${isolate(details.carTitle)}، ${range(details, 'ar')}. أرباحك ${details.earningsJod} د.أ. الرد خلال 24 ساعة.`,
		},
	};
}

export function confirmationToRenter(details: BookingDetails): NotificationText {
	return {
		type: 'BOOKING_CONFIRMED',
		title: { en: 'Your booking is confirmed', ar: 'تم تأكيد حجزك' },
		body: {
			en: `${details.carTitle} is yours, ${range(details, 'en')}. ${details.ownerName.en}’s contact details are in the booking.`,
			ar: `${isolate(details.carTitle)} محجوزة لك، ${range(details, 'ar')}. تجد بيانات التواصل مع ${isolate(details.ownerName.ar)} في صفحة الحجز.`,
		},
	};
}

/** An instant booking needs no answer, but its owner is notified. */
export function instantToOwner(details: BookingDetails): NotificationText {
	return {
		type: 'BOOKING_CONFIRMED',
		title: { en: 'New instant booking', ar: 'حجز فوري جديد' },
		body: {
			en: `${details.renterName.en} has booked ${details.carTitle}, ${range(details, 'en')}. You earn ${details.earningsJod} JOD.`,
			ar: `حجز ${isolate(details.renterName.ar)} سيارتك ${isolate(details.carTitle)}، ${range(details, 'ar')}. أرباحك ${details.earningsJod} د.أ.`,
		},
	};
}

/** Confirms the payment. `respondBy`: until when the owner may reply; null in events from before it was part of them. */
export function requestSentToRenter(details: BookingDetails & { respondBy?: string | null }): NotificationText {
	const { respondBy, chargeJod, ownerName, carTitle } = details;
	const until = (language: 'en' | 'ar') =>
		respondBy && `${dayOf(respondBy, language)}${language === 'ar' ? '،' : ','} ${time(language, respondBy)}`;
	return {
		type: 'REQUEST_SENT',
		title: { en: 'Request sent', ar: 'تم إرسال طلبك' },
		body: {
			en: `You paid ${chargeJod} JOD for ${carTitle}, ${range(details, 'en')}. ${ownerName.en} ${respondBy ? `has until ${until('en')} to reply` : 'will reply soon'}. If the request isn’t accepted, we’ll refund everything.`,
			ar: `دفعت ${chargeJod} د.أ لحجز ${isolate(carTitle)}، ${range(details, 'ar')}. ${respondBy ? `لدى ${isolate(ownerName.ar)} مهلة للرد حتى ${until('ar')}` : `ننتظر رد ${isolate(ownerName.ar)}`}. إذا لم يُقبل الطلب فسنعيد إليك المبلغ كاملاً.`,
		},
	};
}

/** `cancelled`: the renter left the gateway's page; no bank refused anything. */
export function paymentFailedToRenter({
	carTitle,
	payBy,
	cancelled,
}: Pick<BookingDetails, 'carTitle'> & { payBy: string; cancelled: boolean }): NotificationText {
	if (cancelled) {
		return {
			type: 'PAYMENT_FAILED',
			title: { en: 'You cancelled the payment', ar: 'ألغيت عملية الدفع' },
			body: {
				en: `You left the payment page before paying for ${carTitle}, so nothing was charged. We’re holding the dates until ${time('en', payBy)}: you can still pay.`,
				ar: `غادرت صفحة الدفع قبل أن تدفع لحجز ${isolate(carTitle)}، ولم يُخصم منك شيء. التواريخ محجوزة لك حتى ${time('ar', payBy)}، وما زال بإمكانك الدفع.`,
			},
			button: { en: 'Pay now', ar: 'ادفع الآن' },
		};
	}
	return {
		type: 'PAYMENT_FAILED',
		title: { en: 'Your payment did not go through', ar: 'لم تتم عملية الدفع' },
		body: {
			en: `Your bank did not let the payment for ${carTitle} through. The dates are held for you until ${time('en', payBy)}: try again or use another card.`,
			ar: `لم يوافق البنك على دفع حجز ${isolate(carTitle)}. التواريخ محجوزة لك حتى ${time('ar', payBy)}: أعد المحاولة أو استخدم بطاقة أخرى.`,
		},
	};
}

export const refundToRenter = ({ amountJod }: { amountJod: string }): NotificationText => ({
	type: 'REFUND_SENT',
	title: { en: 'Your refund is on its way', ar: 'المبلغ المسترد في طريقه إليك' },
	body: {
		en: `We have sent ${amountJod} JOD back to your card. Banks usually take 3–5 business days to show it.`,
		ar: `أعدنا ${amountJod} د.أ إلى بطاقتك. يظهر المبلغ عادةً خلال 3–5 أيام عمل.`,
	},
});
