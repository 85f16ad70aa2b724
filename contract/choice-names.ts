/**
 * What people call the choices of an attribute, in both scripts, for addresses and search words. The first name is the Arabic one of the
 * user interface. Plain data without zod, since the browser loads it.
 */
import {
	type AttributesLike,
	attribute,
	type BodyType,
	carAttributes,
	type FilterKey,
	type Fuel,
	filterKeys,
	type Transmission,
} from './car-attributes.ts';
import type { City } from './cities.ts';
import { foldWords } from './fold-words.ts';

type Names<Value extends string> = Readonly<Record<Value, readonly [arabic: string, ...others: string[]]>>;

const city: Names<City> = {
	Amman: ['عمّان', 'العاصمة'],
	'Queen Alia Airport': [
		'مطار الملكة علياء',
		'مطار علياء',
		'مطار عمان',
		'المطار',
		'مطار',
		'airport',
		'amman airport',
		'queen alia',
		'qaia',
	],
	Aqaba: ['العقبة', 'عقبة', 'akaba'],
	Irbid: ['إربد', 'اربد'],
	Zarqa: ['الزرقاء', 'الزرقا', 'زرقا', 'zarka'],
	'Dead Sea': ['البحر الميت', 'بحر الميت'],
	Petra: ['البتراء', 'البترا', 'بترا', 'وادي موسى', 'wadi musa'],
	'Wadi Rum': ['وادي رم', 'رم', 'wadi ram'],
	Madaba: ['مأدبا', 'مادبا'],
	Jerash: ['جرش', 'jarash'],
	Ajloun: ['عجلون', 'ajlun', 'ajloon'],
	Salt: ['السلط', 'al salt', 'as salt'],
	Karak: ['الكرك', 'كرك', 'kerak'],
};

const bodyType: Names<BodyType> = {
	Sedan: ['سيدان', 'صالون', 'saloon'],
	SUV: ['SUV (جيب)', 'جيب', 'دفع رباعي', 'اس يو في', 'crossover', 'كروس اوفر', '4x4', '4wd'],
	Hatchback: ['هاتشباك', 'هاتش باك', 'هاتش', 'hatch'],
	Coupe: ['كوبيه', 'كوبي'],
	Convertible: ['مكشوفة', 'كشف', 'cabrio', 'cabriolet', 'كابريوليه'],
	Van: ['فان', 'باص', 'minivan', 'minibus', 'ميني باص'],
	Truck: ['بيك أب', 'بكب', 'بيكب', 'شاحنة', 'pickup', 'pick up'],
};

const transmission: Names<Transmission> = {
	Automatic: ['أوتوماتيك', 'اتوماتيك', 'اوتوماتيكي', 'auto'],
	Manual: ['يدوي (عادي)', 'يدوي', 'عادي', 'جير عادي', 'مانيوال', 'stick'],
};

const fuel: Names<Fuel> = {
	Petrol: ['بنزين', 'gasoline', 'benzin', 'gas'],
	Diesel: ['ديزل', 'سولار'],
	Electric: ['كهرباء', 'كهربائية', 'كهربا', 'ev'],
	Hybrid: ['هايبرد', 'هايبريد', 'هجين'],
};

/** The attributes with choices that can be searched for. */
export type ChoiceKey = FilterKey & AttributesLike<{ kind: 'choice' }>;

const names: Readonly<Record<ChoiceKey, Readonly<Record<string, readonly string[]>>>> = { city, bodyType, transmission, fuel };
/** What the sentence about a value that is not known calls the attribute. The server alone reads them: no page loads them. */
export const choiceNouns: Readonly<Record<ChoiceKey, { en: string; ar: string }>> = {
	city: { en: 'city', ar: 'مدينة' },
	bodyType: { en: 'body type', ar: 'نوع سيارة' },
	transmission: { en: 'transmission', ar: 'ناقل حركة' },
	fuel: { en: 'fuel', ar: 'نوع وقود' },
};

export const choiceKeys = filterKeys.filter((key): key is ChoiceKey => attribute(key).kind === 'choice');
const isChoiceKey = (key: string): key is ChoiceKey => choiceKeys.some((each) => each === key);

/** Every spelling of a choice, its value on the wire first. */
export const spellingsOf = (key: ChoiceKey, value: string): readonly string[] => [value, ...(names[key]?.[value] ?? [])];

const byName = new Map(
	choiceKeys.map((key) => [
		key,
		new Map(carAttributes[key].values.flatMap((value) => spellingsOf(key, value).map((spelling) => [foldWords(spelling), value] as const))),
	]),
);

/** `"amman"`, `"AMMAN"` and `"عمّان"` → `"Amman"`; null if no choice is called so. */
export function choiceFrom(key: string, text: string): string | null {
	return isChoiceKey(key) ? (byName.get(key)?.get(foldWords(text)) ?? null) : null;
}

/** What the choices of an attribute are called, folded; empty if it has none. */
export const choiceSpellings = (key: string): readonly string[] => (isChoiceKey(key) ? [...(byName.get(key)?.keys() ?? [])] : []);

const ARABIC = /\p{Script=Arabic}/u;
export const isArabic = (text: string): boolean => ARABIC.test(text);

/** The name of a choice in Arabic; the value itself where there is none. */
export const arabicChoice = (key: string, value: string): string => (isChoiceKey(key) ? names[key]?.[value]?.[0] : undefined) ?? value;

/** The name of a choice in the script of the text: `"عمان"` for Amman in an Arabic text. */
export function choiceNameLike(key: ChoiceKey, value: string, text: string): string {
	return isArabic(text) ? arabicChoice(key, value) : value;
}
