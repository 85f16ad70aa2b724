/** Limits of replies, and the words in braces that are filled in from the booking. Pure, and without schemas, so that the browser gets them too. */
import type { BilingualText } from './where-and-when.ts';

export const MAX_QUICK_REPLIES = 30;
export const REPLY_MAX_CHARACTERS = 1000;

export const replyPlaceholders = ['renter', 'car', 'pickup', 'return', 'place'] as const;
type ReplyPlaceholder = (typeof replyPlaceholders)[number];

/** The value of each; null where the conversation has none, such as the pickup of an inquiry. */
export type ReplyValues = Readonly<Record<ReplyPlaceholder, BilingualText | null>>;

const BRACES = /\{([^{}\n]*)\}/g;

const isKnown = (name: string): name is ReplyPlaceholder => replyPlaceholders.some((each) => each === name);

/** As they are typed: `{renter}, {car} …`. */
const typedPlaceholders = replyPlaceholders.map((name) => `{${name}}`).join(' ');

/** The first that cannot be filled in, with the line it is on, counted from one; null if all are known. */
export function unknownPlaceholder(text: string): { name: string; line: number } | null {
	for (const match of text.matchAll(BRACES)) {
		const [name, inside = ''] = match;
		if (!isKnown(inside)) return { name, line: text.slice(0, match.index).split('\n').length };
	}
	return null;
}

/** Null if a value of a placeholder in the text is missing. */
export function fillReply(text: string, values: ReplyValues, language: 'en' | 'ar'): string | null {
	let isComplete = true;
	const filled = text.replace(BRACES, (whole, name: string) => {
		const value = isKnown(name) ? values[name] : null;
		if (value) return value[language];
		isComplete = false;
		return whole;
	});
	return isComplete ? filled : null;
}

/** The text in the reader's language; the other one if it was written in that only. */
export const textFor = (texts: { textEn: string | null; textAr: string | null }, language: 'en' | 'ar'): string | null =>
	language === 'ar' ? (texts.textAr ?? texts.textEn) : (texts.textEn ?? texts.textAr);

/** Says what is wrong and where. */
export const unknownPlaceholderText = ({ name, line }: { name: string; line: number }) => ({
	en: `Line ${line}: we can’t fill in ${name}. Use ${typedPlaceholders}.`,
	ar: `السطر ${line}: لا يمكننا تعبئة ${name}. استعمل ${typedPlaceholders}.`,
});
