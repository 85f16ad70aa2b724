/** The place of a booking in one line, the same on pages, in letters and in calendar files. Pure, and without schemas, so that the browser gets it too. */
import { cities } from './cities.ts';
import type { BilingualText, WhereAndWhen } from './where-and-when.ts';

type Placed = Pick<WhereAndWhen, 'zone' | 'area'> & { place: { text: BilingualText | null } | null };

const separators = { en: ', ', ar: '، ' } as const;

/** From the exact place, if it is known to the reader, to the city. */
export function placeText({ zone, area, place }: Placed): BilingualText {
	const city = cities.find(({ name }) => name === zone);
	const line = (language: 'en' | 'ar') =>
		[place?.text?.[language], area?.[language], language === 'ar' ? (city?.ar ?? zone) : zone].filter(Boolean).join(separators[language]);
	return { en: line('en'), ar: line('ar') };
}
