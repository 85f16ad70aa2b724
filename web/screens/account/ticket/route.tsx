/** One request to the support of the signed-in person, with its answers. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ChevronLeft, LifeBuoy } from 'lucide-react';
import { getTicket, listTickets, solveOwnTicket, type Ticket, writeToTicket } from '#contract/tickets.ts';
import { call } from '#web/browser/api.ts';
import { isRefusal } from '#web/browser/fetching.ts';
import { usePolling } from '#web/browser/live/live.ts';
import { Link } from '#web/browser/navigation/link.tsx';
import { useParam } from '#web/browser/navigation/match-path.ts';
import { matchesPath, queryFor, refetchOnVisit } from '#web/browser/queries.ts';
import { TicketHead, TicketMessages, TicketReply } from '#web/features/support/ticket-thread.tsx';
import { SUPPORT_ADDRESS } from '#web/features/support/use-support-lines.ts';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { EmptyState, Skeleton } from '#web/ui/states.tsx';
import { useActionMutation } from '#web/ui/use-action-mutation.ts';
import { useIdempotencyKey } from '#web/ui/use-idempotency-key.ts';
import type { TicketScreenTexts } from './texts.en.ts';

export default function TicketScreen() {
	const t = useScreenTexts<TicketScreenTexts>();
	const id = useParam('id');
	const { data, error, refetch, isFetching } = useQuery({
		...queryFor(getTicket, { params: { id } }),
		...refetchOnVisit,
		refetchInterval: usePolling(),
	});
	const isMissing = isRefusal(error, 'TICKET_NOT_FOUND') || isRefusal(error, 'INVALID_INPUT');
	return (
		<div className="container-page max-w-3xl py-6 md:py-10">
			<PageHead title={data?.subject ?? t.title} />
			<Link href={SUPPORT_ADDRESS} className="inline-flex min-h-11 items-center gap-1 text-muted hover:text-ink">
				<ChevronLeft aria-hidden className="size-5 rtl:-scale-x-100" />
				{t.back}
			</Link>
			{data && <Thread ticket={data} />}
			{!data && !error && <Skeleton className="mt-4 h-64 w-full" />}
			{!data && error && isMissing && (
				<EmptyState
					icon={<LifeBuoy aria-hidden />}
					title={t.missing.title}
					titleAs="h1"
					hint={t.missing.hint}
					action={<LinkButton href={SUPPORT_ADDRESS}>{t.back}</LinkButton>}
				/>
			)}
			{!data && error && !isMissing && (
				<ErrorState title={t.error} titleAs="h1" error={error} retry={() => void refetch()} busy={isFetching} />
			)}
		</div>
	);
}

function Thread({ ticket }: { ticket: Ticket }) {
	const { tickets: t } = useScreenTexts<TicketScreenTexts>();
	const client = useQueryClient();
	const keyFor = useIdempotencyKey();
	const params = { id: ticket.id };
	const show = (answer: Ticket) => {
		client.setQueryData(queryFor(getTicket, { params }).queryKey, answer);
		void client.invalidateQueries({ predicate: matchesPath(listTickets.path) });
	};
	const solve = useActionMutation<void, Ticket>({
		call: () => call(solveOwnTicket, { params }),
		refreshes: [listTickets],
		done: t.solved,
		failed: t.solveFailed,
		onDone: show,
	});
	return (
		<article className="grid gap-5" data-testid="ticket">
			<div className="flex flex-wrap items-start justify-between gap-4">
				<TicketHead ticket={ticket} />
				{ticket.allowedActions.includes('SOLVE') && (
					<Button busy={solve.isPending && t.solving} onClick={() => solve.mutate()}>
						{t.solve}
					</Button>
				)}
			</div>
			<TicketMessages ticket={ticket} />
			<TicketReply
				ticket={ticket}
				write={(text) => call(writeToTicket, { params, body: { text }, idempotencyKey: keyFor({ text, count: ticket.messages.length }) })}
				onWritten={show}
			/>
		</article>
	);
}
