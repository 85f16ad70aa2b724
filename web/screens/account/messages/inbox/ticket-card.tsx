/** A request to the support in the inbox: a conversation with Mishwar, with its subject, number and status, last message and unread count. */
import { clsx } from 'clsx';
import { LifeBuoy } from 'lucide-react';
import { useSearch } from 'wouter';
import type { InboxTicket } from '#contract/tickets.ts';
import { Link } from '#web/browser/navigation/link.tsx';
import { useMessagesAddress } from '#web/features/bookings/message-link.tsx';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { StatusBadge } from '#web/ui/badge.tsx';
import type { MessagesTexts } from '../texts.en.ts';
import { CardFrame, LastLine, LastTime } from './conversation-card.tsx';
import { inboxQueryFrom, searchOf } from './inbox-query.ts';

export function TicketCard({ ticket, selected }: { ticket: InboxTicket; selected: boolean }) {
	const t = useScreenTexts<MessagesTexts>();
	const messages = useMessagesAddress();
	const search = searchOf(inboxQueryFrom(new URLSearchParams(useSearch())));
	const { lastMessage: last, unreadAnswers } = ticket;
	const unread = unreadAnswers > 0;
	return (
		<CardFrame selected={selected}>
			<div
				aria-hidden
				className={clsx(
					'grid aspect-[4/3] h-fit w-20 shrink-0 place-items-center rounded-control md:max-lg:w-16',
					selected ? 'bg-surface' : 'bg-primary-soft',
				)}
			>
				<LifeBuoy className="size-7 text-primary" />
			</div>
			<div className="min-w-0 flex-1">
				<p className="flex items-baseline justify-between gap-2">
					<Link
						href={`${messages}/support/${ticket.id}${search}`}
						aria-current={selected ? 'page' : undefined}
						className={clsx('min-w-0 outline-none after:absolute after:inset-0', unread ? 'font-semibold' : 'font-medium')}
					>
						<bdi className="name-line">{ticket.subject}</bdi>
					</Link>
					<LastTime at={last.createdAt} />
				</p>
				<p className="text-sm leading-snug">{t.ticket.from}</p>
				<LastLine mine={last.from === 'PERSON'} unread={unreadAnswers}>
					{last.body}
				</LastLine>
				<p className="numbers mt-1.5 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-muted text-xs">
					<StatusBadge tone={ticket.status === 'WAITING_FOR_PERSON' ? 'info' : 'neutral'}>{t.ticket.status[ticket.status]}</StatusBadge>
					<bdi dir="ltr">{ticket.number}</bdi>
				</p>
			</div>
		</CardFrame>
	);
}
