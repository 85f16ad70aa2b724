/** Notifies people of cars that match their saved searches. */
import type { Platform } from '#server/platform/context/platform.ts';
import { labels } from '../email-texts.ts';
import { sendNotification } from '../send-notification.ts';
import { arabicCar, type Bilingual, type NotificationText } from '../texts.ts';

type Match = {
	savedSearchId: string;
	query: string;
	description: Bilingual;
	/**
	 * `stayJod`: for the dates of the search, if it has any; `airportFeeJod`: at its hours the car is only delivered to the airport, for this additional fee;
	 * `isFrom`: some days cost more.
	 */
	cars: ReadonlyArray<{
		title: string;
		pricePerDayJod: string;
		stayJod: string | null;
		airportFeeJod: string | null;
		isFrom: boolean;
		isCheaper: boolean;
	}>;
	count: number;
};
type Payload = Match & { userId: string; date: string; others?: readonly Match[] | undefined; endPath: string };

/** Once a day for each person, with all searches that found something. */
export async function onSavedSearchMatched(platform: Platform, { userId, date, others = [], endPath, ...first }: Payload): Promise<void> {
	const actionUrl = others.length > 0 ? LIST : first.query ? `/search?${first.query}` : '/search';
	await sendNotification(platform, {
		...(others.length > 0 ? textOfSeveral([first, ...others]) : textOfOne(first)),
		userId,
		eventKey: `saved-search-matched:${first.savedSearchId}:${date}`,
		actionUrl,
		...(actionUrl.length > LONGEST_IN_SMS && { smsPath: LIST }),
		endPath,
	});
}

/** The saved searches, each of which links to its cars. */
const LIST = '/favourites';
const LONGEST_IN_SMS = 70;

const isCheaper = ({ cars }: Match): boolean => cars.every((car) => car.isCheaper);

function textOfOne(match: Match): NotificationText {
	return {
		type: 'SAVED_SEARCH_MATCH',
		title: isCheaper(match)
			? { en: 'Lower prices for your saved search', ar: 'أسعار أقل لبحثك المحفوظ' }
			: { en: 'New cars for your saved search', ar: 'سيارات جديدة لبحثك المحفوظ' },
		body: sentenceOf(match),
		short: match.description,
		rows: match.cars.map((car) => ({ label: labels.car, value: pricedCar(car) })),
	};
}

/** The first cars are named in the bell; the e-mail has all of them in its rows. */
const NAMED_SEARCHES = 3;

function textOfSeveral(matches: readonly Match[]): NotificationText {
	const inSubject = matches.slice(0, NAMED_SEARCHES);
	const named = inSubject.map(sentenceOf);
	const others = matches.length - named.length;
	return {
		type: 'SAVED_SEARCH_MATCH',
		title: matches.every(isCheaper)
			? { en: 'Lower prices for your saved searches', ar: 'أسعار أقل لعمليات البحث التي حفظتها' }
			: { en: 'New cars for your saved searches', ar: 'سيارات جديدة لعمليات البحث التي حفظتها' },
		body: {
			en: [...named.map(({ en }) => en), ...(others > 0 ? [`More saved searches with news: ${others}.`] : [])].join(' '),
			ar: [...named.map(({ ar }) => ar), ...(others > 0 ? [`عمليات بحث أخرى فيها جديد: ${others}.`] : [])].join(' '),
		},
		short: {
			en: inSubject.map(({ description }) => description.en).join('; '),
			ar: inSubject.map(({ description }) => description.ar).join('؛ '),
		},
		rows: matches.map((match) => ({ label: match.description, value: inOneLine(match, pricedCar, { en: '; ', ar: '؛ ' }) })),
	};
}

function sentenceOf(match: Match): Bilingual {
	const cars = inOneLine(match, ({ title }) => ({ en: title, ar: arabicCar(title) }), { en: ', ', ar: '، ' });
	return { en: `${match.description.en}: ${cars.en}.`, ar: `${match.description.ar}: ${cars.ar}.` };
}

function inOneLine({ cars, count }: Match, textOf: (car: Match['cars'][number]) => Bilingual, between: Bilingual): Bilingual {
	const others = count - cars.length;
	const texts = cars.map(textOf);
	return {
		en: `${texts.map(({ en }) => en).join(between.en)}${others > 0 ? ` and ${others} more` : ''}`,
		ar: `${texts.map(({ ar }) => ar).join(between.ar)}${others > 0 ? ` و${others} غيرها` : ''}`,
	};
}

function pricedCar({ title, pricePerDayJod, stayJod, airportFeeJod, isFrom }: Match['cars'][number]): Bilingual {
	const perDay = { en: `${pricePerDayJod} JOD a day`, ar: `${pricePerDayJod} د.أ في اليوم` };
	if (stayJod !== null) {
		const only = airportFeeJod === null ? { en: '', ar: '' } : airportOnly(airportFeeJod);
		return { en: `${title}, ${stayJod} JOD (${perDay.en})${only.en}`, ar: `${arabicCar(title)}، ${stayJod} د.أ (${perDay.ar})${only.ar}` };
	}
	return { en: `${title}, ${isFrom ? 'from ' : ''}${perDay.en}`, ar: `${arabicCar(title)}، ${isFrom ? 'من ' : ''}${perDay.ar}` };
}

function airportOnly(feeJod: string): Bilingual {
	const isFree = Number(feeJod) === 0;
	return {
		en: `, airport delivery only: ${isFree ? 'free' : `+${feeJod} JOD`}`,
		ar: `، بالتوصيل إلى المطار فقط: ${isFree ? 'مجاناً' : `+${feeJod} د.أ`}`,
	};
}
