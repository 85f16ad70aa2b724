/** Notification texts about cancellations and no-shows. Pure. */
import { HOLD_MINUTES } from '#contract/deadlines.ts';
import { formatFils, parseFils } from '#contract/money.ts';
import type { PersonName } from '#server/capabilities/identity/index.ts';
import { arabicCar, type Bilingual, type BookingDetails, dayAndTime, isolate, type NotificationText, range, time } from './texts.ts';

type Words = Pick<NotificationText, 'title' | 'body'>;
type Endings = Readonly<Record<string, (details: BookingDetails) => Words>>;

/** What the renter paid and does not get back. */
const keptFils = ({ chargeJod, refundJod }: BookingDetails): bigint => parseFils(chargeJod) - parseFils(refundJod);

/** What the renter gets refunded and what not; empty if nothing was paid. */
function refundSentence(details: BookingDetails): Bilingual {
	const { refundJod, wasPaid } = details;
	if (!wasPaid) return { en: '', ar: '' };
	const retainedFils = keptFils(details);
	const keptJod = formatFils(retainedFils);
	if (retainedFils <= 0n) return { en: ` We’re refunding ${refundJod} JOD to your card.`, ar: ` سنعيد ${refundJod} د.أ إلى بطاقتك.` };
	if (Number(refundJod) === 0)
		return { en: ` ${keptJod} JOD isn’t refundable (cancellation policy).`, ar: ` مبلغ ${keptJod} د.أ غير مسترد (سياسة الإلغاء).` };
	return {
		en: ` We’re refunding ${refundJod} JOD to your card; ${keptJod} JOD isn’t refundable (cancellation policy).`,
		ar: ` سنعيد ${refundJod} د.أ إلى بطاقتك، ومبلغ ${keptJod} د.أ غير مسترد (سياسة الإلغاء).`,
	};
}

const retainedSentence = ({ ownerKeptJod }: BookingDetails): Bilingual =>
	Number(ownerKeptJod) > 0 ? { en: ` You keep ${ownerKeptJod} JOD.`, ar: ` يبقى لك ${ownerKeptJod} د.أ.` } : { en: '', ar: '' };

const toRenter: Endings = {
	DECLINED: (details) => ({
		title: { en: 'Your request was declined', ar: 'اعتذر المالك عن طلبك' },
		body: {
			en: `${details.ownerName.en} declined your request for ${details.carTitle}, ${range(details, 'en')}.${refundSentence(details).en}`,
			ar: `اعتذار من ${isolate(details.ownerName.ar)} عن تأجير ${arabicCar(details.carTitle)}، ${range(details, 'ar')}.${refundSentence(details).ar}`,
		},
	}),
	UNANSWERED: (details) => ({
		title: { en: 'Your request expired', ar: 'انتهت مهلة طلبك' },
		body: {
			en: `The owner of ${details.carTitle} didn’t reply in time.${refundSentence(details).en}`,
			ar: `لم يصل رد من مالك ${arabicCar(details.carTitle)} في الوقت المحدد.${refundSentence(details).ar}`,
		},
	}),
	PAYMENT_TIMEOUT: (details) => ({
		title: { en: 'Your hold has expired', ar: 'انتهت مهلة حجزك المؤقت' },
		body: {
			en: `We didn’t get your payment for ${details.carTitle}, ${range(details, 'en')}, within ${HOLD_MINUTES} minutes. You can book them again if they’re still available.`,
			ar: `لم تصلنا دفعتك لحجز ${arabicCar(details.carTitle)}، ${range(details, 'ar')}، خلال ${HOLD_MINUTES} دقيقة. يمكنك حجزها من جديد إذا كانت ما زالت متاحة.`,
		},
	}),
	BY_RENTER: (details) => ({
		title: { en: 'Your booking is cancelled', ar: 'أُلغي حجزك' },
		body: {
			en: `You cancelled ${details.carTitle}, ${range(details, 'en')}.${refundSentence(details).en}`,
			ar: `ألغيت حجز ${arabicCar(details.carTitle)}، ${range(details, 'ar')}.${refundSentence(details).ar}`,
		},
	}),
	BY_OWNER: (details) => ({
		title: { en: 'The owner cancelled your booking', ar: 'ألغى المالك حجزك' },
		body: {
			en: `${details.ownerName.en} cancelled ${details.carTitle}, ${range(details, 'en')}.${refundSentence(details).en}`,
			ar: `إلغاء من ${isolate(details.ownerName.ar)} لحجز ${arabicCar(details.carTitle)}، ${range(details, 'ar')}.${refundSentence(details).ar}`,
		},
	}),
	BY_ADMIN: (details) => ({
		title: { en: 'We cancelled your booking', ar: 'ألغينا حجزك' },
		body: {
			en: `We cancelled your booking of ${details.carTitle}, ${range(details, 'en')}.${refundSentence(details).en}`,
			ar: `ألغينا حجز ${arabicCar(details.carTitle)}، ${range(details, 'ar')}.${refundSentence(details).ar}`,
		},
	}),
	NO_SHOW_RENTER: (details) => ({
		title: { en: 'Booking closed: no-show', ar: 'أُغلق الحجز لعدم الحضور' },
		body: {
			en: `You didn’t pick up ${details.carTitle}, ${range(details, 'en')}.${refundSentence(details).en}`,
			ar: `لم تستلم ${arabicCar(details.carTitle)}، ${range(details, 'ar')}.${refundSentence(details).ar}`,
		},
	}),
	NO_SHOW_OWNER: (details) => ({
		title: { en: 'Booking cancelled: no-show', ar: 'أُلغي الحجز لعدم الحضور' },
		body: {
			en: `The owner of ${details.carTitle} didn’t show up.${refundSentence(details).en}`,
			ar: `لم يحضر مالك ${arabicCar(details.carTitle)}.${refundSentence(details).ar}`,
		},
	}),
	REFUSED_AT_PICKUP: (details) => ({
		title: { en: 'Your booking is cancelled', ar: 'أُلغي حجزك' },
		body: {
			en: `${details.carTitle} wasn’t as agreed at pickup.${refundSentence(details).en}`,
			ar: `لم تكن ${arabicCar(details.carTitle)} عند الاستلام كما اتُّفق عليه.${refundSentence(details).ar}`,
		},
	}),
};

