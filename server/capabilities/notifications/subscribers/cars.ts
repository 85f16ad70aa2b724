/** Notifies the owner of an admin's decision about a car. */
import type { Platform } from '#server/platform/context/platform.ts';
import { carRow } from '../detail-rows.ts';
import { sendNotification } from '../send-notification.ts';
import { isolate, type NotificationText } from '../texts.ts';

type Payload = {
	carId: string;
	ownerId: string;
	carTitle: string;
	outcome: 'VERIFIED' | 'REJECTED';
	notes: string | null;
	decisionId: string;
};

export async function onCarDecided(platform: Platform, payload: Payload): Promise<void> {
	await sendNotification(platform, {
		...(payload.outcome === 'VERIFIED' ? verified(payload) : rejected(payload)),
		userId: payload.ownerId,
		rows: [carRow(payload.carTitle)],
		short: { en: payload.carTitle, ar: payload.carTitle },
		eventKey: `car-decided:${payload.decisionId}`,
		actionUrl: payload.outcome === 'VERIFIED' ? '/owner/cars' : `/owner/cars/${payload.carId}/edit`,
	});
}

function verified({ carTitle }: Payload): NotificationText {
	return {
		type: 'CAR_VERIFIED',
		title: { en: 'Your car is verified', ar: 'سيارتك موثّقة' },
		body: {
			en: `We have checked ${carTitle}. It is found in search and can be booked from now on.`,
			ar: `راجعنا ${isolate(carTitle)}. تظهر الآن في البحث ويمكن حجزها.`,
		},
	};
}

function rejected({ carTitle, notes }: Payload): NotificationText {
	return {
		type: 'CAR_REJECTED',
		title: { en: 'Your car was not accepted', ar: 'لم تُقبل سيارتك' },
		body: {
			en: `${carTitle}: ${notes ?? ''} Change the listing, and we look at it again.`,
			ar: `${isolate(carTitle)}: ${isolate(notes ?? '')} عدّل الإعلان لنراجعه من جديد.`,
		},
	};
}
