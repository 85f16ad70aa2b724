/** Notification texts about something wrong on a booking, in both languages. Pure. */
import type { HandoverSide } from '#contract/handover.ts';
import type { ReportKind, ReportOutcome } from '#contract/report-shapes.ts';
import type { PersonName } from '#server/capabilities/identity/index.ts';
import { type Bilingual, dayOf, isolate, type NotificationText, time } from './texts.ts';

export type ReportDetails = { ownerName: PersonName; renterName: PersonName; carTitle: string; kind: ReportKind; side: HandoverSide };

const kinds: Record<ReportKind, Bilingual> = {
	DOES_NOT_START: { en: 'the car does not start', ar: 'السيارة لا تعمل' },
	ACCIDENT: { en: 'an accident', ar: 'حادث' },
	NOT_AS_DESCRIBED: { en: 'the car is not as described', ar: 'السيارة ليست كما وُصفت' },
	UNSAFE_OR_DIRTY: { en: 'the car is unsafe or dirty', ar: 'السيارة غير آمنة أو متسخة' },
	LATE: { en: 'somebody is late', ar: 'تأخّر عن الموعد' },
	LOST_KEY: { en: 'a lost key', ar: 'ضياع المفتاح' },
	OTHER: { en: 'something else', ar: 'أمر آخر' },
};

const reporter = ({ side, ownerName, renterName }: ReportDetails): PersonName => (side === 'OWNER' ? ownerName : renterName);

export const createdToOther = (details: ReportDetails): NotificationText => ({
	type: 'REPORT_CREATED',
	title: { en: 'Something is wrong on your booking', ar: 'بلاغ عن مشكلة في حجزك' },
	body: {
		en: `${reporter(details).en} reported about ${details.carTitle}: ${kinds[details.kind].en}. We are looking at it now.`,
		ar: `أبلغ ${isolate(reporter(details).ar)} عن ${isolate(details.carTitle)}: ${kinds[details.kind].ar}. ننظر في الأمر الآن.`,
	},
});

export const createdToAdmin = (details: ReportDetails): NotificationText => ({
	type: 'REPORT_CREATED',
	title: { en: 'Something is wrong on a booking', ar: 'بلاغ عن مشكلة في حجز' },
	body: {
		en: `${details.carTitle}: ${kinds[details.kind].en}, reported by ${reporter(details).en}. It waits for a decision.`,
		ar: `${isolate(details.carTitle)}: ${kinds[details.kind].ar}، والمبلّغ ${isolate(reporter(details).ar)}. البلاغ بانتظار قرار.`,
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
function takesOver({ carTitle, anotherCar }: DecidedReport): Bilingual | null {
	if (!anotherCar) return null;
	const { startAt, carriedJod, toPayJod, payBy, isConfirmed, goodwillJod } = anotherCar;
	const [other, otherAr] = [anotherCar.carTitle, isolate(anotherCar.carTitle)];
	const paid = {
		en: `${other} takes the place of ${carTitle} from ${dayOf(startAt, 'en')}, ${time('en', startAt)}. ${carriedJod} JOD of the first booking pay for it.`,
		ar: `${otherAr} بدلاً من ${isolate(carTitle)} ابتداءً من ${dayOf(startAt, 'ar')}، ${time('ar', startAt)}. يُدفع من الحجز الأول ${carriedJod} د.أ.`,
	};
	if (payBy) {
		const back = goodwillJod
			? {
					en: ` Mishwar pays the difference in price: ${goodwillJod} JOD of it go back to your card once the booking is paid and confirmed.`,
					ar: ` يدفع مشوار فرق السعر: يعود إلى بطاقتك منها ${goodwillJod} د.أ بعد الدفع وتأكيد الحجز.`,
				}
			: { en: '', ar: '' };
		return {
			en: `${paid.en} Pay the other ${toPayJod} JOD until ${time('en', payBy)}; otherwise the car is free again and the money goes back.${back.en}`,
			ar: `${paid.ar} ادفع الباقي ${toPayJod} د.أ حتى ${time('ar', payBy)}، وإلا أصبحت السيارة متاحة لغيرك وعاد المبلغ إليك.${back.ar}`,
		};
	}
	return isConfirmed ? paid : { en: `${paid.en} Its owner still has to agree.`, ar: `${paid.ar} بقيت موافقة مالكها.` };
}

const outcomes: Record<ReportOutcome, { title: Bilingual; body(details: DecidedReport): Bilingual }> = {
	HELP_AND_GO_ON: {
		title: { en: 'We looked into your report', ar: 'نظرنا في البلاغ' },
		body: ({ carTitle }) => ({ en: `The booking of ${carTitle} goes on.`, ar: `حجز ${isolate(carTitle)} مستمر.` }),
	},
	REFUSED_AT_PICKUP: {
		title: { en: 'The booking ends at the pickup', ar: 'انتهى الحجز عند الاستلام' },
		body: ({ carTitle, refundJod }) => ({
			en: `${carTitle} was not as agreed. ${refundJod} JOD go back to the renter.`,
			ar: `لم تكن ${isolate(carTitle)} كما اتُّفق عليه. يعود إلى المستأجر ${refundJod} د.أ.`,
		}),
	},
	ANOTHER_CAR: {
		title: { en: 'Another car for the rest of the trip', ar: 'سيارة أخرى لبقية الرحلة' },
		body: ({ carTitle }) => ({
			en: `The booking of ${carTitle} ends, and the renter gets another car for the rest of the trip.`,
			ar: `انتهى حجز ${isolate(carTitle)}، ويحصل المستأجر على سيارة أخرى لبقية الرحلة.`,
		}),
	},
	END_NOW: {
		title: { en: 'The rental has ended early', ar: 'انتهى الإيجار مبكراً' },
		body: ({ carTitle, refundJod }) => ({
			en: `The rental of ${carTitle} is over. ${refundJod} JOD go back to the renter; the deposit follows as after every return.`,
			ar: `انتهى إيجار ${isolate(carTitle)}. يعود إلى المستأجر ${refundJod} د.أ، ويُردّ التأمين كما بعد كل إرجاع.`,
		}),
	},
};

/** With what the admin wrote. The renter also reads about the other car, and what is left to pay for it. */
export function decidedTo(side: HandoverSide, details: DecidedReport): NotificationText {
	const { title, body } = outcomes[details.outcome];
	const said = (side === 'RENTER' && takesOver(details)) || body(details);
	return {
		type: 'REPORT_DECIDED',
		title,
		body: { en: `${said.en} ${details.note}`, ar: `${said.ar} ${isolate(details.note)}` },
	};
}