const toOwner: Endings = {
	BY_RENTER: (details) => ({
		title: { en: 'The renter cancelled a booking', ar: 'ألغى المستأجر حجزاً' },
		body: {
			en: `${details.renterName.en} cancelled ${details.carTitle}, ${range(details, 'en')}. The dates are available again.${retainedSentence(details).en}`,
			ar: `إلغاء من ${isolate(details.renterName.ar)} لحجز ${arabicCar(details.carTitle)}، ${range(details, 'ar')}. التواريخ متاحة من جديد.${retainedSentence(details).ar}`,
		},
	}),
	BY_ADMIN: (details) => ({
		title: { en: 'We cancelled a booking', ar: 'ألغينا حجزاً' },
		body: {
			en: `We cancelled ${details.renterName.en}’s booking of ${details.carTitle}, ${range(details, 'en')}. The dates are available again.`,
			ar: `ألغينا حجز ${isolate(details.renterName.ar)} لسيارة ${arabicCar(details.carTitle)}، ${range(details, 'ar')}. التواريخ متاحة من جديد.`,
		},
	}),
	NO_SHOW_RENTER: (details) => ({
		title: { en: 'No-show confirmed', ar: 'تم تأكيد عدم الحضور' },
		body: {
			en: `${details.renterName.en} didn’t pick up ${details.carTitle}. The dates are available again.${retainedSentence(details).en}`,
			ar: `عدم حضور من ${isolate(details.renterName.ar)} لاستلام ${arabicCar(details.carTitle)}. التواريخ متاحة من جديد.${retainedSentence(details).ar}`,
		},
	}),
	NO_SHOW_OWNER: (details) => ({
		title: { en: 'Booking cancelled: no-show', ar: 'أُلغي الحجز لعدم الحضور' },
		body: {
			en: `You didn’t hand over ${details.carTitle}, ${range(details, 'en')}. ${details.renterName.en} gets a full refund.`,
			ar: `لم تُسلّم ${arabicCar(details.carTitle)}، ${range(details, 'ar')}. نعيد المبلغ كاملاً إلى ${isolate(details.renterName.ar)}.`,
		},
	}),
	REFUSED_AT_PICKUP: (details) => ({
		title: { en: 'A booking was cancelled', ar: 'أُلغي حجز' },
		body: {
			en: `${details.renterName.en} refused ${details.carTitle}, ${range(details, 'en')}, at pickup. We reviewed it and agreed, so they get a full refund.`,
			ar: `رُفض استلام ${arabicCar(details.carTitle)}، ${range(details, 'ar')}، ووافقنا على ذلك بعد المراجعة. نعيد المبلغ كاملاً إلى ${isolate(details.renterName.ar)}.`,
		},
	}),
	UNANSWERED: (details) => ({
		title: { en: 'A request expired', ar: 'انتهت مهلة طلب حجز' },
		body: {
			en: `You didn’t reply in time to ${details.renterName.en}’s request for ${details.carTitle}, ${range(details, 'en')}, so we cancelled it.`,
			ar: `لم تردّ في الوقت المحدد على طلب ${isolate(details.renterName.ar)} لسيارة ${arabicCar(details.carTitle)}، ${range(details, 'ar')}، فألغيناه.`,
		},
	}),
};

