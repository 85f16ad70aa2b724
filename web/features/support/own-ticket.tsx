/** Query and actions of one request of the signed-in person, for its own page and beside the inbox. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { inbox, unreadConversations } from '#contract/messaging.ts';
import { getTicket, listTickets, markOwnTicketRead, solveOwnTicket, type Ticket, writeToTicket } from '#contract/tickets.ts';
import { call } from '#web/browser/api.ts';
import { usePolling } from '#web/browser/live/live.ts';
import { logFailure } from '#web/browser/page/log.ts';
import { useAttention } from '#web/browser/page/use-attention.ts';
import { matchesPath, queryFor, refetchOnVisit } from '#web/browser/queries.ts';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { Button } from '#web/ui/button.tsx';
import { useActionMutation } from '#web/ui/use-action-mutation.ts';
import { useIdempotencyKey } from '#web/ui/use-idempotency-key.ts';
import type { TicketTexts } from './texts.en.ts';
import { TicketReply } from './ticket-thread.tsx';

const ticketRead = (id: string) => queryFor(getTicket, { params: { id } });
/** Queries that show the number of unread answers. */
const INBOX = [inbox.path, unreadConversations.path];

export function useOwnTicket(id: string) {
	const query = useQuery({ ...ticketRead(id), ...refetchOnVisit, refetchInterval: usePolling() });
	useMarkRead(query.data);
	return query;
}

/** Marks the displayed answers as read. */
function useMarkRead(ticket: Ticket | undefined): void {
	const client = useQueryClient();
	const attention = useAttention();
	const sent = useRef('');
	const id = ticket?.id;
	const answers = ticket?.messages.filter(({ from }) => from === 'SUPPORT').length ?? 0;
	const isUnread = attention && (ticket?.unreadAnswers ?? 0) > 0;
	useEffect(() => {
		const now = `${id} ${answers}`;
		if (!isUnread || id === undefined || sent.current === now) return;
		sent.current = now;
		call(markOwnTicketRead, { params: { id }, body: { answers } }).then(
			({ unreadAnswers }) => {
				client.setQueryData<Ticket>(ticketRead(id).queryKey, (known) => known && { ...known, unreadAnswers });
				for (const path of INBOX) void client.invalidateQueries({ predicate: matchesPath(path) });
			},
			(error: unknown) => {
				sent.current = '';
				logFailure('the request was not marked read', error);
			},
		);
	}, [client, isUnread, id, answers]);
}

/** Displays the response of a call, and refetches the lists that contain the request. */
function useShowTicket(): (ticket: Ticket) => void {
	const client = useQueryClient();
	return (ticket) => {
		client.setQueryData(ticketRead(ticket.id).queryKey, ticket);
		for (const path of [...INBOX, listTickets.path]) void client.invalidateQueries({ predicate: matchesPath(path) });
	};
}

/** Hidden for a solved request. */
export function SolveButton({ ticket }: { ticket: Ticket }) {
	const { tickets: t } = useScreenTexts<{ tickets: TicketTexts }>();
	const solve = useActionMutation<void, Ticket>({
		call: () => call(solveOwnTicket, { params: { id: ticket.id } }),
		refreshes: [listTickets],
		done: t.solved,
		failed: t.solveFailed,
		onDone: useShowTicket(),
	});
	if (!ticket.allowedActions.includes('SOLVE')) return null;
	return (
		<Button busy={solve.isPending && t.solving} onClick={() => solve.mutate()}>
			{t.solve}
		</Button>
	);
}

export function OwnReply({ ticket }: { ticket: Ticket }) {
	const keyFor = useIdempotencyKey();
	const idempotencyKey = (text: string) => keyFor({ text, count: ticket.messages.length });
	return (
		<TicketReply
			ticket={ticket}
			write={(text) => call(writeToTicket, { params: { id: ticket.id }, body: { text }, idempotencyKey: idempotencyKey(text) })}
			onWritten={useShowTicket()}
		/>
	);
}
