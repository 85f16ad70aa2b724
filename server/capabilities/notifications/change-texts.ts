/** Notification texts about changes of a trip, in both languages. Pure. */
import { cities } from '#contract/cities.ts';
import { arabicCar, type Bilingual, type BookingDetails, dayAndTime, isolate, type NotificationText } from './texts.ts';

export type ChangeState = 'PROPOSED' | 'AWAITING_PAYMENT' | 'APPLIED' | 'DECLINED' | 'EXPIRED' | 'WITHDRAWN';
type Side = 'RENTER' | 'OWNER';
export type ChangeDetails = Pick<BookingDetails, 'ownerName' | 'renterName' | 'carTitle'> & {
	/** Who proposed it. */
	side: Side;
	state: ChangeState;
	oldEndAt: string;
	newEndAt: string;
	/** Set if more than the return changes. */
	moved: { oldStartAt: string; newStartAt: string; oldZone: string | null; newZone: string | null; elsewhere: boolean } | null;
	differenceJod: string;
	until: string | null;
};

const dayAndTimeOf = (iso: string): Bilingual => ({ en: dayAndTime(iso, 'en'), ar: dayAndTime(iso, 'ar') });

const answer: Bilingual = { en: 'Reply', ar: 'الرد' };
const pay: Bilingual = { en: 'Pay the difference', ar: 'ادفع الفرق' };

/** The part of the change that `to` may read. */
export function changeText(details: ChangeDetails, to: Side): NotificationText {
	if (details.moved) return movedText(details, details.moved, to);
	const { carTitle, state, side } = details;
	const other = to === 'RENTER' ? details.ownerName : details.renterName;
	const [end, before, until] = [
		dayAndTimeOf(details.newEndAt),
		dayAndTimeOf(details.oldEndAt),
		dayAndTimeOf(details.until ?? details.newEndAt),
	];
	const money = moneyOf(details, to);
	const type = 'BOOKING_CHANGE';
	switch (state) {
		case 'PROPOSED':
			return {
				type,
				title: { en: 'A different return time?', ar: 'موعد إرجاع آخر؟' },
				subject: {
					en: `A different return time for ${carTitle}? Reply by ${until.en}`,
					ar: `موعد إرجاع آخر لسيارة ${arabicCar(carTitle)}؟ الرد قبل ${until.ar}`,
				},
				body: {
					en: `${other.en} suggests returning ${carTitle} on ${end.en} instead of ${before.en}.${money.en} Please reply by ${until.en}.`,
					ar: `طلب من ${isolate(other.ar)} لإرجاع ${arabicCar(carTitle)} يوم ${end.ar} بدلاً من ${before.ar}.${money.ar} يرجى الرد قبل ${until.ar}.`,
				},
				button: answer,
			};
		case 'AWAITING_PAYMENT':
			return {
				type,
				title: { en: 'Pay to extend your trip', ar: 'ادفع لتمديد رحلتك' },
				subject: {
					en: `Pay by ${until.en} to extend your trip: ${carTitle}`,
					ar: `ادفع قبل ${until.ar} لتمديد رحلتك: ${arabicCar(carTitle)}`,
				},
				body: {
					en: `We’re holding ${carTitle} for you until ${end.en}.${money.en} Pay by ${until.en} or your trip stays as it was.`,
					ar: `${arabicCar(carTitle)} محجوزة لك حتى ${end.ar}.${money.ar} ادفع قبل ${until.ar} وإلا بقيت الرحلة كما هي.`,
				},
				button: pay,
			};
		case 'APPLIED':
			return {
				type,
				title: { en: 'Your trip has changed', ar: 'تغيّرت رحلتك' },
				body: {
					en: `${carTitle} is now returned on ${end.en} instead of ${before.en}.${money.en}`,
					ar: `موعد إرجاع ${arabicCar(carTitle)} الآن ${end.ar} بدلاً من ${before.ar}.${money.ar}`,
				},
			};
		case 'DECLINED':
			return {
				type,
				title: { en: 'Your trip stays as it was', ar: 'بقيت رحلتك كما هي' },
				body: {
					en: `${other.en} declined the new return time. ${carTitle} is returned on ${before.en}, as agreed.`,
					ar: `رفض من ${isolate(other.ar)} لموعد الإرجاع الجديد. موعد إرجاع ${arabicCar(carTitle)} يبقى ${before.ar}.`,
				},
			};
		case 'EXPIRED':
		case 'WITHDRAWN':
			return {
				type,
				title: { en: 'Your trip stays as it was', ar: 'بقيت رحلتك كما هي' },
				body:
					state === 'EXPIRED'
						? {
								en: `The change wasn’t ${side === to ? 'answered or ' : ''}completed in time. ${carTitle} is returned on ${before.en}, as agreed.`,
								ar: `لم يكتمل التغيير في الوقت المحدد. موعد إرجاع ${arabicCar(carTitle)} يبقى ${before.ar}.`,
							}
						: {
								en: `${other.en} withdrew the new return time. ${carTitle} is returned on ${before.en}, as agreed.`,
								ar: `سُحب طلب تغيير موعد الإرجاع من ${isolate(other.ar)}. موعد إرجاع ${arabicCar(carTitle)} يبقى ${before.ar}.`,
							},
			};
	}
}

type Moved = NonNullable<ChangeDetails['moved']>;

