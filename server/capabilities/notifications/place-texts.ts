/** Notification texts about the place of a booking and about a renter who comes later, in both languages. Pure. */
import { type Bilingual, type BookingDetails, isolate, type NotificationText, time } from './texts.ts';

export type PlaceChange = 'MOVED' | 'PROPOSED' | 'ACCEPTED' | 'DECLINED';
type PlaceDetails = Pick<BookingDetails, 'ownerName' | 'renterName' | 'carTitle'> & { change: PlaceChange; to: Bilingual | null };

const pinOnly: Bilingual = { en: 'see the map', ar: 'انظر الخريطة' };

export function placeToRenter({ ownerName, carTitle, change, to }: PlaceDetails): NotificationText {
	const place = to ?? pinOnly;
	if (change === 'PROPOSED') {
		return {
			type: 'BOOKING_PLACE',
			title: { en: 'Another place for your pickup?', ar: 'مكان آخر لاستلام السيارة؟' },
			body: {
				en: `${ownerName.en} suggests another place for ${carTitle}: ${place.en}. It is more than 5 km away, so it only counts if you accept it.`,
				ar: `اقتراح من ${isolate(ownerName.ar)} لمكان آخر لتسليم ${isolate(carTitle)}: ${isolate(place.ar)}. يبعد أكثر من 5 كم، فلا يُعتمد إلا بموافقتك.`,
			},
			button: { en: 'Reply', ar: 'الرد' },
		};
	}
	return {
		type: 'BOOKING_PLACE',
		title: { en: 'The place of your pickup has changed', ar: 'تغيّر مكان استلام السيارة' },
		body: {
			en: `${ownerName.en} has moved the place for ${carTitle}: ${place.en}.`,
			ar: `مكان جديد من ${isolate(ownerName.ar)} لتسليم ${isolate(carTitle)}: ${isolate(place.ar)}.`,
		},
	};
}

export function placeAnswerToOwner({ renterName, carTitle, change, to }: PlaceDetails): NotificationText {
	const place = to ?? pinOnly;
	if (change === 'ACCEPTED') {
		return {
			type: 'BOOKING_PLACE',
			title: { en: 'The new place is agreed', ar: 'تم الاتفاق على المكان الجديد' },
			body: {
				en: `${renterName.en} has accepted the place for ${carTitle}: ${place.en}.`,
				ar: `موافقة من ${isolate(renterName.ar)} على مكان تسليم ${isolate(carTitle)}: ${isolate(place.ar)}.`,
			},
		};
	}
	return {
		type: 'BOOKING_PLACE',
		title: { en: 'The new place was declined', ar: 'رُفض المكان الجديد' },
		body: {
			en: `${renterName.en} prefers the agreed place for ${carTitle}. It remains as it was.`,
			ar: `المستأجر ${isolate(renterName.ar)} يفضّل المكان المتفق عليه لتسليم ${isolate(carTitle)}، ويبقى كما كان.`,
		},
	};
}

export function latenessToOwner({
	renterName,
	carTitle,
	expectedAt,
}: Pick<BookingDetails, 'renterName' | 'carTitle'> & { expectedAt: string }): NotificationText {
	return {
		type: 'RENTER_LATE',
		title: { en: `Your renter arrives at ${time('en', expectedAt)}`, ar: `يصل المستأجر الساعة ${time('ar', expectedAt)}` },
		body: {
			en: `${renterName.en} is late for ${carTitle} and expects to arrive at ${time('en', expectedAt)}. Their phone number is in the booking.`,
			ar: `تأخّر من ${isolate(renterName.ar)} في استلام ${isolate(carTitle)}، والوصول متوقع الساعة ${time('ar', expectedAt)}. تجد رقم الهاتف في صفحة الحجز.`,
		},
	};
}
