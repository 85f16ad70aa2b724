/** Notification texts about something wrong on a booking, in both languages. Pure. */
import type { HandoverSide } from '#contract/handover.ts';
import type { ReportKind, ReportOutcome } from '#contract/report-shapes.ts';
import type { PersonName } from '#server/capabilities/identity/index.ts';
import { labels } from './email-texts.ts';
import { arabicCar, type Bilingual, dayAndTime, isolate, type NotificationText, time } from './texts.ts';

export type ReportDetails = { ownerName: PersonName; renterName: PersonName; carTitle: string; kind: ReportKind; side: HandoverSide };

const kinds: Record<ReportKind, Bilingual> = {
	DOES_NOT_START: { en: 'the car doesn’t start', ar: 'السيارة لا تعمل' },
	ACCIDENT: { en: 'an accident', ar: 'حادث' },
	NOT_AS_DESCRIBED: { en: 'the car isn’t as described', ar: 'السيارة ليست كما وُصفت' },
	UNSAFE_OR_DIRTY: { en: 'the car is unsafe or dirty', ar: 'السيارة غير آمنة أو متسخة' },
	LATE: { en: 'someone is late', ar: 'تأخّر عن الموعد' },
	LOST_KEY: { en: 'a lost key', ar: 'ضياع المفتاح' },
	OTHER: { en: 'something else', ar: 'أمر آخر' },
};

const reporter = ({ side, ownerName, renterName }: ReportDetails): PersonName => (side === 'OWNER' ? ownerName : renterName);

export const createdToOther = (details: ReportDetails): NotificationText => ({
	type: 'REPORT_CREATED',
	title: { en: 'A problem was reported on your booking', ar: 'بلاغ عن مشكلة في حجزك' },
	body: {
		en: `${reporter(details).en} reported a problem with ${details.carTitle}: ${kinds[details.kind].en}. We’re reviewing it now.`,
		ar: `بلاغ من ${isolate(reporter(details).ar)} عن ${arabicCar(details.carTitle)}: ${kinds[details.kind].ar}. نراجع الأمر الآن.`,
	},
});

export const createdToAdmin = (details: ReportDetails): NotificationText => ({
	type: 'REPORT_CREATED',
	title: { en: 'A problem was reported on a booking', ar: 'بلاغ عن مشكلة في حجز' },
	body: {
		en: `${details.carTitle}: ${kinds[details.kind].en}, reported by ${reporter(details).en}. It’s waiting for a decision.`,
		ar: `${arabicCar(details.carTitle)}: ${kinds[details.kind].ar}، بلاغ من ${isolate(reporter(details).ar)}. البلاغ بانتظار قرار.`,
	},
});

type AnotherCar = {
	carTitle: string;
	startAt: string;
	carriedJod: string;
	toPayJod: string;
	payBy: string | null;
	isConfirmed: boolean;
	goodwillJod?: string | null;
};

export type DecidedReport = ReportDetails & {
	outcome: ReportOutcome;
	note: string;
	refundJod: string;
	anotherCar?: (AnotherCar & { bookingId: string }) | null;
};

/** For the renter, who gets the other car. */
function anotherCarText({ carTitle, anotherCar }: DecidedReport): Bilingual | null {
	if (!anotherCar) return null;
	const { startAt, carriedJod, toPayJod, payBy, isConfirmed, goodwillJod } = anotherCar;
	const [other, otherAr] = [anotherCar.carTitle, arabicCar(anotherCar.carTitle)];
	const paid = {
		en: `${other} replaces ${carTitle} from ${dayAndTime(startAt, 'en')}. ${carriedJod} JOD from the first booking goes towards it.`,
		ar: `${otherAr} بدلاً من ${arabicCar(carTitle)} ابتداءً من ${dayAndTime(startAt, 'ar')}. نستخدم لها ${carriedJod} د.أ من الحجز الأول.`,
	};
	if (payBy) {
		const goodwillSentence = goodwillJod
			? {
					en: ` Mishwar covers the price difference: we’ll refund ${goodwillJod} JOD of it to your card once the booking is paid and confirmed.`,
					ar: ` يغطي مشوار فرق السعر: نعيد إلى بطاقتك منه ${goodwillJod} د.أ بعد الدفع وتأكيد الحجز.`,
				}
			: { en: '', ar: '' };
		return {
			en: `${paid.en} Pay the remaining ${toPayJod} JOD by ${time('en', payBy)}, or the car becomes available to others and we refund your money.${goodwillSentence.en}`,
			ar: `${paid.ar} ادفع الباقي ${toPayJod} د.أ قبل ${time('ar', payBy)}، وإلا أصبحت السيارة متاحة لغيرك وأعدنا إليك المبلغ.${goodwillSentence.ar}`,
		};
	}
	return isConfirmed ? paid : { en: `${paid.en} Its owner still has to accept.`, ar: `${paid.ar} بقيت موافقة مالكها.` };
}

const outcomes: Record<ReportOutcome, { title: Bilingual; body(details: DecidedReport): Bilingual }> = {
	HELP_AND_GO_ON: {
		title: { en: 'We reviewed the report', ar: 'راجعنا البلاغ' },
		body: ({ carTitle }) => ({ en: `The booking of ${carTitle} continues.`, ar: `حجز ${arabicCar(carTitle)} مستمر.` }),
	},
	REFUSED_AT_PICKUP: {
		title: { en: 'The booking ended at pickup', ar: 'انتهى الحجز عند الاستلام' },
		body: ({ carTitle, refundJod }) => ({
			en: `${carTitle} wasn’t as agreed. We’re refunding ${refundJod} JOD to the renter.`,
			ar: `لم تكن ${arabicCar(carTitle)} كما اتُّفق عليه. نعيد إلى المستأجر ${refundJod} د.أ.`,
		}),
	},
	ANOTHER_CAR: {
		title: { en: 'Another car for the rest of the trip', ar: 'سيارة أخرى لبقية الرحلة' },
		body: ({ carTitle }) => ({
			en: `The booking of ${carTitle} ends, and the renter gets another car for the rest of the trip.`,
			ar: `انتهى حجز ${arabicCar(carTitle)}، ويحصل المستأجر على سيارة أخرى لبقية الرحلة.`,
		}),
	},
	END_NOW: {
		title: { en: 'The rental ended early', ar: 'انتهى الإيجار مبكراً' },
		body: ({ carTitle, refundJod }) => ({
			en: `The rental of ${carTitle} has ended. We’re refunding ${refundJod} JOD to the renter; the deposit follows as after every return.`,
			ar: `انتهى إيجار ${arabicCar(carTitle)}. نعيد إلى المستأجر ${refundJod} د.أ، ثم مبلغ التأمين كما بعد كل إرجاع.`,
		}),
	},
};

/** With the admin's note. The renter also reads about the other car, and the amount left to pay for it. */
export function decidedTo(side: HandoverSide, details: DecidedReport): NotificationText {
	const { title, body } = outcomes[details.outcome];
	const text = (side === 'RENTER' && anotherCarText(details)) || body(details);
	return {
		type: 'REPORT_DECIDED',
		title,
		body: text,
		rows: [{ label: labels.note, value: { en: details.note, ar: isolate(details.note) } }],
	};
}
