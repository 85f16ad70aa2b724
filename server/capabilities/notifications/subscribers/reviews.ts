/** Notifies users that they were reviewed. The content is not included: they read it on the page once it is published. */
import type { PersonName } from '#server/capabilities/identity/index.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { carRow } from '../detail-rows.ts';
import { sendNotification } from '../send-notification.ts';
import { isolate, type NotificationText } from '../texts.ts';

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
		short: { en: payload.carTitle, ar: payload.carTitle },
		eventKey: `review-${payload.side}-${payload.readable ? 'readable' : 'written'}:${payload.bookingId}`,
		actionUrl: `${byRenter ? '/owner/bookings' : '/booking'}/${payload.bookingId}#reviews`,
	});
}

function writtenText(author: PersonName, carTitle: string): NotificationText {
	return {
		type: 'REVIEW_RECEIVED',
		title: { en: 'You have been reviewed', ar: 'وصلك تقييم' },
		body: {
			en: `${author.en} has reviewed the trip with ${carTitle}. Write yours, and you can both read them.`,
			ar: `قيّم ${isolate(author.ar)} رحلة ${isolate(carTitle)}. اكتب تقييمك لتظهر لكما التقييمات.`,
		},
	};
}

function readableText(author: PersonName, carTitle: string): NotificationText {
	return {
		type: 'REVIEW_RECEIVED',
		title: { en: 'A review of you can be read', ar: 'ظهر تقييم عنك' },
		body: {
			en: `Read what ${author.en} wrote about the trip with ${carTitle}. You can answer it once.`,
			ar: `اقرأ ما كتبه ${isolate(author.ar)} عن رحلة ${isolate(carTitle)}. يمكنك الرد عليه مرة واحدة.`,
		},
	};
}
