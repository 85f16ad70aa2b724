/** The two reads of a conversation, for the screen and for what is read ahead. */
import { getConversation, listMessages } from '#contract/messaging.ts';
import { queryFor } from '#web/browser/queries.ts';

const AT_FIRST = 50;

/** The cache holds under it all messages that are known, not only the last ones that were asked for. */
export const messagesRead = (id: string) => queryFor(listMessages, { params: { id }, query: { limit: AT_FIRST } });
export const aboutRead = (id: string) => queryFor(getConversation, { params: { id } });