/** The changes one by one: `Pickup on Friday, 10:00 instead of Thursday, 10:00. Delivery to Aqaba.` */
function listMoves(details: ChangeDetails, moved: Moved): Bilingual {
	const [start, oldStart, end, oldEnd] = [moved.newStartAt, moved.oldStartAt, details.newEndAt, details.oldEndAt].map(dayAndTimeOf) as [
		Bilingual,
		Bilingual,
		Bilingual,
		Bilingual,
	];
	const parts: Bilingual[] = [
		...(moved.newStartAt !== moved.oldStartAt
			? [{ en: ` Pickup on ${start.en} instead of ${oldStart.en}.`, ar: ` الاستلام ${start.ar} بدلاً من ${oldStart.ar}.` }]
			: []),
		...(details.newEndAt !== details.oldEndAt
			? [{ en: ` Return on ${end.en} instead of ${oldEnd.en}.`, ar: ` الإرجاع ${end.ar} بدلاً من ${oldEnd.ar}.` }]
			: []),
		...(moved.elsewhere || moved.newZone !== moved.oldZone ? [handoverOf(moved)] : []),
	];
	return { en: parts.map(({ en }) => en).join(''), ar: parts.map(({ ar }) => ar).join('') };
}

function handoverOf({ oldZone, newZone }: Moved): Bilingual {
	const city = cities.find(({ name }) => name === newZone);
	if (city) return { en: ` The car is delivered to ${city.name}.`, ar: ` توصيل السيارة إلى ${city.ar}.` };
	if (oldZone !== null) return { en: ' No delivery: the renter picks up the car.', ar: ' من دون توصيل: يستلم المستأجر السيارة بنفسه.' };
	return { en: ' The car is handed over at a different place.', ar: ' التسليم في مكان آخر.' };
}

function movedText(details: ChangeDetails, moved: Moved, to: Side): NotificationText {
	const { carTitle, state, side } = details;
	const other = to === 'RENTER' ? details.ownerName : details.renterName;
	const car = arabicCar(carTitle);
	const [moves, money, until] = [listMoves(details, moved), moneyOf(details, to), dayAndTimeOf(details.until ?? details.newEndAt)];
	const stays = { en: 'Your trip stays as it was', ar: 'بقيت رحلتك كما هي' };
	const type = 'BOOKING_CHANGE';
	switch (state) {
		case 'PROPOSED':
			return {
				type,
				title: { en: 'Change your trip?', ar: 'تغيير رحلتك؟' },
				subject: {
					en: `Change your trip with ${carTitle}? Reply by ${until.en}`,
					ar: `تغيير رحلتك بسيارة ${car}؟ الرد قبل ${until.ar}`,
				},
				body: {
					en: `${other.en} wants to change the trip with ${carTitle}.${moves.en}${money.en} Please reply by ${until.en}.`,
					ar: `طلب من ${isolate(other.ar)} لتغيير الرحلة بسيارة ${car}.${moves.ar}${money.ar} يرجى الرد قبل ${until.ar}.`,
				},
				button: answer,
			};
		case 'AWAITING_PAYMENT':
			return {
				type,
				title: { en: 'Pay to change your trip', ar: 'ادفع لتغيير رحلتك' },
				subject: {
					en: `Pay by ${until.en} to change your trip: ${carTitle}`,
					ar: `ادفع قبل ${until.ar} لتغيير رحلتك: ${car}`,
				},
				body: {
					en: `You’ve both agreed to change the trip with ${carTitle}.${moves.en}${money.en} Pay by ${until.en} or your trip stays as it was.`,
					ar: `تم الاتفاق على تغيير رحلتك بسيارة ${car}.${moves.ar}${money.ar} ادفع قبل ${until.ar} وإلا بقيت الرحلة كما هي.`,
				},
				button: pay,
			};
		case 'APPLIED':
			return {
				type,
				title: { en: 'Your trip has changed', ar: 'تغيّرت رحلتك' },
				body: {
					en: `The trip with ${carTitle} has changed.${moves.en}${money.en}`,
					ar: `تغيّرت الرحلة بسيارة ${car}.${moves.ar}${money.ar}`,
				},
			};
		case 'DECLINED':
			return {
				type,
				title: stays,
				body: {
					en: `${other.en} declined the change of the trip with ${carTitle}. Everything stays as agreed.`,
					ar: `رفض من ${isolate(other.ar)} لتغيير الرحلة بسيارة ${car}. يبقى كل شيء كما اتُّفق عليه.`,
				},
			};
		case 'EXPIRED':
			return {
				type,
				title: stays,
				body: {
					en: `The change of the trip with ${carTitle} wasn’t ${side === to ? 'answered or ' : ''}completed in time. Everything stays as agreed.`,
					ar: `لم يكتمل تغيير الرحلة بسيارة ${car} في الوقت المحدد. يبقى كل شيء كما اتُّفق عليه.`,
				},
			};
		case 'WITHDRAWN':
			return {
				type,
				title: stays,
				body: {
					en: `${other.en} withdrew the change of the trip with ${carTitle}. Everything stays as agreed.`,
					ar: `سُحب طلب تغيير الرحلة بسيارة ${car} من ${isolate(other.ar)}. يبقى كل شيء كما اتُّفق عليه.`,
				},
			};
	}
}

/** Only the renter pays the difference or gets it back; rental and deposit together. */
function moneyOf({ differenceJod, state }: ChangeDetails, to: Side): Bilingual {
	const amount = differenceJod.replace('-', '');
	if (to === 'OWNER' || Number(amount) === 0) return { en: '', ar: '' };
	if (differenceJod.startsWith('-')) return { en: ` We’re refunding ${amount} JOD to your card.`, ar: ` سنعيد إلى بطاقتك ${amount} د.أ.` };
	return state === 'APPLIED'
		? { en: ` You paid ${amount} JOD more.`, ar: ` دفعت ${amount} د.أ إضافية.` }
		: { en: ` The difference is ${amount} JOD.`, ar: ` الفرق ${amount} د.أ.` };
}
