/** The conversation of a call and the caller's side; reported as missing to other callers. */
import { refuse } from '#server/platform/base/refusal.ts';
import type { Queryable, Transaction } from '#server/platform/database/pool.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { type Side, sideOf } from './rules.ts';
import { type ConversationRow, conversationById, lockConversation } from './sql.ts';

export type ConversationForCaller = { row: ConversationRow; side: Side };

export const findConversation = async (db: Queryable, caller: Caller, id: string): Promise<ConversationForCaller> =>
	toConversationForCaller(await conversationById(db, id), caller);

/** Locked until the transaction ends. */
export const lockConversationFor = async (tx: Transaction, caller: Caller, id: string): Promise<ConversationForCaller> =>
	toConversationForCaller(await lockConversation(tx, id), caller);

/** Also hidden from admins: a conversation is private to its two parties. To decide a claim or a report they read it with `readForCase`. */
function toConversationForCaller(row: ConversationRow | undefined, caller: Caller): ConversationForCaller {
	const side = row && sideOf(row, caller.userId);
	if (!side) throw refuse('CONVERSATION_NOT_FOUND');
	return { row, side };
}
