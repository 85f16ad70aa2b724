/** Messages of a conversation: the last ones, those before a position, or after one. Positions have no gaps, so a page is a range. */
import type { InputOf } from '#contract/endpoint.ts';
import type { listMessages as listMessagesCall, Message } from '#contract/messaging.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { findConversation } from './find-conversation.ts';
import { RUN_REACH } from './masking/mask-messages.ts';
import { messagesBetween } from './messages-sql.ts';
import { presentMessages } from './present.ts';
import { isMasked } from './rules.ts';

type Query = InputOf<typeof listMessagesCall>['query'];

export async function readMessages(platform: Platform, caller: Caller, id: string, query: Query): Promise<Message[]> {
	const { row } = await findConversation(platform.db, caller, id);
	const [first, last] = rangeOf(query);
	const masked = isMasked(row);
	const reach = masked ? RUN_REACH : 0;
	const rows = await messagesBetween(platform.db, id, first - reach, Math.min(last + reach, MAX_POSITION));
	return presentMessages(rows, caller.userId, masked).filter(({ position }) => position >= first && position <= last);

	/** `after` alone: the first messages after it. Otherwise the last ones, limited by `before` and `after`. */
	function rangeOf({ limit, before, after }: Query): [first: number, last: number] {
		if (after !== undefined && before === undefined) return [after + 1, after + limit];
		const end = Math.min(before === undefined ? row.last_position : before - 1, row.last_position);
		return [Math.max(end - limit + 1, (after ?? 0) + 1), end];
	}
}

/** Maximum of PostgreSQL's integer. */
const MAX_POSITION = 2 ** 31 - 1;
