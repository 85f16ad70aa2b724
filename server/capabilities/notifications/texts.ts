/** Notification texts for each event, in both languages. Pure. */

import type { Milestone } from '#contract/milestones.ts';
import type { NotificationType } from '#contract/notifications.ts';
import { TIME_ZONE } from '#contract/time.ts';
import { arabicNameOf } from '#server/capabilities/cars/index.ts';
import type { PersonName } from '#server/capabilities/identity/index.ts';

export type Bilingual = { en: string; ar: string };
export type FactRow = { label: Bilingual; value: Bilingual };
export type NotificationText = {
	type: NotificationType;
	title: Bilingual;
	body: Bilingual;
	/** Subject of the e-mail; without it, the title with `short`. */
	subject?: Bilingual | null | undefined;
	/** Rows of the e-mail. */
	rows?: readonly FactRow[];
	/** Added to the SMS if there is room. */
	short?: Bilingual;
	/** Longer ones, tried before `short` in their order. */
	shortForms?: readonly Bilingual[];
	/** Replaces the e-mail button of the type. */
	button?: Bilingual;
	/** State of the trip, for the e-mail; `address`: of the booking, in the area of the recipient. */
	road?: { address: string; milestones: readonly Milestone[] };
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
/** `18 Mar, 12:00`: a deadline. */
export const dayAndTime = (iso: string, language: 'en' | 'ar'): string =>
	`${dayOf(iso, language)}${language === 'ar' ? '،' : ','} ${time(language, iso)}`;
const moment = { ...hour, weekday: 'long', day: 'numeric', month: 'long', calendar: 'gregory' } as const;
const moments = { en: new Intl.DateTimeFormat('en-GB', moment), ar: new Intl.DateTimeFormat('ar-JO', moment) };
export const momentOf = (iso: string, language: 'en' | 'ar'): string => moments[language].format(new Date(iso));
/** Isolates Latin names and titles inside an Arabic sentence (first-strong isolate … pop). */
export const isolate = (text: string) => `\u2068${text}\u2069`;
/** The car inside an Arabic sentence, by its Arabic name if it has one. */
export const arabicCar = (title: string) => isolate(arabicNameOf(title));

export function requestToOwner(details: BookingDetails & { respondBy?: string | null }): NotificationText {
	const { renterName, carTitle, earningsJod, respondBy } = details;
	const until = (language: 'en' | 'ar') => respondBy && dayAndTime(respondBy, language);
	return {
		type: 'BOOKING_REQUEST',
		title: { en: `Booking request from ${renterName.en}`, ar: `طلب حجز من ${isolate(renterName.ar)}` },
		body: {
			en: `${renterName.en} wants to rent ${carTitle}, ${range(details, 'en')}. You’ll earn ${earningsJod} JOD. Please reply ${respondBy ? `by ${until('en')}` : 'within 24 hours'}.`,
			ar: `طلب من ${isolate(renterName.ar)} لاستئجار ${arabicCar(carTitle)}، ${range(details, 'ar')}. أرباحك ${earningsJod} د.أ. يرجى الرد ${respondBy ? `قبل ${until('ar')}` : 'خلال 24 ساعة'}.`,
		},
		subject: respondBy
			? {
					en: `Booking request from ${renterName.en}: ${carTitle}, ${range(details, 'en')}. Reply by ${until('en')}`,
					ar: `طلب حجز من ${isolate(renterName.ar)}: ${arabicCar(carTitle)}، ${range(details, 'ar')}. الرد قبل ${until('ar')}`,
				}
			: null,
	};
}

export function confirmationToRenter(details: BookingDetails): NotificationText {
	return {
		type: 'BOOKING_CONFIRMED',
		title: { en: 'Your booking is confirmed', ar: 'تم تأكيد حجزك' },
		body: {
			en: `${details.carTitle} is yours, ${range(details, 'en')}. You’ll find ${details.ownerName.en}’s contact details in your booking.`,
			ar: `${arabicCar(details.carTitle)} محجوزة لك، ${range(details, 'ar')}. تجد بيانات التواصل مع ${isolate(details.ownerName.ar)} في صفحة الحجز.`,
		},
	};
}

/** An instant booking needs no answer, but its owner is notified. */
export function instantToOwner(details: BookingDetails): NotificationText {
	return {
		type: 'BOOKING_CONFIRMED',
		title: { en: `Instant booking from ${details.renterName.en}`, ar: `حجز فوري من ${isolate(details.renterName.ar)}` },
		body: {
			en: `${details.renterName.en} booked ${details.carTitle}, ${range(details, 'en')}. You’ll earn ${details.earningsJod} JOD.`,
			ar: `حجز من ${isolate(details.renterName.ar)} لسيارتك ${arabicCar(details.carTitle)}، ${range(details, 'ar')}. أرباحك ${details.earningsJod} د.أ.`,
		},
	};
}

/** Confirms the payment. `respondBy`: until when the owner may reply; null in events that lack the field. */
export function requestSentToRenter(details: BookingDetails & { respondBy?: string | null }): NotificationText {
	const { respondBy, chargeJod, ownerName } = details;
	const until = (language: 'en' | 'ar') => respondBy && dayAndTime(respondBy, language);
	return {
		type: 'REQUEST_SENT',
		title: { en: 'Request sent', ar: 'أرسلنا طلبك' },
		body: {
			en: `${ownerName.en} ${respondBy ? `has until ${until('en')} to reply` : 'will reply soon'}. If they decline, we’ll refund ${chargeJod} JOD in full.`,
			ar: `${respondBy ? `أمام ${isolate(ownerName.ar)} حتى ${until('ar')} للرد` : `ننتظر رد ${isolate(ownerName.ar)}`}. إذا لم يُقبل طلبك أعدنا إليك ${chargeJod} د.أ كاملة.`,
		},
	};
}

/** `cancelled`: the renter left the gateway's page; `turnedDown`: an admin rejected it. In these cases no bank refused anything. */
export function paymentFailedToRenter({
	carTitle,
	payBy,
	cancelled,
	turnedDown,
}: Pick<BookingDetails, 'carTitle'> & { payBy: string; cancelled: boolean; turnedDown: boolean }): NotificationText {
	if (cancelled) {
		return {
			type: 'PAYMENT_FAILED',
			title: { en: 'Finish your booking', ar: 'أكمل حجزك' },
			body: {
				en: `You left the payment page, so you weren’t charged. We’re holding ${carTitle} for you until ${time('en', payBy)}.`,
				ar: `غادرت صفحة الدفع ولم نخصم منك شيئاً. ${arabicCar(carTitle)} محجوزة لك حتى ${time('ar', payBy)}.`,
			},
			button: { en: 'Pay now', ar: 'ادفع الآن' },
		};
	}
	if (turnedDown) {
		return {
			type: 'PAYMENT_FAILED',
			title: { en: 'We couldn’t accept your payment', ar: 'لم نتمكن من قبول دفعتك' },
			body: {
				en: `We reviewed your payment for ${carTitle}: it didn’t match the amount we asked for. If you were charged, we’re refunding it. We’re holding your dates until ${time('en', payBy)}. Please pay again.`,
				ar: `راجعنا دفعتك لحجز ${arabicCar(carTitle)}، ولم تطابق المبلغ المطلوب. إذا خُصم منك مبلغ فسنعيده إليك. التواريخ محجوزة لك حتى ${time('ar', payBy)}. أعد الدفع من فضلك.`,
			},
			button: { en: 'Pay now', ar: 'ادفع الآن' },
		};
	}
	return {
		type: 'PAYMENT_FAILED',
		title: { en: 'Your payment didn’t go through', ar: 'لم تتم عملية الدفع' },
		body: {
			en: `Your bank declined the payment for ${carTitle}. We’re holding your dates until ${time('en', payBy)}. Try again or use another card.`,
			ar: `رفض البنك دفعة حجز ${arabicCar(carTitle)}. التواريخ محجوزة لك حتى ${time('ar', payBy)}. أعد المحاولة أو استخدم بطاقة أخرى.`,
		},
	};
}

export const refundToRenter = ({ amountJod, carTitle }: { amountJod: string; carTitle: string | null }): NotificationText => ({
	type: 'REFUND_SENT',
	title: { en: 'Your refund is on its way', ar: 'المبلغ المسترد في طريقه إليك' },
	body: {
		en: `We’ve refunded ${amountJod} JOD${carTitle ? ` for ${carTitle}` : ''} to your card. It usually shows within 3-5 business days.`,
		ar: `أعدنا ${amountJod} د.أ إلى بطاقتك${carTitle ? ` عن حجز ${arabicCar(carTitle)}` : ''}. يظهر المبلغ عادةً خلال 3-5 أيام عمل.`,
	},
});
