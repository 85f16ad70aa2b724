/** The signed-in person's requests, most recently active first. */
import { useInfiniteQuery } from '@tanstack/react-query';
import { LifeBuoy } from 'lucide-react';
import { listTickets, type TicketSummary } from '#contract/tickets.ts';
import { Link } from '#web/browser/navigation/link.tsx';
import { infiniteQueryFor, refetchOnVisit } from '#web/browser/queries.ts';
import { ticketTone } from '#web/features/support/ticket-status.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { StatusBadge } from '#web/ui/badge.tsx';
import { GrowingList } from '#web/ui/growing-list.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { EmptyState, Skeleton } from '#web/ui/states.tsx';
import type { SupportTexts } from './texts.en.ts';

export function OwnTickets() {
	const t = useScreenTexts<SupportTexts>();
	const results = useInfiniteQuery({ ...infiniteQueryFor(listTickets, {}), ...refetchOnVisit });
	return (
		<Panel title={t.own}>
			<GrowingList
				query={results}
				error={t.ownError}
				waiting={<Skeleton className="h-24 w-full" />}
				empty={<EmptyState icon={<LifeBuoy aria-hidden />} title={t.none.title} hint={t.none.hint} className="py-6!" />}
				more={t.more}
			>
				{(tickets) => (
					<ul className="divide-y divide-line">
						{tickets.map((ticket) => (
							<li key={ticket.id}>
								<Row ticket={ticket} />
							</li>
						))}
					</ul>
				)}
			</GrowingList>
		</Panel>
	);
}

function Row({ ticket }: { ticket: TicketSummary }) {
	const t = useScreenTexts<SupportTexts>();
	const { format } = useLanguage();
	return (
		<Link href={`/support/tickets/${ticket.id}`} className="-mx-2 block rounded-control px-2 py-3 hover:bg-sunken">
			<span className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 sm:flex-nowrap">
				<span className="wrap-anywhere font-semibold">
					<bdi className="name-in-line">{ticket.subject}</bdi>
				</span>
				<StatusBadge tone={ticketTone[ticket.status]}>{t.tickets.status[ticket.status]}</StatusBadge>
			</span>
			<span suppressHydrationWarning className="numbers mt-1 flex flex-wrap gap-x-3 text-muted text-sm">
				<bdi>{ticket.number}</bdi>
				{ticket.context && <span>{t.tickets.about[ticket.context.kind]}</span>}
				<span>{t.updated(format.date(ticket.activeAt, 'moment'))}</span>
			</span>
		</Link>
	);
}
