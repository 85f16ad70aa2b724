/** An owner's description of a car: four texts in two languages, and the owner's rules. */
import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { errorKey } from './field-texts.ts';
import { oneOf, unlessEmpty } from './typed-values.ts';

export const MIN_WORDS = 20;
export const MAX_WORDS = 2000;

/** Paragraphs of a listing, in the order of the form and of the car page. */
export const wordTopics = ['description', 'included', 'pickup', 'rules'] as const;
export type WordTopic = (typeof wordTopics)[number];
export const wordLanguages = ['en', 'ar'] as const;

/** What the owner allows; where the car may be driven is a condition of the owner and says nothing about the law. */
export const houseRules = ['smoking', 'pets', 'desertTracks', 'aqaba', 'wadiRum', 'borders'] as const;
export type HouseRule = (typeof houseRules)[number];
/** ASK: only after asking the owner. */
export const ruleAnswers = ['YES', 'NO', 'ASK'] as const;
export type RuleAnswer = (typeof ruleAnswers)[number];

/** Control, direction and private-use characters, which can reorder or hide what others read. Joiners of letters and emoji stay. */
const INVISIBLE = /(?![\n\u200c\u200d])[\p{Cc}\p{Cf}\p{Co}]/gu;

/** One form of line breaks, no invisible characters, no more than one empty line. */
export function toPlainParagraphs(typed: string): string {
	return (
		typed
			.normalize('NFC')
			.replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
			.replace(/\t/g, ' ')
			.replace(INVISIBLE, '')
			// The pattern begins before the first space of a group. If it could begin at every space, the longest allowed text would take a minute.
			.replace(/(^|[^ ]) +$/gm, '$1')
			.replace(/\n{3,}/g, '\n\n')
			.trim()
	);
}

/** In characters as PostgreSQL counts them. */
export const lengthOfWords = (text: string): number => [...text].length;

/** Empty text counts as none. */
export const typedParagraphs = unlessEmpty(
	z
		.string()
		.max(10 * MAX_WORDS, errorKey('WORDS_TOO_LONG'))
		.transform(toPlainParagraphs)
		.refine((text) => text === '' || lengthOfWords(text) >= MIN_WORDS, { error: errorKey('WORDS_TOO_SHORT') })
		.refine((text) => lengthOfWords(text) <= MAX_WORDS, { error: errorKey('WORDS_TOO_LONG') })
		.transform((text) => text || null),
);

/** A shape with one schema for each name. */
const shapeOf = <Name extends string, Schema extends z.ZodType>(names: readonly Name[], schema: Schema) =>
	Object.fromEntries(names.map((name) => [name, schema])) as Record<Name, Schema>;

/** Input of an owner. Empty text counts as none. */
export const typedWords = z.object({
	texts: z.object(shapeOf(wordTopics, z.object(shapeOf(wordLanguages, typedParagraphs)))),
	rules: z.object(shapeOf(houseRules, unlessEmpty(oneOf(ruleAnswers)))),
});
export type TypedWords = z.input<typeof typedWords>;

export const carWords = z.object({
	/** Plain text with line breaks; null if the owner has not written it in this language. */
	texts: z.object(shapeOf(wordTopics, z.object(shapeOf(wordLanguages, z.string().nullable())))),
	/** Null if the owner has not said. */
	rules: z.object(shapeOf(houseRules, z.enum(ruleAnswers).nullable())),
});
export type CarWords = z.output<typeof carWords>;

const carId = z.object({ id: z.uuid() });

export const getOwnerCarWords = endpoint({
	method: 'GET',
	path: '/api/owner/cars/{id}/words',
	summary: 'The owner’s texts about one of their own cars, and its rules.',
	access: 'signed-in',
	params: carId,
	response: carWords,
	refusals: ['CAR_NOT_FOUND'],
});

export const putOwnerCarWords = endpoint({
	method: 'PUT',
	path: '/api/owner/cars/{id}/words',
	summary:
		'Replace the owner’s texts about a car. Contact details are masked before the texts are stored; `masked` says whether there were any. Applies at once, also for a verified car.',
	access: 'signed-in',
	params: carId,
	body: typedWords,
	response: z.object({ words: carWords, masked: z.boolean() }),
	refusals: ['CAR_NOT_FOUND'],
});
