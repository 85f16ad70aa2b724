/** Reminder texts, in both languages. Pure. */

import type { BookingReminderKind } from '#contract/booking-life.ts';
import { whatToBring } from '#contract/milestones.ts';
import type { PersonName } from '#server/capabilities/identity/index.ts';
import { inShort, type Places, shortForms, shortFormsOfReturn, tripFor, tripRows } from './detail-rows.ts';
import { arabicCar, type Bilingual, isolate, type NotificationText, range, time } from './texts.ts';

export type ReminderDetails = Places & {
	kind: BookingReminderKind;
	ownerName: PersonName;
	renterName: PersonName;
	carTitle: string;
	startAt: string;
	endAt: string;
	/** Time of the occasion: pickup, return, or the end of the response time. */
	dueAt: string;
	/** Relative to the day of sending. */
	day: 'TODAY' | 'TOMORROW';
};
type Side = 'OWNER' | 'RENTER';

const days: Record<ReminderDetails['day'], Bilingual> = {
	TODAY: { en: 'today', ar: 'اليوم' },
	TOMORROW: { en: 'tomorrow', ar: 'غداً' },
};

function reminder(side: Side, details: ReminderDetails, words: Pick<NotificationText, 'title' | 'body' | 'button'>): NotificationText {
	const trip = tripFor(side, details);
	const forms = details.kind === 'RETURN' ? shortFormsOfReturn : shortForms;
	return { type: 'BOOKING_REMINDER', ...words, rows: tripRows(trip), short: inShort(trip), shortForms: forms(trip) };
}

export function reminderTo(side: Side, details: ReminderDetails): NotificationText {
	if (details.kind === 'PICKUP') return pickup(side, details);
	return details.kind === 'RETURN' ? giveBack(side, details) : answer(details);
}

function pickup(side: Side, details: ReminderDetails): NotificationText {
	const { en, ar } = days[details.day];
	const title = { en: `Pickup ${en} at ${time('en', details.dueAt)}`, ar: `الاستلام ${ar} الساعة ${time('ar', details.dueAt)}` };
	if (side === 'RENTER') {
		return reminder(side, details, {
			title,
			body: {
				en: `You pick up ${details.carTitle} from ${details.ownerName.en} ${en}. ${whatToBring.en} Have your handover code ready.`,
				ar: `تستلم ${arabicCar(details.carTitle)} من ${isolate(details.ownerName.ar)} ${ar}. ${whatToBring.ar} جهّز رمز التسليم.`,
			},
		});
	}
	return reminder(side, details, {
		title,
		body: {
			en: `${details.renterName.en} picks up ${details.carTitle} ${en}. Make sure it’s clean and fuelled as agreed.`,
			ar: `موعد استلام سيارتك ${arabicCar(details.carTitle)} مع ${isolate(details.renterName.ar)} ${ar}. جهّزها نظيفة وبالوقود المتفق عليه.`,
		},
	});
}

function giveBack(side: Side, details: ReminderDetails): NotificationText {
	const { en, ar } = days[details.day];
	const title = { en: `Return ${en} at ${time('en', details.dueAt)}`, ar: `الإرجاع ${ar} الساعة ${time('ar', details.dueAt)}` };
	if (side === 'RENTER') {
		return reminder(side, details, {
			title,
			body: {
				en: `You return ${details.carTitle} to ${details.ownerName.en} ${en}. Take photos of the car and the dashboard before you give back the key.`,
				ar: `موعد إرجاع ${arabicCar(details.carTitle)} إلى ${isolate(details.ownerName.ar)} ${ar}. صوّر السيارة ولوحة العدادات قبل تسليم المفتاح.`,
			},
		});
	}
	return reminder(side, details, {
		title,
		body: {
			en: `${details.renterName.en} returns ${details.carTitle} ${en}. Check the car together and record the return.`,
			ar: `موعد إرجاع سيارتك ${arabicCar(details.carTitle)} من ${isolate(details.renterName.ar)} ${ar}. افحصاها معاً وسجّل الإرجاع.`,
		},
	});
}

function answer(details: ReminderDetails): NotificationText {
	const { en, ar } = days[details.day];
	const isLast = details.kind === 'ANSWER_LAST';
	return reminder('OWNER', details, {
		title: isLast
			? { en: 'Last reminder: reply to the request', ar: 'تذكير أخير: الرد على الطلب' }
			: { en: 'A booking request is waiting for your reply', ar: 'طلب حجز بانتظار ردّك' },
		body: {
			en: `${details.renterName.en} wants to rent ${details.carTitle}, ${range(details, 'en')}. Reply by ${time('en', details.dueAt)} ${en} or the request will be cancelled.`,
			ar: `طلب من ${isolate(details.renterName.ar)} لاستئجار ${arabicCar(details.carTitle)}، ${range(details, 'ar')}. إذا لم تردّ قبل الساعة ${time('ar', details.dueAt)} ${ar} أُلغي الطلب.`,
		},
		button: { en: 'Reply to the request', ar: 'الرد على الطلب' },
	});
}

export type ReviewReminderDetails = { ownerName: PersonName; renterName: PersonName; carTitle: string; startAt: string; endAt: string };

export function reviewReminderTo(side: Side, details: ReviewReminderDetails): NotificationText {
	const other = side === 'OWNER' ? details.renterName : details.ownerName;
	return {
		type: 'BOOKING_REMINDER',
		title: { en: 'How was your trip?', ar: 'كيف كانت رحلتك؟' },
		body: {
			en: `Review the trip with ${details.carTitle} and ${other.en}. It takes a minute and helps other members.`,
			ar: `قيّم رحلة ${arabicCar(details.carTitle)} مع ${isolate(other.ar)}. يستغرق ذلك دقيقة ويفيد غيرك من الأعضاء.`,
		},
		rows: tripRows(details),
		short: inShort(details),
		button: { en: 'Write a review', ar: 'كتابة تقييم' },
	};
}