type Alternative = { title: string; totalJod: string };

type Choice = { alternatives?: readonly Alternative[]; heldUntil?: string | null };

const heldTitles: Readonly<Record<string, Bilingual>> = {
	DECLINED: { en: 'Your request was declined', ar: 'اعتذر المالك عن طلبك' },
	UNANSWERED: { en: 'Your request expired', ar: 'انتهت مهلة طلبك' },
	BY_OWNER: { en: 'The owner cancelled your booking', ar: 'ألغى المالك حجزك' },
};

/** The money waits for the renter's choice. */
function textWhileMoneyWaits(details: BookingDetails, until: string): NotificationText | null {
	const title = heldTitles[details.cancelCode ?? ''];
	if (!title) return textOfEnding(toRenter, details);
	const [en, ar] = [time('en', until), time('ar', until)];
	return {
		type: 'BOOKING_CANCELLED',
		title,
		subject: {
			en: `${title.en}: ${details.carTitle}, ${range(details, 'en')}. Choose another car by ${en}`,
			ar: `${title.ar}: ${arabicCar(details.carTitle)}، ${range(details, 'ar')}. اختر سيارة أخرى قبل ${ar}`,
		},
		button: { en: 'Choose another car', ar: 'اختر سيارة أخرى' },
		body: {
			en: `${details.carTitle}, ${range(details, 'en')}, won’t go ahead. Book another car with your ${details.refundJod} JOD by ${en}, or we’ll refund it to your card automatically.`,
			ar: `لن يتم حجز ${arabicCar(details.carTitle)}، ${range(details, 'ar')}. يمكنك حجز سيارة أخرى بمبلغ ${details.refundJod} د.أ حتى ${ar}، وإلا أعدناه إلى بطاقتك تلقائياً.`,
		},
	};
}

/** Null if the renter need not be notified. Names the cars that can be taken instead. */
export function cancellationToRenter(details: BookingDetails & Choice): NotificationText | null {
	const text = details.heldUntil ? textWhileMoneyWaits(details, details.heldUntil) : textOfEnding(toRenter, details);
	const titles = details.alternatives?.map(({ title }) => title) ?? [];
	if (!text || titles.length === 0) return text;
	return {
		...text,
		body: {
			en: `${text.body.en} Available on the same dates: ${titles.join(', ')}.`,
			ar: `${text.body.ar} سيارات متاحة في التواريخ نفسها: ${titles.map(arabicCar).join('، ')}.`,
		},
	};
}
/** Null if the owner cancelled it or never saw it. */
export const cancellationToOwner = (details: BookingDetails): NotificationText | null => textOfEnding(toOwner, details);

function textOfEnding(endings: Endings, details: BookingDetails): NotificationText | null {
	const words = endings[details.cancelCode ?? '']?.(details);
	return words ? { type: 'BOOKING_CANCELLED', ...words } : null;
}

type Report = BookingDetails & { contestBy: string };

/** For the accused party. */
export function noShowToAccused(details: Report, accuser: PersonName): NotificationText {
	const { carTitle, contestBy } = details;
	return {
		type: 'NO_SHOW',
		title: { en: 'You’ve been reported as a no-show', ar: 'بلاغ بعدم حضورك' },
		body: {
			en: `${accuser.en} reported that you didn’t show up for ${carTitle}, ${range(details, 'en')}. If that’s wrong, dispute it by ${dayAndTime(contestBy, 'en')}.`,
			ar: `بلاغ من ${isolate(accuser.ar)} بأنك لم تحضر لموعد ${arabicCar(carTitle)}، ${range(details, 'ar')}. إذا لم يكن ذلك صحيحاً فاعترض قبل ${dayAndTime(contestBy, 'ar')}.`,
		},
		subject: {
			en: `You’ve been reported as a no-show for ${carTitle}: dispute it by ${dayAndTime(contestBy, 'en')}`,
			ar: `بلاغ بعدم حضورك لموعد ${arabicCar(carTitle)}: الاعتراض قبل ${dayAndTime(contestBy, 'ar')}`,
		},
		button: { en: 'Respond to the report', ar: 'الرد على البلاغ' },
	};
}

