/** Notifies users that they were reviewed. The content is not included: they read it on the page once it is published. */
import type { PersonName } from '#server/capabilities/identity/index.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { bookingAddress, carRow } from '../detail-rows.ts';
import { sendNotification } from '../send-notification.ts';
import { arabicCar, isolate, type NotificationText } from '../texts.ts';

type Payload = {
	bookingId: string;
	ownerId: string;
	renterId: string;
	ownerName: PersonName;
	renterName: PersonName;
	carTitle: string;
	side: 'RENTER' | 'OWNER';
	readable: boolean;
};

export async function onReviewReceived(platform: Platform, payload: Payload): Promise<void> {
	const byRenter = payload.side === 'RENTER';
	const author = byRenter ? payload.renterName : payload.ownerName;
	await sendNotification(platform, {
		...(payload.readable ? readableText(author, payload.carTitle) : writtenText(author, payload.carTitle)),
		userId: byRenter ? payload.ownerId : payload.renterId,
		rows: [carRow(payload.carTitle)],
		short: { en: payload.carTitle, ar: arabicCar(payload.carTitle) },
		eventKey: `review-${payload.side}-${payload.readable ? 'readable' : 'written'}:${payload.bookingId}`,
		actionUrl: `${bookingAddress(byRenter ? 'OWNER' : 'RENTER', payload.bookingId)}#reviews`,
		...(byRenter && { team: 'manage' }),
	});
}

function writtenText(author: PersonName, carTitle: string): NotificationText {
	return {
		type: 'REVIEW_RECEIVED',
		title: { en: `${author.en} reviewed your trip`, ar: `تقييم من ${isolate(author.ar)} لرحلتك` },
		body: {
			en: `${author.en} reviewed the trip with ${carTitle}. Write your review and you’ll see each other’s.`,
			ar: `وصل تقييم من ${isolate(author.ar)} لرحلة ${arabicCar(carTitle)}. اكتب تقييمك ليظهر التقييمان.`,
		},
	};
}

function readableText(author: PersonName, carTitle: string): NotificationText {
	return {
		type: 'REVIEW_RECEIVED',
		title: { en: 'You have a new review', ar: 'لديك تقييم جديد' },
		body: {
			en: `Read ${author.en}’s review of the trip with ${carTitle}. You can reply once.`,
			ar: `اقرأ تقييم ${isolate(author.ar)} لرحلة ${arabicCar(carTitle)}. يمكنك الرد عليه مرة واحدة.`,
		},
	};
}
