/** A request to the support as a conversation with Mishwar: on wide screens beside the inbox. */
import { ChevronLeft, LifeBuoy } from 'lucide-react';
import { useSearch } from 'wouter';
import type { Ticket } from '#contract/tickets.ts';
import { isRefusal } from '#web/browser/fetching.ts';
import { useParam } from '#web/browser/navigation/match-path.ts';
import { useMessagesAddress } from '#web/features/bookings/message-link.tsx';
import { OwnReply, SolveButton, useOwnTicket } from '#web/features/support/own-ticket.tsx';
import { TicketHead, TicketMessages } from '#web/features/support/ticket-thread.tsx';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { EmptyState, Skeleton } from '#web/ui/states.tsx';
import { useWindowHeight } from '../chat/use-window-height.ts';
import { InboxPane } from '../inbox/inbox-pane.tsx';
import { inboxQueryFrom, searchOf } from '../inbox/inbox-query.ts';
import type { TicketConversationTexts } from './texts.en.ts';

export default function TicketConversationScreen() {
	const id = useParam('id');
	useWindowHeight();
	return (
		<div className="messages-screen in-conversation">
			<InboxPane selected={id} />
			<div className="chat-place">
				<TicketPane id={id} />
			</div>
		</div>
	);
}

function TicketPane({ id }: { id: string }) {
	const { request: t } = useScreenTexts<TicketConversationTexts>();
	const { data, error, refetch, isFetching } = useOwnTicket(id);
	const address = useMessagesAddress();
	if (data) return <Conversation ticket={data} />;
	const isMissing = isRefusal(error, 'TICKET_NOT_FOUND') || isRefusal(error, 'INVALID_INPUT');
	return (
		<div className="flex min-h-0 flex-1 flex-col">
			<PageHead title={isMissing ? t.missing.title : t.title} />
			<Bar />
			{!error && <Skeleton className="m-5 h-64" />}
			{error && isMissing && (
				<EmptyState
					icon={<LifeBuoy aria-hidden />}
					title={t.missing.title}
					titleAs="h1"
					hint={t.missing.hint}
					action={
						<LinkButton href={address} variant="primary" className="two-panes:hidden">
							{t.back}
						</LinkButton>
					}
					className="m-auto"
				/>
			)}
			{error && !isMissing && (
				<ErrorState title={t.error} titleAs="h1" error={error} retry={() => void refetch()} busy={isFetching} className="m-auto" />
			)}
		</div>
	);
}

/** Initially scrolled to the end, where the last answer and the reply form are. */
function Conversation({ ticket }: { ticket: Ticket }) {
	const { tickets: t } = useScreenTexts<TicketConversationTexts>();
	return (
		<article data-testid="ticket" aria-label={ticket.subject} className="flex min-h-0 flex-1 flex-col">
			<PageHead title={ticket.subject} />
			<Bar ticket={ticket} />
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
			<section key={ticket.id} tabIndex={0} aria-label={t.conversation} className="chat-lane min-h-0 flex-1">
				<div className="mb-auto grid gap-5 p-4 md:p-5">
					<TicketHead ticket={ticket} />
					<TicketMessages ticket={ticket} />
					<OwnReply key={ticket.id} ticket={ticket} />
				</div>
			</section>
		</article>
	);
}

/** Header with the name of the support, and on a phone the link back to the list. */
function Bar({ ticket }: { ticket?: Ticket }) {
	const { request: t, ticket: inInbox } = useScreenTexts<TicketConversationTexts>();
	const search = searchOf(inboxQueryFrom(new URLSearchParams(useSearch())));
	return (
		<header className="flex min-h-16 shrink-0 items-center gap-3 border-line border-b bg-surface px-2 max-[22rem]:gap-2 md:px-5">
			<LinkButton href={`${useMessagesAddress()}${search}`} variant="quiet" size="icon" className="two-panes:hidden">
				<ChevronLeft aria-hidden className="size-6 rtl:-scale-x-100" />
				<span className="sr-only">{t.back}</span>
			</LinkButton>
			<span aria-hidden className="max-[22rem]:hidden grid size-9 shrink-0 place-items-center rounded-pill bg-primary-soft">
				<LifeBuoy className="size-5 text-primary" />
			</span>
			<div className="min-w-0 flex-1">
				<p className="font-semibold leading-snug">{inInbox.from}</p>
				<p className="text-muted text-sm leading-snug max-[22rem]:text-xs">{t.title}</p>
			</div>
			{ticket && <SolveButton ticket={ticket} />}
		</header>
	);
}
