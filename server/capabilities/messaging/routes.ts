/** Routes of the inbox and the chat. */
import * as contract from '#contract/messaging.ts';
import * as replies from '#contract/replies.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { setPage } from '#server/platform/http/pages.ts';
import { bind, type Route } from '#server/platform/http/route.ts';
import { inquire } from './inquire.ts';
import { markRead, publishTyping } from './read-and-typing.ts';
import { readConversation } from './read-conversation.ts';
import { readForCase } from './read-for-case.ts';
import { countUnreadInInbox, readInbox } from './read-inbox.ts';
import { readMessages } from './read-messages.ts';
import { readPhoto } from './read-photo.ts';
import { changeAutomaticMessage, changeQuickReplies, fillPreview, fillQuickReplies, readReplies } from './replies/manage-replies.ts';
import { sendMessage } from './send-message.ts';

export const messagingRoutes = (platform: Platform): Route[] => [
	// Registered before the route of a single conversation: the router uses the first match.
	bind(contract.inbox, async ({ caller, query, headers, request }) => {
		const { cards, next, total, unread } = await readInbox(platform, caller, query);
		headers.set('x-unread-count', String(unread));
		setPage({ headers, request }, { next, total });
		return cards;
	}),
	bind(contract.unreadConversations, async ({ caller, query }) => ({
		count: await countUnreadInInbox(platform, caller, query.tickets === '1'),
	})),
	bind(contract.getConversation, ({ caller, params }) => readConversation(platform, caller, params.id)),
	bind(contract.listMessages, ({ caller, params, query }) => readMessages(platform, caller, params.id, query)),
	bind(contract.getCaseConversation, ({ caller, params }) => readForCase(platform, caller, params.id)),
	bind(contract.sendMessage, ({ caller, body, saveResponse }) => sendMessage(platform, caller, body, saveResponse)),
	bind(contract.markConversationRead, ({ caller, params, body }) => markRead(platform, caller, params.id, body.position)),
	bind(contract.typeInConversation, async ({ caller, params }) => {
		await publishTyping(platform, caller, params.id);
		return { success: true as const };
	}),
	bind(contract.inquire, ({ caller, params }) => inquire(platform, caller, params.id)),
	bind(contract.getMessagePhoto, ({ caller, params, query, request }) =>
		readPhoto(platform, caller, { id: params.id, width: query.w, accept: request.headers.get('accept') ?? '' }),
	),
	bind(replies.getReplies, ({ caller }) => readReplies(platform, caller)),
	bind(replies.putQuickReplies, ({ caller, body }) => changeQuickReplies(platform, caller, body.replies)),
	bind(replies.putAutomaticMessage, ({ caller, body }) => changeAutomaticMessage(platform, caller, body)),
	bind(replies.previewReply, ({ caller, body }) => fillPreview(platform, caller, body)),
	bind(replies.quickRepliesFor, ({ caller, params }) => fillQuickReplies(platform, caller, params.id)),
];
