/** One photo of a message, for the two parties, and for admins who decide about evidence. */
import { refuse } from '#server/platform/base/refusal.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { servePrivatePhoto } from '#server/platform/files/private-photos.ts';
import { type Caller, isAdmin } from '#server/platform/http/route.ts';
import { findConversation } from './find-conversation.ts';
import { conversationOfPhoto } from './messages-sql.ts';

const DEFAULT_WIDTH = 1600;

type Wanted = { id: string; width: number | undefined; accept: string };

export async function readPhoto(platform: Platform, caller: Caller, { id, width = DEFAULT_WIDTH, accept }: Wanted): Promise<Response> {
	const conversationId = await conversationOfPhoto(platform.db, id);
	if (!conversationId) throw refuse('CONVERSATION_NOT_FOUND');
	if (!isAdmin(caller)) await findConversation(platform.db, caller, conversationId);
	const photo = await servePrivatePhoto(platform, id, width, accept);
	if (!photo) throw refuse('CONVERSATION_NOT_FOUND');
	return photo;
}
