/** Notification texts about the place of a booking, announced delays, and departures, in both languages. Pure. */
import { FREE_MOVE_KILOMETRES } from '#contract/deadlines.ts';
import { clockText } from '#contract/where-and-when-text.ts';
import type { Places } from './detail-rows.ts';
import { arabicCar, type Bilingual, type BookingDetails, isolate, type NotificationText } from './texts.ts';

export type PlaceChange = 'MOVED' | 'PROPOSED' | 'ACCEPTED' | 'DECLINED';
type PlaceDetails = Pick<BookingDetails, 'ownerName' | 'renterName' | 'carTitle'> & { change: PlaceChange; to: Bilingual | null } & Places;

const pinOnly: Bilingual = { en: 'see the map', ar: 'انظر الخريطة' };

/** Why a proposal needs the renter's consent. */
const far: Bilingual = {
	en: `It’s more than ${FREE_MOVE_KILOMETRES} km from the place you agreed on, so it only applies if you accept it.`,
	ar: `يبعد أكثر من ${FREE_MOVE_KILOMETRES} كم عن المكان المتفق عليه، فلا يُعتمد إلا بموافقتك.`,
};
const unknownDistance: Bilingual = {
	en: 'The place you agreed on isn’t on the map, so we don’t know how far it is from there. It only applies if you accept it.',
	ar: 'المكان المتفق عليه غير محدد على الخريطة، فلا نعرف كم يبعد عنه. لا يُعتمد إلا بموافقتك.',
};

export function placeToRenter({ ownerName, carTitle, change, to, whereAndWhen }: PlaceDetails): NotificationText {
	const place = to ?? pinOnly;
	if (change === 'PROPOSED') {
		const why = whereAndWhen?.renter.isOnMap === false ? unknownDistance : far;
		return {
			type: 'BOOKING_PLACE',
			title: { en: 'A different pickup location?', ar: 'مكان آخر لاستلام السيارة؟' },
			body: {
				en: `${ownerName.en} suggests a different location for ${carTitle}: ${place.en}. ${why.en}`,
				ar: `اقتراح من ${isolate(ownerName.ar)} لمكان آخر لتسليم ${arabicCar(carTitle)}: ${isolate(place.ar)}. ${why.ar}`,
			},
			button: { en: 'Reply', ar: 'الرد' },
		};
	}
	return {
		type: 'BOOKING_PLACE',
		title: { en: 'Your pickup location has changed', ar: 'تغيّر مكان استلام السيارة' },
		body: {
			en: `${ownerName.en} changed the pickup location for ${carTitle}: ${place.en}.`,
			ar: `مكان جديد من ${isolate(ownerName.ar)} لتسليم ${arabicCar(carTitle)}: ${isolate(place.ar)}.`,
		},
	};
}

export function placeAnswerToOwner({ renterName, carTitle, change, to }: PlaceDetails): NotificationText {
	const place = to ?? pinOnly;
	if (change === 'ACCEPTED') {
		return {
			type: 'BOOKING_PLACE',
			title: { en: 'The renter accepted the new location', ar: 'قبل المستأجر المكان الجديد' },
			body: {
				en: `${renterName.en} accepted the location for ${carTitle}: ${place.en}.`,
				ar: `موافقة من ${isolate(renterName.ar)} على مكان تسليم ${arabicCar(carTitle)}: ${isolate(place.ar)}.`,
			},
		};
	}
	return {
		type: 'BOOKING_PLACE',
		title: { en: 'The renter declined the new location', ar: 'رفض المستأجر المكان الجديد' },
		body: {
			en: `${renterName.en} prefers the agreed location for ${carTitle}, so it stays as it was.`,
			ar: `رفض من ${isolate(renterName.ar)} للمكان الجديد لتسليم ${arabicCar(carTitle)}. يبقى المكان المتفق عليه كما كان.`,
		},
	};
}

export function latenessToOwner({
	renterName,
	carTitle,
	startAt,
	expectedAt,
}: Pick<BookingDetails, 'renterName' | 'carTitle' | 'startAt'> & { expectedAt: string }): NotificationText {
	const arrival = clockText(expectedAt, startAt);
	return {
		type: 'RENTER_LATE',
		title: { en: `Your renter will arrive at ${arrival.en}`, ar: `يصل المستأجر الساعة ${arrival.ar}` },
		body: {
			en: `${renterName.en} is late for ${carTitle} and expects to arrive at ${arrival.en}. You’ll find their phone number in the booking.`,
			ar: `تأخّر من ${isolate(renterName.ar)} في استلام ${arabicCar(carTitle)}، والوصول متوقع الساعة ${arrival.ar}. تجد رقم الهاتف في صفحة الحجز.`,
		},
	};
}

/** `by`: the name that the renter reads. */
export type SetOutDetails = Pick<BookingDetails, 'carTitle' | 'startAt' | 'endAt'> & {
	phase: 'CHECK_IN' | 'CHECK_OUT';
	by: Bilingual;
	setOutAt: string;
};

export function setOutToRenter({ carTitle, startAt, endAt, phase, by, setOutAt }: SetOutDetails): NotificationText {
	const type = 'ON_THE_WAY';
	const since = clockText(setOutAt, phase === 'CHECK_IN' ? startAt : endAt);
	if (phase === 'CHECK_OUT') {
		return {
			type,
			title: { en: `${by.en} is on the way to collect the car`, ar: `${isolate(by.ar)} في الطريق لاستلام السيارة` },
			body: {
				en: `${by.en} set out at ${since.en} to collect ${carTitle} from you.`,
				ar: `${isolate(by.ar)} في الطريق منذ الساعة ${since.ar} لاستلام ${arabicCar(carTitle)} منك.`,
			},
		};
	}
	return {
		type,
		title: { en: `${by.en} is on the way`, ar: `${isolate(by.ar)} في الطريق` },
		body: {
			en: `${by.en} set out at ${since.en} to hand over ${carTitle}. You’ll find the place and your handover code in the booking.`,
			ar: `${isolate(by.ar)} في الطريق منذ الساعة ${since.ar} لتسليمك ${arabicCar(carTitle)}. تجد المكان ورمز التسليم في صفحة الحجز.`,
		},
	};
}
