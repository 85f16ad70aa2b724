/** Quick replies of an owner, and messages that are sent automatically about a booking. */
import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { errorKey } from './field-texts.ts';
import { MAX_QUICK_REPLIES, REPLY_MAX_CHARACTERS } from './reply-placeholders.ts';

/** After the confirmation, a day before the pickup, a day before the return. */
export const automaticMoments = ['CONFIRMED', 'BEFORE_PICKUP', 'BEFORE_RETURN'] as const;
export type AutomaticMoment = (typeof automaticMoments)[number];

const writtenTexts = { textEn: z.string().nullable(), textAr: z.string().nullable() };

const quickReply = z.object({ id: z.uuid(), title: z.string(), ...writtenTexts });
export type QuickReply = z.output<typeof quickReply>;

const automaticMessage = z.object({ moment: z.enum(automaticMoments), ...writtenTexts, isOn: z.boolean() });
export type AutomaticMessage = z.output<typeof automaticMessage>;

const typedText = z
	.string()
	.trim()
	.max(REPLY_MAX_CHARACTERS, errorKey('TEXT_TOO_LONG'))
	.nullish()
	.transform((text) => text || null);
const typedTexts = { textEn: typedText, textAr: typedText };
type TypedTexts = { textEn: string | null; textAr: string | null };

const isWritten = ({ textEn, textAr }: TypedTexts): boolean => textEn !== null || textAr !== null;

const typedReply = z
	.object({
		/** Id of an existing reply; a new one has none. */
		id: z.uuid().optional(),
		title: z.string().trim().min(1, errorKey('REQUIRED')).max(60, errorKey('NAME_TOO_LONG')),
		...typedTexts,
	})
	.refine(isWritten, { error: errorKey('REQUIRED'), path: ['textEn'] });

export const getReplies = endpoint({
	method: 'GET',
	path: '/api/owner/replies',
	summary: 'The caller’s own quick replies, and the messages that are sent automatically, with their placeholders.',
	access: 'signed-in',
	team: 'chat',
	response: z.object({
		quickReplies: z.array(quickReply),
		/** One for each moment, also if it has no text yet. */
		automatic: z.array(automaticMessage),
	}),
});

export const putQuickReplies = endpoint({
	method: 'PUT',
	path: '/api/owner/quick-replies',
	summary: 'Set all quick replies. An unknown placeholder is refused with its line.',
	access: 'signed-in',
	team: 'chat',
	body: z.object({ replies: z.array(typedReply).max(MAX_QUICK_REPLIES) }),
	response: z.array(quickReply),
});

export const putAutomaticMessage = endpoint({
	method: 'PUT',
	path: '/api/owner/automatic-messages',
	summary:
		'Set the automatic message of a moment, and switch it on or off. It is sent for trips that reach the moment from then on, once for each time.',
	access: 'signed-in',
	team: 'chat',
	body: z
		.object({ moment: z.enum(automaticMoments), ...typedTexts, isOn: z.boolean() })
		.refine((message) => !message.isOn || isWritten(message), { error: errorKey('REQUIRED'), path: ['textEn'] }),
	response: automaticMessage,
});

export const previewReply = endpoint({
	method: 'POST',
	path: '/api/owner/replies/preview',
	summary:
		'The texts as a renter would read them, filled in from the owner’s newest confirmed booking, or from an example if there is none.',
	access: 'signed-in',
	team: 'chat',
	body: z.object(typedTexts),
	response: z.object({
		/** Null if it was not written; renters who read this language get the other one. */
		en: z.string().nullable(),
		ar: z.string().nullable(),
		/** Null for an example. */
		bookingId: z.uuid().nullable(),
	}),
});

export const quickRepliesFor = endpoint({
	method: 'GET',
	path: '/api/messages/{id}/quick-replies',
	summary: 'The owner’s quick replies, filled in from this conversation in the language of its renter; none for the renter.',
	access: 'signed-in',
	team: 'chat',
	params: z.object({ id: z.uuid() }),
	response: z.array(
		z.object({
			id: z.uuid(),
			title: z.string(),
			/** Null if it uses a placeholder that this conversation does not have, such as the pickup of an inquiry. */
			text: z.string().nullable(),
		}),
	),
	refusals: ['CONVERSATION_NOT_FOUND'],
});
