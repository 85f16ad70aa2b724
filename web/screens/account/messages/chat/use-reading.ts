/** Reports the read position: only while the page is visible, focused, and at the last message. */
import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { type Conversation, type InboxItem, inbox, markConversationRead, unreadConversations } from '#contract/messaging.ts';
import { call } from '#web/browser/api.ts';
import { logFailure } from '#web/browser/page/log.ts';
import { useAttention } from '#web/browser/page/use-attention.ts';
import { matchesPath, type Page } from '#web/browser/queries.ts';
import { aboutRead } from '../loader.ts';

/** `position`: of the last displayed message. */
export function useReading(about: Conversation, position: number, atEnd: boolean): void {
	const client = useQueryClient();
	const attention = useAttention();
	const reported = useRef(0);
	const { id, ownReadPosition } = about;
	const isUnread = attention && atEnd && position > ownReadPosition;
	useEffect(() => {
		if (!isUnread || reported.current >= position) return;
		reported.current = position;
		call(markConversationRead, { params: { id }, body: { position } }).then(
			() => {
				client.setQueryData<Conversation>(
					aboutRead(id).queryKey,
					(known) => known && { ...known, ownReadPosition: Math.max(position, known.ownReadPosition) },
				);
				client.setQueriesData<InfiniteData<Page<InboxItem>>>({ predicate: matchesPath(inbox.path) }, (data) => withoutUnread(data, id));
				return client.invalidateQueries({ predicate: matchesPath(unreadConversations.path) });
			},
			(error: unknown) => {
				reported.current = 0;
				logFailure('the conversation was not marked read', error);
			},
		);
	}, [client, isUnread, id, position]);
}

function withoutUnread(data: InfiniteData<Page<InboxItem>> | undefined, id: string): typeof data {
	return (
		data && {
			...data,
			pages: data.pages.map((page) => ({
				...page,
				items: page.items.map((card) => (card.id === id ? { ...card, unreadCount: 0 } : card)),
			})),
		}
	);
}
