/** What reminders say, in both languages. Facts in, sentences out. Pure. */

import type { BookingReminderKind } from '#contract/bookings.ts';
import type { PersonName } from '#server/capabilities/identity/index.ts';
import { inShort, tripRows } from './fact-rows.ts';
import { type Bilingual, isolate, type NotificationText, range, time } from './texts.ts';

export type ReminderFacts = {
	kind: BookingReminderKind;
	ownerName: PersonName;
	renterName: PersonName;
	carTitle: string;
	startAt: string;
	endAt: string;
	/** Of what it reminds of: the pickup, the return, or the end of the time to answer. */
	dueAt: string;
	/** As seen from the day on which it is told. */
	day: 'TODAY' | 'TOMORROW';
};
type Side = 'OWNER' | 'RENTER';

const days: Record<ReminderFacts['day'], Bilingual> = {
	TODAY: { en: 'today', ar: 'اليوم' },
	TOMORROW: { en: 'tomorrow', ar: 'غداً' },
};

const reminder = (facts: ReminderFacts, words: Pick<NotificationText, 'title' | 'body' | 'button'>): NotificationText => ({
	type: 'BOOKING_REMINDER',
	...words,
	rows: tripRows(facts),
	short: inShort(facts),
});

export function reminderTo(side: Side, facts: ReminderFacts): NotificationText {
	if (facts.kind === 'PICKUP') return pickup(side, facts);
	return facts.kind === 'RETURN' ? giveBack(side, facts) : answer(facts);
}

function pickup(side: Side, facts: ReminderFacts): NotificationText {
	const { en, ar } = days[facts.day];
	const title = { en: `Pickup ${en} at ${time('en', facts.dueAt)}`, ar: `الاستلام ${ar} الساعة ${time('ar', facts.dueAt)}` };
	if (side === 'RENTER') {
		return reminder(facts, {
			title,
			body: {
				en: `You pick up ${facts.carTitle} from ${facts.ownerName.en} ${en}. Have your driver’s licence and the handover code with you.`,
				ar: `تستلم ${isolate(facts.carTitle)} من ${isolate(facts.ownerName.ar)} ${ar}. أحضر رخصة القيادة ورمز التسليم معك.`,
			},
		});
	}
	return reminder(facts, {
		title,
		body: {
			en: `${facts.renterName.en} picks up ${facts.carTitle} ${en}. Have it clean and fuelled as agreed.`,
			ar: `يستلم ${isolate(facts.renterName.ar)} سيارتك ${isolate(facts.carTitle)} ${ar}. جهّزها نظيفة وبالوقود المتفق عليه.`,
		},
	});
}

function giveBack(side: Side, facts: ReminderFacts): NotificationText {
	const { en, ar } = days[facts.day];
	const title = { en: `Return ${en} at ${time('en', facts.dueAt)}`, ar: `الإرجاع ${ar} الساعة ${time('ar', facts.dueAt)}` };
	if (side === 'RENTER') {
		return reminder(facts, {
			title,
			body: {
				en: `${facts.carTitle} goes back to ${facts.ownerName.en} ${en}. Take photos of it and of the dashboard before you hand over the key.`,
				ar: `تعيد ${isolate(facts.carTitle)} إلى ${isolate(facts.ownerName.ar)} ${ar}. صوّر السيارة ولوحة العدادات قبل تسليم المفتاح.`,
			},
		});
	}
	return reminder(facts, {
		title,
		body: {
			en: `${facts.renterName.en} brings ${facts.carTitle} back ${en}. Look at it together and record the return.`,
			ar: `يعيد ${isolate(facts.renterName.ar)} سيارتك ${isolate(facts.carTitle)} ${ar}. افحصاها معاً وسجّل الإعادة.`,
		},
	});
}

function answer(facts: ReminderFacts): NotificationText {
	const { en, ar } = days[facts.day];
	const isLast = facts.kind === 'ANSWER_LAST';
	return reminder(facts, {
		title: isLast
			? { en: 'Last reminder: answer the request', ar: 'تذكير أخير: ردّ على الطلب' }
			: { en: 'A request waits for your answer', ar: 'طلب حجز بانتظار ردّك' },
		body: {
			en: `${facts.renterName.en} would like ${facts.carTitle}, ${range(facts, 'en')}. Without an answer by ${time('en', facts.dueAt)} ${en} the request is cancelled.`,
			ar: `يرغب ${isolate(facts.renterName.ar)} في استئجار ${isolate(facts.carTitle)}، ${range(facts, 'ar')}. إن لم تردّ حتى الساعة ${time('ar', facts.dueAt)} ${ar} أُلغي الطلب.`,
		},
		button: { en: 'Answer the request', ar: 'ردّ على الطلب' },
	});
}

export type ReviewReminderFacts = { ownerName: PersonName; renterName: PersonName; carTitle: string; startAt: string; endAt: string };

export function reviewReminderTo(side: Side, facts: ReviewReminderFacts): NotificationText {
	const other = side === 'OWNER' ? facts.renterName : facts.ownerName;
	return {
		type: 'BOOKING_REMINDER',
		title: { en: 'How was your trip?', ar: 'كيف كانت رحلتك؟' },
		body: {
			en: `Review the trip with ${facts.carTitle} and ${other.en}. It takes a minute, and the next people rely on it.`,
			ar: `قيّم رحلة ${isolate(facts.carTitle)} مع ${isolate(other.ar)}. يستغرق ذلك دقيقة، ويستفيد منه من بعدك.`,
		},
		rows: tripRows(facts),
		short: inShort(facts),
		button: { en: 'Write a review', ar: 'اكتب تقييماً' },
	};
}
