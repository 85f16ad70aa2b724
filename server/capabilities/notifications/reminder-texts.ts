/** Reminder texts, in both languages. Pure. */

import type { BookingReminderKind } from '#contract/booking-life.ts';
import type { PersonName } from '#server/capabilities/identity/index.ts';
import { inShort, type Places, shortForms, tripFor, tripRows } from './detail-rows.ts';
import { type Bilingual, isolate, type NotificationText, range, time } from './texts.ts';

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
	return { type: 'BOOKING_REMINDER', ...words, rows: tripRows(trip), short: inShort(trip), shortForms: shortForms(trip) };
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
				en: `You pick up ${details.carTitle} from ${details.ownerName.en} ${en}. Have your driver’s licence and the handover code with you.`,
				ar: `تستلم ${isolate(details.carTitle)} من ${isolate(details.ownerName.ar)} ${ar}. أحضر رخصة القيادة ورمز التسليم معك.`,
			},
		});
	}
	return reminder(side, details, {
		title,
		body: {
			en: `${details.renterName.en} picks up ${details.carTitle} ${en}. Have it clean and fuelled as agreed.`,
			ar: `يستلم ${isolate(details.renterName.ar)} سيارتك ${isolate(details.carTitle)} ${ar}. جهّزها نظيفة وبالوقود المتفق عليه.`,
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
				en: `${details.carTitle} goes back to ${details.ownerName.en} ${en}. Take photos of it and of the dashboard before you hand over the key.`,
				ar: `تعيد ${isolate(details.carTitle)} إلى ${isolate(details.ownerName.ar)} ${ar}. صوّر السيارة ولوحة العدادات قبل تسليم المفتاح.`,
			},
		});
	}
	return reminder(side, details, {
		title,
		body: {
			en: `${details.renterName.en} brings ${details.carTitle} back ${en}. Look at it together and record the return.`,
			ar: `يعيد ${isolate(details.renterName.ar)} سيارتك ${isolate(details.carTitle)} ${ar}. افحصاها معاً وسجّل الإعادة.`,
		},
	});
}

function answer(details: ReminderDetails): NotificationText {
	const { en, ar } = days[details.day];
	const isLast = details.kind === 'ANSWER_LAST';
	return reminder('OWNER', details, {
		title: isLast
			? { en: 'Last reminder: answer the request', ar: 'تذكير أخير: ردّ على الطلب' }
			: { en: 'A request waits for your answer', ar: 'طلب حجز بانتظار ردّك' },
		body: {
			en: `${details.renterName.en} would like ${details.carTitle}, ${range(details, 'en')}. Without an answer by ${time('en', details.dueAt)} ${en} the request is cancelled.`,
			ar: `يرغب ${isolate(details.renterName.ar)} في استئجار ${isolate(details.carTitle)}، ${range(details, 'ar')}. إن لم تردّ حتى الساعة ${time('ar', details.dueAt)} ${ar} أُلغي الطلب.`,
		},
		button: { en: 'Answer the request', ar: 'ردّ على الطلب' },
	});
}

export type ReviewReminderDetails = { ownerName: PersonName; renterName: PersonName; carTitle: string; startAt: string; endAt: string };

export function reviewReminderTo(side: Side, details: ReviewReminderDetails): NotificationText {
	const other = side === 'OWNER' ? details.renterName : details.ownerName;
	return {
		type: 'BOOKING_REMINDER',
		title: { en: 'How was your trip?', ar: 'كيف كانت رحلتك؟' },
		body: {
			en: `Review the trip with ${details.carTitle} and ${other.en}. It takes a minute, and the next people rely on it.`,
			ar: `قيّم رحلة ${isolate(details.carTitle)} مع ${isolate(other.ar)}. يستغرق ذلك دقيقة، ويستفيد منه من بعدك.`,
		},
		rows: tripRows(details),
		short: inShort(details),
		button: { en: 'Write a review', ar: 'اكتب تقييماً' },
	};
}
