/** One request to the support of the signed-in person, with its answers. */
import { ChevronLeft, LifeBuoy } from 'lucide-react';
import type { Ticket } from '#contract/tickets.ts';
import { isRefusal } from '#web/browser/fetching.ts';
import { Link } from '#web/browser/navigation/link.tsx';
import { useParam } from '#web/browser/navigation/match-path.ts';
import { OwnReply, SolveButton, useOwnTicket } from '#web/features/support/own-ticket.tsx';
import { TicketHead, TicketMessages } from '#web/features/support/ticket-thread.tsx';
import { SUPPORT_ADDRESS } from '#web/features/support/use-support-lines.ts';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { EmptyState, Skeleton } from '#web/ui/states.tsx';
import type { TicketScreenTexts } from './texts.en.ts';

export default function TicketScreen() {
	const t = useScreenTexts<TicketScreenTexts>();
	const id = useParam('id');
	const { data, error, refetch, isFetching } = useOwnTicket(id);
	const isMissing = isRefusal(error, 'TICKET_NOT_FOUND') || isRefusal(error, 'INVALID_INPUT');
	return (
		<div className="container-page max-w-3xl py-6 md:py-10">
			<PageHead title={data?.subject ?? t.title} />
			{!isMissing && (
				<Link href={SUPPORT_ADDRESS} className="inline-flex min-h-11 items-center gap-1 text-muted hover:text-ink">
					<ChevronLeft aria-hidden className="size-5 rtl:-scale-x-100" />
					{t.back}
				</Link>
			)}
			{data && <Thread ticket={data} />}
			{!data && !error && <Skeleton className="mt-4 h-64 w-full" />}
			{!data && error && isMissing && (
				<EmptyState
					icon={<LifeBuoy aria-hidden />}
					title={t.missing.title}
					titleAs="h1"
					hint={t.missing.hint}
					action={
						<LinkButton href={SUPPORT_ADDRESS} variant="primary">
							{t.missing.action}
						</LinkButton>
					}
				/>
			)}
			{!data && error && !isMissing && (
				<ErrorState title={t.error} titleAs="h1" error={error} retry={() => void refetch()} busy={isFetching} />
			)}
		</div>
	);
}

function Thread({ ticket }: { ticket: Ticket }) {
	return (
		<article className="grid gap-5" data-testid="ticket">
			<div className="flex flex-wrap items-start justify-between gap-4">
				<TicketHead ticket={ticket} />
				<SolveButton ticket={ticket} />
			</div>
			<TicketMessages ticket={ticket} />
			<OwnReply ticket={ticket} />
		</article>
	);
}
