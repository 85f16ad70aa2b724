/** An owner's quick replies and automatic messages: written, previewed, and offered in a conversation. */
import type { InputOf, ResponseOf } from '#contract/endpoint.ts';
import {
	type AutomaticMessage,
	automaticMoments,
	type getReplies,
	type previewReply,
	type putAutomaticMessage,
	type putQuickReplies,
	type QuickReply,
	type quickRepliesFor,
} from '#contract/replies.ts';
import { fillReply, textFor, unknownPlaceholder, unknownPlaceholderText } from '#contract/reply-placeholders.ts';
import { type Language, refuse } from '#server/platform/base/refusal.ts';
import { audit } from '#server/platform/context/audit.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { inTransaction, lockSubject } from '#server/platform/database/transaction.ts';
import type { Caller } from '#server/platform/http/route.ts';
import type { PersonalDataSource } from '#server/platform/personal-data/personal-data-source.ts';
import { cleanText } from '../clean-text.ts';
import { findConversation } from '../find-conversation.ts';
import { conversationById } from '../sql.ts';
import {
	automaticMessagesOf,
	deleteRepliesOf,
	newestConfirmedOf,
	quickRepliesOf,
	replaceQuickReplies,
	upsertAutomaticMessage,
} from './replies-sql.ts';
import { exampleValues, readFilling } from './reply-values.ts';

export async function readReplies({ db }: Platform, caller: Caller): Promise<ResponseOf<typeof getReplies>> {
	const [quickReplies, written] = await Promise.all([quickRepliesOf(db, caller.userId), automaticMessagesOf(db, caller.userId)]);
	const automatic = automaticMoments.map(
		(moment): AutomaticMessage => written.find((each) => each.moment === moment) ?? { moment, textEn: null, textAr: null, isOn: false },
	);
	return { quickReplies, automatic };
}

/** Throws INVALID_INPUT for an unknown placeholder. */
export async function changeQuickReplies(
	platform: Platform,
	caller: Caller,
	typed: InputOf<typeof putQuickReplies>['body']['replies'],
): Promise<QuickReply[]> {
	const replies = typed.map((reply) => ({ ...reply, ...cleaned(reply) }));
	refuseUnknown(
		replies.map((reply, index) => [`replies.${index}.`, reply] as const),
		caller.lang,
	);
	return inTransaction(platform.db, async (tx) => {
		await lockSubject(tx, 'person', caller.userId);
		const before = await quickRepliesOf(tx, caller.userId);
		await replaceQuickReplies(tx, caller.userId, replies);
		await audit(platform, tx, {
			...{ actorId: caller.personId, action: 'user.quick-replies-changed', subject: 'user', subjectId: caller.userId },
			before: { quickReplies: before.map(({ title }) => title) },
			after: { quickReplies: replies.map(({ title }) => title) },
		});
		return quickRepliesOf(tx, caller.userId);
	});
}

/** Throws INVALID_INPUT for an unknown placeholder. */
export async function changeAutomaticMessage(
	platform: Platform,
	caller: Caller,
	typed: InputOf<typeof putAutomaticMessage>['body'],
): Promise<AutomaticMessage> {
	const message = { ...typed, ...cleaned(typed) };
	refuseUnknown([['', message]], caller.lang);
	await inTransaction(platform.db, async (tx) => {
		await lockSubject(tx, 'person', caller.userId);
		const before = (await automaticMessagesOf(tx, caller.userId)).find(({ moment }) => moment === message.moment);
		await upsertAutomaticMessage(tx, caller.userId, message);
		await audit(platform, tx, {
			actorId: caller.personId,
			action: 'user.automatic-message-changed',
			subject: 'user',
			subjectId: caller.userId,
			before: { kind: message.moment, switchedOn: before?.isOn ?? false },
			after: { kind: message.moment, switchedOn: message.isOn },
		});
	});
	return message;
}

/** Throws INVALID_INPUT for an unknown placeholder. */
export async function fillPreview(
	{ db, clock }: Platform,
	caller: Caller,
	typed: InputOf<typeof previewReply>['body'],
): Promise<ResponseOf<typeof previewReply>> {
	const texts = cleaned(typed);
	refuseUnknown([['', texts]], caller.lang);
	const bookingId = await newestConfirmedOf(db, caller.userId);
	const conversation = bookingId && (await conversationById(db, bookingId));
	const filling = conversation && (await readFilling(db, conversation, clock.now()));
	const values = filling ? filling.values : exampleValues(clock.now());
	return {
		en: texts.textEn === null ? null : fillReply(texts.textEn, values, 'en'),
		ar: texts.textAr === null ? null : fillReply(texts.textAr, values, 'ar'),
		bookingId: filling && bookingId ? bookingId : null,
	};
}

/** Throws CONVERSATION_NOT_FOUND. */
export async function fillQuickReplies({ db, clock }: Platform, caller: Caller, id: string): Promise<ResponseOf<typeof quickRepliesFor>> {
	const { row, side } = await findConversation(db, caller, id);
	if (side !== 'OWNER') return [];
	const [replies, filling] = await Promise.all([quickRepliesOf(db, row.owner_id), readFilling(db, row, clock.now())]);
	return replies.map(({ id: replyId, title, ...texts }) => {
		const text = filling && textFor(texts, filling.language);
		return { id: replyId, title, text: text ? fillReply(text, filling.values, filling.language) : null };
	});
}

type Texts = { textEn: string | null; textAr: string | null };

const cleaned = ({ textEn, textAr }: Texts): Texts => ({
	textEn: textEn === null ? null : cleanText(textEn) || null,
	textAr: textAr === null ? null : cleanText(textAr) || null,
});

function refuseUnknown(written: ReadonlyArray<readonly [prefix: string, texts: Texts]>, language: Language): void {
	const fields: Record<string, string> = {};
	for (const [prefix, texts] of written) {
		for (const name of ['textEn', 'textAr'] as const) {
			const unknown = unknownPlaceholder(texts[name] ?? '');
			if (unknown) fields[`${prefix}${name}`] = unknownPlaceholderText(unknown)[language];
		}
	}
	if (Object.keys(fields).length > 0) throw refuse('INVALID_INPUT', { fields });
}

/** Sent messages are part of messaging's own data. */
export const replyPersonalData: PersonalDataSource = {
	name: 'replies',

	export: async ({ db }, userId) => ({
		data: { quickReplies: await quickRepliesOf(db, userId), automaticMessages: await automaticMessagesOf(db, userId) },
	}),

	erase: async (_, tx, userId) => deleteRepliesOf(tx, userId),
};
