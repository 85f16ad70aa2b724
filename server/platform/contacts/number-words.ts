/** Spelled digits in English, in written and spoken Jordanian Arabic, and in Arabic written with Latin letters. Pure. */

const spelled: ReadonlyArray<readonly [digits: string, words: string]> = [
	['0', 'zero oh o nought sifr sefr صفر زيرو'],
	['1', 'one wahad wahed واحد واحده وحده'],
	['2', 'two tnen tnein ithnan اثنين اثنان اتنين تنين ثنين اثنتين ثنتين تنتين'],
	['3', 'three tlate tlata talate thalatha ثلاثه ثلاث تلاته تلات ثلاتة'],
	['4', 'four arba3a arbaa arba اربعه اربع'],
	['5', 'five khamse khamsa 5amse خمسه خمس'],
	['6', 'six sitte sitta sette سته ست'],
	['7', 'seven sab3a sabaa saba سبعه سبع'],
	['8', 'eight tmanye tamanya thamanya ثمانيه ثماني ثمان تمانيه تماني تمنيه تمن'],
	['9', 'nine tis3a tisaa tes3a تسعه تسع'],
	['10', 'ten عشره عشر'],
	['20', 'twenty عشرين عشرون'],
	['30', 'thirty ثلاثين ثلاثون تلاتين'],
	['40', 'forty fourty اربعين اربعون'],
	['50', 'fifty خمسين خمسون'],
	['60', 'sixty ستين ستون'],
	['70', 'seventy سبعين سبعون'],
	['80', 'eighty ثمانين ثمانون تمانين'],
	['90', 'ninety تسعين تسعون'],
];

const digitsOf = new Map(spelled.flatMap(([digits, words]) => words.split(' ').map((word) => [word, digits] as const)));
const repeats = new Map([
	...['double', 'dbl', 'دبل', 'دوبل', 'مكرر'].map((word) => [word, 2] as const),
	...['triple', 'treble', 'تربل', 'تريبل'].map((word) => [word, 3] as const),
]);
/** Connecting words between spelled digits: "seven and nine". */
const links = new Set(['and', 'then', 'plus', 'و', 'ثم', 'كمان', 'بعدين', 'زائد']);

/** `"seven"` → `"7"`; `"وسبعة"` (folded) → `"7"`; null for any other word. */
export function digitsOfWord(word: string): string | null {
	return digitsOf.get(word) ?? (word.startsWith('و') ? (digitsOf.get(word.slice(1)) ?? null) : null);
}

export const timesOfWord = (word: string): number | null => repeats.get(word) ?? null;
export const isLink = (word: string): boolean => links.has(word);
