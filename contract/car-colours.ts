/** Colours of cars as owners type them, and the paint that a drawing has of each. */
import { foldWords } from './fold-words.ts';

type CarColour = {
	/** The English name, the Arabic one, and other spellings. */
	names: readonly [en: string, ar: string, ...spellings: string[]];
	paint: `#${string}`;
};

export const carColours: readonly CarColour[] = [
	{ names: ['White', 'أبيض', 'بيضاء'], paint: '#f0eee8' },
	{ names: ['Pearl white', 'أبيض لؤلؤي'], paint: '#ece6d8' },
	{ names: ['Pearl', 'لؤلؤي'], paint: '#e4dccb' },
	{ names: ['Black', 'أسود', 'سوداء'], paint: '#1a1c1f' },
	{ names: ['Silver', 'فضي', 'فضية'], paint: '#b4babf' },
	{ names: ['Grey', 'رمادي', 'gray', 'رمادية', 'سكني'], paint: '#6b7278' },
	{ names: ['Dark grey', 'رمادي غامق', 'dark gray', 'رصاصي'], paint: '#43484d' },
	{ names: ['Light grey', 'رمادي فاتح', 'light gray'], paint: '#a3a9ad' },
	{ names: ['Red', 'أحمر', 'حمراء'], paint: '#a81f22' },
	{ names: ['Dark red', 'أحمر غامق'], paint: '#7d171b' },
	{ names: ['Burgundy', 'خمري', 'maroon', 'عنابي'], paint: '#5e1a2b' },
	{ names: ['Blue', 'أزرق', 'زرقاء'], paint: '#1d5fa8' },
	{ names: ['Dark blue', 'كحلي', 'navy', 'navy blue', 'أزرق غامق'], paint: '#1a2d52' },
	{ names: ['Light blue', 'أزرق فاتح', 'سماوي'], paint: '#7fb0d9' },
	{ names: ['Green', 'أخضر', 'خضراء'], paint: '#2f6b46' },
	{ names: ['Dark green', 'أخضر غامق'], paint: '#23432f' },
	{ names: ['Olive', 'زيتي'], paint: '#5f6137' },
	{ names: ['Beige', 'بيج'], paint: '#d5c6a5' },
	{ names: ['Sand', 'رملي'], paint: '#c8b48e' },
	{ names: ['Champagne', 'شمباني'], paint: '#cdbf9f' },
	{ names: ['Gold', 'ذهبي', 'golden'], paint: '#b8943f' },
	{ names: ['Brown', 'بني'], paint: '#5c4330' },
	{ names: ['Bronze', 'برونزي'], paint: '#7b5a3a' },
	{ names: ['Orange', 'برتقالي'], paint: '#cc5a1e' },
	{ names: ['Yellow', 'أصفر', 'صفراء'], paint: '#e0b421' },
	{ names: ['Purple', 'بنفسجي'], paint: '#5c3b7a' },
	{ names: ['Pink', 'زهري'], paint: '#cf7f97' },
	{ names: ['Turquoise', 'تركواز', 'فيروزي'], paint: '#2a9aa0' },
	{ names: ['Teal', 'أزرق مخضر'], paint: '#1f6b73' },
];

/** The most common colours, in the order in which they are offered. */
export const commonColours: readonly CarColour[] = [
	'White',
	'Silver',
	'Grey',
	'Black',
	'Beige',
	'Blue',
	'Dark blue',
	'Red',
	'Green',
	'Brown',
].flatMap((name) => carColours.find(({ names }) => names[0] === name) ?? []);

const bySpelling = new Map(carColours.flatMap((colour) => colour.names.map((spelling) => [foldWords(spelling), colour] as const)));
/** Longer names first, so that "dark blue" is not read as "blue". */
const spellings = [...bySpelling.keys()].toSorted((one, other) => other.length - one.length);

/** `"أبيض"` and `"white"` → white; undefined for an unknown colour. */
export const findColour = (typed: string): CarColour | undefined => bySpelling.get(foldWords(typed));

/** The paint of a colour, also if more than its name was typed: `"Metallic dark blue"`. Null if it contains no known colour. */
export function paintOf(typed: string): string | null {
	const words = ` ${foldWords(typed)} `;
	const spelling = spellings.find((each) => words.includes(` ${each} `));
	return (spelling && bySpelling.get(spelling)?.paint) || null;
}
