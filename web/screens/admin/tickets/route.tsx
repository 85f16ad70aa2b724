/** The support's queue: open, own, answered and solved requests, and the response times. */
import { useQuery } from '@tanstack/react-query';
import { LifeBuoy } from 'lucide-react';
import { listTicketQueue, type QueuedTicket, type TicketQueue, ticketFigures } from '#contract/ticket-queue.ts';
import { Link } from '#web/browser/navigation/link.tsx';
import { useNow } from '#web/browser/page/use-now.ts';
import { infiniteQueryFor, queryFor, refetchOnVisit } from '#web/browser/queries.ts';
import { card } from '#web/features/admin/admin-list.tsx';
import { SearchedQueue } from '#web/features/cases/queue.tsx';
import { writtenName } from '#web/features/people/people.ts';
import { durationText, ticketTone } from '#web/features/support/ticket-status.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { StatusBadge } from '#web/ui/badge.tsx';
import { tickets as queues } from '../queues.ts';
import type { AdminTicketsTexts } from './texts.en.ts';

const MINUTE_MS = 60_000;

export default function AdminTicketsScreen() {
	const t = useScreenTexts<AdminTicketsTexts>();
	const { format } = useLanguage();
	const { data } = useQuery({ ...queryFor(ticketFigures), ...refetchOnVisit });
	const counts: Partial<Record<TicketQueue, string>> = data
		? { OPEN: format.number(data.open), MINE: format.number(data.mine), WAITING: format.number(data.waitingForPerson) }
		: {};
	return (
		<div className="mx-auto max-w-5xl">
			<h1 className="text-2xl md:text-3xl">{t.heading}</h1>
			<Figures />
			<div className="mt-6">
				<SearchedQueue
					filters={queues}
					texts={{ ...t, tabs: t.queues }}
					find="tickets"
					counts={counts}
					icon={LifeBuoy}
					queryOf={(queue, search) => infiniteQueryFor(listTicketQueue, { query: { queue, ...search } })}
				>
					{(ticket) => <Row ticket={ticket} />}
				</SearchedQueue>
			</div>
		</div>
	);
}

function Figures() {
	const { figures: t, supportDesk } = useScreenTexts<AdminTicketsTexts>();
	const { format } = useLanguage();
	const now = useNow(MINUTE_MS);
	const { data } = useQuery({ ...queryFor(ticketFigures), ...refetchOnVisit });
	const durationOf = (minutes: number | null) =>
		minutes === null ? t.none : durationText(minutes, { texts: supportDesk.duration, format });
	const facts = data && [
		[t.open, format.number(data.open)],
		[t.longest, durationOf(data.longestWaitingSince === null ? null : minutesSince(data.longestWaitingSince, now))],
		[t.firstAnswer, durationOf(data.firstAnswerMinutes)],
		[t.solution, durationOf(data.solutionMinutes)],
	];
	if (!facts) return null;
	return (
		<dl aria-label={t.label} className="mt-4 grid grid-cols-2 gap-3 lg:grid-cols-4">
			{facts.map(([name, value]) => (
				<div key={name} className={`${card} p-4`}>
					<dt className="text-muted text-sm">{name}</dt>
					<dd suppressHydrationWarning className="numbers mt-1 font-semibold text-lg max-[22rem]:text-base">
						{value}
					</dd>
				</div>
			))}
		</dl>
	);
}

const minutesSince = (since: string, now: number): number => Math.max(0, Math.round((now - Date.parse(since)) / MINUTE_MS));

function Row({ ticket }: { ticket: QueuedTicket }) {
	const { supportDesk: t } = useScreenTexts<AdminTicketsTexts>();
	const { format, language } = useLanguage();
	const now = useNow(MINUTE_MS);
	const { waitingSince, assignee } = ticket;
	return (
		<Link href={`/admin/tickets/${ticket.id}`} data-testid="queued-ticket" className={`${card} block p-4 hover:border-control-line md:p-5`}>
			<span className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 lg:flex-nowrap lg:items-start lg:[&>:last-child]:shrink-0">
				<span className="wrap-anywhere text-pretty font-semibold">
					<bdi className="name-in-line">{ticket.subject}</bdi>
				</span>
				<StatusBadge tone={ticketTone[ticket.status]}>{t.status[ticket.status]}</StatusBadge>
			</span>
			<span suppressHydrationWarning className="numbers mt-1 flex flex-wrap gap-x-4 gap-y-1 text-muted text-sm">
				<bdi>{ticket.number}</bdi>
				<span>
					<bdi>{writtenName({ name: ticket.personName, nameAr: ticket.personNameAr }, language)}</bdi>
					{ticket.userId === null && ` · ${t.guest}`}
				</span>
				{ticket.context && <span>{t.about[ticket.context.kind]}</span>}
				<span>{assignee ? t.assignedTo(`\u2068${writtenName(assignee, language)}\u2069`) : t.nobody}</span>
				{waitingSince && (
					<span className="font-medium text-warning-text">
						{t.waiting(durationText(minutesSince(waitingSince, now), { texts: t.duration, format }))}
					</span>
				)}
			</span>
		</Link>
	);
}
