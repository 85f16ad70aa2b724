/** Turns what an admin decided about a car into a line of its owner's bell. */
import type { Platform } from '#server/platform/context/platform.ts';
import { carRow } from './fact-rows.ts';
import { tell } from './tell.ts';
import { isolate, type NotificationText } from './texts.ts';

type Facts = {
	carId: string;
	ownerId: string;
	carTitle: string;
	outcome: 'VERIFIED' | 'REJECTED';
	notes: string | null;
	decisionId: string;
};

export async function tellCarDecided(platform: Platform, facts: Facts): Promise<void> {
	await tell(platform, {
		...(facts.outcome === 'VERIFIED' ? verified(facts) : rejected(facts)),
		userId: facts.ownerId,
		rows: [carRow(facts.carTitle)],
		short: { en: facts.carTitle, ar: facts.carTitle },
		eventKey: `car-decided:${facts.decisionId}`,
		actionUrl: facts.outcome === 'VERIFIED' ? '/owner/cars' : `/owner/cars/${facts.carId}/edit`,
	});
}

function verified({ carTitle }: Facts): NotificationText {
	return {
		type: 'CAR_VERIFIED',
		title: { en: 'Your car is verified', ar: 'سيارتك موثّقة' },
		body: {
			en: `We have checked ${carTitle}. It is found in search and can be booked from now on.`,
			ar: `راجعنا ${isolate(carTitle)}. تظهر الآن في البحث ويمكن حجزها.`,
		},
	};
}

function rejected({ carTitle, notes }: Facts): NotificationText {
	return {
		type: 'CAR_REJECTED',
		title: { en: 'Your car was not accepted', ar: 'لم تُقبل سيارتك' },
		body: {
			en: `${carTitle}: ${notes ?? ''} Change the listing, and we look at it again.`,
			ar: `${isolate(carTitle)}: ${isolate(notes ?? '')} عدّل الإعلان لنراجعه من جديد.`,
		},
	};
}
