/** Names of makes, models and colours in either language, in any spelling of the owner. */
import { findColour } from '#contract/car-colours.ts';
import { isArabic } from '#contract/choice-names.ts';
import { foldWords } from '#contract/fold-words.ts';
import { makes, models, type VehicleName, versions } from './vehicle-name-table.ts';

const table: readonly VehicleName[] = [...makes, ...models];

const bySpelling = new Map(table.flatMap((names) => names.map((spelling) => [foldWords(spelling), names[0]] as const)));
const spellings = new Map(table.map((names) => [foldWords(names[0]), names]));

/** `"هونداي"` → `"Hyundai"`; undefined for an unknown spelling. The text must be folded. */
export const findName = (folded: string): string | undefined => bySpelling.get(folded);

/** All spellings of a make or a model, for the search text of a car; none if the table does not have it. */
export function spellingsOfName(name: string): readonly string[] {
	const badge = findName(foldWords(name));
	return badge === undefined ? [] : (spellings.get(foldWords(badge)) ?? []);
}

/** A search word, and the name on the badge if it is a spelling of one. */
export function withBadge(word: string): string[] {
	const badge = findName(foldWords(word));
	return badge === undefined || foldWords(badge) === foldWords(word) ? [word] : [word, badge];
}

/** Every folded spelling of the table, and the single words of spellings with several. */
export const nameWords: readonly string[] = [
	...new Set([...bySpelling.keys()].flatMap((spelling) => [spelling, ...spelling.split(' ').filter((word) => word.length > 3)])),
];

const arabicNames = new Map(
	[...table, ...versions].flatMap((names) => {
		const arabic = names.find(isArabic) ?? names[0];
		return names.map((spelling) => [foldWords(spelling), arabic] as const);
	}),
);
const LONGEST_NAME_WORDS = 3;
/** Years, engines and short type codes, which Arabic advertisements write in Latin letters as well: `2021`, `320i`, `ES`. */
const isCode = (word: string) => /^[A-Z]{1,3}$/.test(word) || /^[A-Za-z]{0,3}\d+[A-Za-z]{0,2}$/.test(word);

/**
 * `"Toyota Corolla 2021"` → `"تويوتا كورولا 2021"`: a make, a model, or a title of nothing but these, versions, codes and a year. With any
 * other word it is the owner's own text and stays as typed.
 */
export function arabicNameOf(name: string): string {
	const words = name.split(/\s+/).filter(Boolean);
	const folded = words.map(foldWords);
	const found: string[] = [];
	let isNamed = false;
	for (let at = 0; at < words.length; ) {
		const length = knownLength(folded, at);
		const arabic = arabicNames.get(folded.slice(at, at + length).join(' '));
		const word = words[at] ?? '';
		if (arabic === undefined && !isCode(word)) return name;
		isNamed ||= arabic !== undefined;
		found.push(arabic ?? word);
		at += length;
	}
	return isNamed ? found.join(' ') : name;
}

/** Length of the longest name that begins at a word; 1 if none does. */
function knownLength(folded: readonly string[], at: number): number {
	for (let length = Math.min(LONGEST_NAME_WORDS, folded.length - at); length > 1; length -= 1) {
		if (arabicNames.has(folded.slice(at, at + length).join(' '))) return length;
	}
	return 1;
}

/** In both languages; a colour that the table does not have as it was typed. */
export function colourNamesOf(colour: string): { en: string; ar: string } {
	const [en, ar] = findColour(colour)?.names ?? [colour, colour];
	return { en, ar };
}

/** All spellings of a colour, for the search text of a car. */
export const spellingsOfColour = (colour: string): readonly string[] => findColour(colour)?.names ?? [];

/** Make and model as Arabic pages show them. */
export const arabicNamesOf = ({ make, model }: { make: string; model: string }): { makeAr: string; modelAr: string } => ({
	makeAr: arabicNameOf(make),
	modelAr: arabicNameOf(model),
});

export const arabicTitleOf = ({ title }: { title: string }): { title: string; titleAr: string } => ({
	title,
	titleAr: arabicNameOf(title),
});

/** The title of a car in a row about something else; empty without a car. */
export const carTitlesOf = (car: { title: string } | undefined): { carTitle: string; carTitleAr: string } => ({
	carTitle: car?.title ?? '',
	carTitleAr: arabicNameOf(car?.title ?? ''),
});

/** Make, model and year in both languages, for files and messages. */
export const bilingualCarName = (car: { make: string; model: string; year: number }): { en: string; ar: string } => {
	const { makeAr, modelAr } = arabicNamesOf(car);
	return { en: `${car.make} ${car.model} ${car.year}`, ar: `${makeAr} ${modelAr} ${car.year}` };
};

/** The car of a row about money. */
export const carOfRow = ({ make, model, year }: { make: string; model: string; year: number }) => {
	const { makeAr, modelAr } = arabicNamesOf({ make, model });
	return { carMake: make, carModel: model, carYear: year, carMakeAr: makeAr, carModelAr: modelAr };
};
