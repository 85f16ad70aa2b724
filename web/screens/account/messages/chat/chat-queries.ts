/** Queries of a conversation, for the screen and its loader. */
import { getConversation, listMessages } from '#contract/messaging.ts';
import { queryFor } from '#web/browser/queries.ts';

const AT_FIRST = 50;

/** Its cache entry contains all known messages, not only the last ones. */
export const messagesRead = (id: string) => queryFor(listMessages, { params: { id }, query: { limit: AT_FIRST } });
export const aboutRead = (id: string) => queryFor(getConversation, { params: { id } });