/** A problem was reported too, which is decided first. */
export function noShowWaitsTo(side: 'ACCUSED' | 'ACCUSER', details: BookingDetails): NotificationText {
	const { carTitle } = details;
	const consequence = {
		ACCUSED: { en: 'You can still dispute the no-show.', ar: 'ما زال بإمكانك الاعتراض على بلاغ عدم الحضور.' },
		ACCUSER: { en: 'The booking stays open until then.', ar: 'يبقى الحجز مفتوحاً حتى ذلك الحين.' },
	}[side];
	return {
		type: 'NO_SHOW',
		title: { en: 'The no-show report is on hold', ar: 'بلاغ عدم الحضور متوقف مؤقتاً' },
		body: {
			en: `A problem was also reported about ${carTitle}, ${range(details, 'en')}. We’ll decide about it first, and hold the money until we do. ${consequence.en}`,
			ar: `وصلنا أيضاً بلاغ عن مشكلة بشأن ${arabicCar(carTitle)}، ${range(details, 'ar')}. نقرّر فيه أولاً ونحفظ المبلغ حتى القرار. ${consequence.ar}`,
		},
	};
}

/** The problem was decided and the trip continues, and so does the no-show report. `contestBy`: the new end of the time to contest. */
export function noShowGoesOnTo(side: 'ACCUSED' | 'ACCUSER', details: Report, accused: PersonName): NotificationText {
	const { carTitle, contestBy } = details;
	const [untilEn, untilAr] = [dayAndTime(contestBy, 'en'), dayAndTime(contestBy, 'ar')];
	const consequence = {
		ACCUSED: {
			en: `If you did show up, dispute the no-show report by ${untilEn}; after that we close the booking.`,
			ar: `إذا كنت قد حضرت فاعترض على بلاغ عدم الحضور قبل ${untilAr}، وبعده نغلق الحجز.`,
		},
		ACCUSER: {
			en: `${accused.en} has until ${untilEn} to dispute your no-show report; after that we close the booking.`,
			ar: `أمام ${isolate(accused.ar)} حتى ${untilAr} للاعتراض على بلاغك بعدم الحضور، وبعده نغلق الحجز.`,
		},
	}[side];
	return {
		type: 'NO_SHOW',
		title: { en: 'New deadline for the no-show report', ar: 'مهلة جديدة لبلاغ عدم الحضور' },
		body: {
			en: `We decided about the problem reported for ${carTitle}, ${range(details, 'en')}. ${consequence.en}`,
			ar: `قرّرنا في المشكلة المبلّغ عنها بشأن ${arabicCar(carTitle)}، ${range(details, 'ar')}. ${consequence.ar}`,
		},
	};
}

/** For the reporting party. */
export function contestToAccuser(details: BookingDetails, accused: PersonName): NotificationText {
	return {
		type: 'NO_SHOW',
		title: { en: 'Your no-show report was disputed', ar: 'اعتراض على بلاغك بعدم الحضور' },
		body: {
			en: `${accused.en} disputed your report about ${details.carTitle}, ${range(details, 'en')}. We’ll review it and let you both know.`,
			ar: `اعتراض من ${isolate(accused.ar)} على بلاغك بشأن ${arabicCar(details.carTitle)}، ${range(details, 'ar')}. سنراجع الأمر ونخبركما.`,
		},
	};
}

/** For both parties. */
export function noShowDismissed(details: BookingDetails): NotificationText {
	return {
		type: 'NO_SHOW',
		title: { en: 'Your booking continues', ar: 'حجزك مستمر' },
		body: {
			en: `We reviewed the no-show report about ${details.carTitle}, ${range(details, 'en')}. The booking continues as agreed.`,
			ar: `راجعنا بلاغ عدم الحضور بشأن ${arabicCar(details.carTitle)}، ${range(details, 'ar')}. الحجز مستمر كما اتُّفق عليه.`,
		},
	};
}
