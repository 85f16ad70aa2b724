/** Notifies people of cars that match a saved search. */
import type { Platform } from '#server/platform/context/platform.ts';
import { labels } from '../email-texts.ts';
import { sendNotification } from '../send-notification.ts';
import { arabicCar, type NotificationText } from '../texts.ts';

type Payload = {
	savedSearchId: string;
	userId: string;
	date: string;
	query: string;
	description: { en: string; ar: string };
	cars: ReadonlyArray<{ title: string; pricePerDayJod: string; isCheaper: boolean }>;
	count: number;
	endPath: string;
};

/** Once a day for each search. */
export async function onSavedSearchMatched(platform: Platform, payload: Payload): Promise<void> {
	await sendNotification(platform, {
		...matchText(payload),
		userId: payload.userId,
		short: payload.description,
		eventKey: `saved-search-matched:${payload.savedSearchId}:${payload.date}`,
		actionUrl: addressOf(payload.query),
		endPath: payload.endPath,
	});
}

/** Longer addresses do not fit into an SMS; the list of saved searches leads to the search. */
const LONGEST_ADDRESS = 70;

function addressOf(query: string): string {
	const address = query ? `/search?${query}` : '/search';
	return address.length <= LONGEST_ADDRESS ? address : '/favourites';
}

function matchText({ cars, count, description }: Payload): NotificationText {
	const others = count - cars.length;
	const isCheaper = cars.every((car) => car.isCheaper);
	return {
		type: 'SAVED_SEARCH_MATCH',
		title: isCheaper
			? { en: 'Lower prices for your saved search', ar: 'أسعار أقل لبحثك المحفوظ' }
			: { en: 'New cars for your saved search', ar: 'سيارات جديدة لبحثك المحفوظ' },
		body: {
			en: `${description.en}: ${cars.map(({ title }) => title).join(', ')}${others > 0 ? ` and ${others} more` : ''}.`,
			ar: `${description.ar}: ${cars.map(({ title }) => arabicCar(title)).join('، ')}${others > 0 ? ` و${others} غيرها` : ''}.`,
		},
		rows: cars.map(({ title, pricePerDayJod }) => ({
			label: labels.car,
			value: { en: `${title}, ${pricePerDayJod} JOD a day`, ar: `${arabicCar(title)}، ${pricePerDayJod} د.أ في اليوم` },
		})),
	};
}
