/** A support request for admins: conversation with comments, answer, assignment, and what it is about. */
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { ChevronLeft, LifeBuoy } from 'lucide-react';
import { getSupportTicket, type SupportTicket } from '#contract/ticket-queue.ts';
import { isRefusal } from '#web/browser/fetching.ts';
import { Link } from '#web/browser/navigation/link.tsx';
import { useParam } from '#web/browser/navigation/match-path.ts';
import { queryFor, refetchOnVisit } from '#web/browser/queries.ts';
import { BookingLedger } from '#web/features/ledger/booking-ledger.tsx';
import { writtenName } from '#web/features/people/people.ts';
import { ticketTone } from '#web/features/support/ticket-status.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { StatusBadge } from '#web/ui/badge.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { EmptyState, Skeleton } from '#web/ui/states.tsx';
import type { AdminTicketTexts } from './texts.en.ts';
import { TicketFacts } from './ticket-facts.tsx';
import { AnswerForm, CommentForm } from './ticket-forms.tsx';

export default function AdminTicketScreen() {
	const t = useScreenTexts<AdminTicketTexts>();
	const id = useParam('id');
	const { data, error, refetch, isFetching } = useQuery({ ...queryFor(getSupportTicket, { params: { id } }), ...refetchOnVisit });
	const isMissing = isRefusal(error, 'TICKET_NOT_FOUND') || isRefusal(error, 'INVALID_INPUT');
	return (
		<div className="mx-auto max-w-6xl">
			<PageHead title={data ? `${data.number} ${data.subject}` : t.title} />
			{!isMissing && (
				<Link href="/admin/tickets" className="inline-flex min-h-11 items-center gap-1 text-muted hover:text-ink">
					<ChevronLeft aria-hidden className="size-5 rtl:-scale-x-100" />
					{t.back}
				</Link>
			)}
			{data && <Shown ticket={data} />}
			{!data && !error && <Skeleton className="h-96 w-full" />}
			{!data && error && !isMissing && (
				<ErrorState title={t.error} titleAs="h1" error={error} retry={() => void refetch()} busy={isFetching} />
			)}
			{!data && isMissing && (
				<EmptyState
					icon={<LifeBuoy aria-hidden />}
					title={t.missing.title}
					titleAs="h1"
					hint={t.missing.hint}
					action={
						<LinkButton href="/admin/tickets" variant="primary">
							{t.back}
						</LinkButton>
					}
				/>
			)}
		</div>
	);
}

function Shown({ ticket }: { ticket: SupportTicket }) {
	const { supportDesk, money } = useScreenTexts<AdminTicketTexts>();
	return (
		<>
			<header className="flex flex-wrap items-center gap-x-4 gap-y-2">
				<h1 className="wrap-anywhere text-xl lg:text-2xl">
					<bdi className="name-in-line">{ticket.subject}</bdi>
				</h1>
				<StatusBadge tone={ticketTone[ticket.status]}>{supportDesk.status[ticket.status]}</StatusBadge>
				<bdi className="numbers text-muted text-sm">{ticket.number}</bdi>
			</header>
			<div className="mt-5 grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-6">
				<div className="grid min-w-0 gap-5">
					<Messages ticket={ticket} />
					<AnswerForm ticket={ticket} />
					<CommentForm ticket={ticket} />
				</div>
				<div className="grid min-w-0 gap-5">
					<TicketFacts ticket={ticket} />
					{ticket.bookingId && (
						<details open={ticket.context?.kind === 'payment'} className="rounded-card border border-line bg-surface p-4">
							<summary className="flex min-h-11 cursor-pointer items-center font-semibold">{money}</summary>
							<BookingLedger bookingId={ticket.bookingId} />
						</details>
					)}
				</div>
			</div>
		</>
	);
}

const classOf = {
	QUESTION: 'bg-surface',
	ANSWER: 'bg-primary-soft sm:ms-12',
	COMMENT: 'border-dashed bg-warning-soft sm:ms-12',
} as const;

function Messages({ ticket }: { ticket: SupportTicket }) {
	const { supportDesk, kinds } = useScreenTexts<AdminTicketTexts>();
	const { format, language } = useLanguage();
	return (
		<ol aria-label={supportDesk.tickets.conversation} className="grid gap-3">
			{ticket.messages.map(({ id, kind, author, body, createdAt }) => (
				<li key={id} data-kind={kind} className={clsx('rounded-card border border-line p-4', classOf[kind])}>
					<p className="flex flex-wrap justify-between gap-x-4 text-sm">
						<span className="font-semibold">
							{kinds[kind]}
							{author && (
								<span className="font-normal text-muted">
									{' · '}
									<bdi>{writtenName(author, language)}</bdi>
								</span>
							)}
						</span>
						<span suppressHydrationWarning className="numbers text-muted">
							{format.date(createdAt, 'moment')}
						</span>
					</p>
					<p dir="auto" className="wrap-anywhere mt-2 whitespace-pre-line">
						{body}
					</p>
				</li>
			))}
		</ol>
	);
}
