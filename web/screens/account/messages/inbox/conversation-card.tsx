/** A conversation in the inbox: car, other party, booking status and dates, last message, unread count. */

import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useSearch } from 'wouter';
import type { InboxCard } from '#contract/messaging.ts';
import { ammanDate } from '#contract/time.ts';
import { Link } from '#web/browser/navigation/link.tsx';
import { useNow } from '#web/browser/page/use-now.ts';
import { useMessagesAddress } from '#web/features/bookings/message-link.tsx';
import { statusLabel, statusTone } from '#web/features/bookings/status.ts';
import { useReaderId } from '#web/features/session/acting.ts';
import { carNameOf } from '#web/i18n/car-name.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { StatusBadge } from '#web/ui/badge.tsx';
import { Photo } from '#web/ui/photo.tsx';
import { Skeleton } from '#web/ui/states.tsx';
import { eventWords, otherName, readersOf } from '../conversation-words.ts';
import type { MessagesTexts } from '../texts.en.ts';
import { inboxQueryFrom, searchOf } from './inbox-query.ts';

/** Enough of the 36 characters of an id to distinguish bookings. */
const SHOWN_OF_ID = 8;
const MAX_COUNT = 9;
const MINUTE_MS = 60_000;

export function ConversationCard({ card, selected }: { card: InboxCard; selected: boolean }) {
	const t = useScreenTexts<MessagesTexts>();
	const { language, format } = useLanguage();
	const messages = useMessagesAddress();
	const search = searchOf(inboxQueryFrom(new URLSearchParams(useSearch())));
	const name = otherName(card, language, t.unknown);
	const me = useReaderId('chat');
	const unread = card.unreadCount > 0;
	return (
		<CardFrame selected={selected}>
			<div className="relative h-fit w-20 shrink-0 md:max-lg:w-16">
				<div className="aspect-[4/3] overflow-hidden rounded-control">
					<Photo src={card.car.photoUrls[0] ?? null} alt="" sizes="80px" />
				</div>
				<span className="-mt-4 ms-2 block w-fit rounded-pill border-2 border-surface">
					<Avatar name={name} src={card.otherPartyImageUrl} />
				</span>
			</div>
			<div className="min-w-0 flex-1">
				<p className="flex items-baseline justify-between gap-2">
					<Link
						href={`${messages}/${card.id}${search}`}
						aria-current={selected ? 'page' : undefined}
						className={clsx('min-w-0 outline-none after:absolute after:inset-0', unread ? 'font-semibold' : 'font-medium')}
					>
						<bdi className="name-lines">{carNameOf(card.car, language)}</bdi>
					</Link>
					<LastTime at={card.lastMessage?.createdAt ?? card.activeAt} />
				</p>
				<p className="text-sm leading-snug">
					<bdi className="name-line">{name}</bdi>
				</p>
				<LastLine mine={isMine(card, me)} unread={card.unreadCount}>
					<LastWords card={card} me={me} name={name} />
				</LastLine>
				<p className="numbers mt-1.5 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-muted text-xs">
					<Status card={card} />
					{card.startAt && card.endAt && <span suppressHydrationWarning>{format.stay(card.startAt, card.endAt, 'short')}</span>}
					<bdi dir="ltr">{t.number(card.id.slice(0, SHOWN_OF_ID))}</bdi>
				</p>
			</div>
		</CardFrame>
	);
}

export function CardFrame({ selected, children }: { selected: boolean; children: ReactNode }) {
	return (
		<article
			data-testid="conversation"
			className={clsx(
				'relative flex gap-3 rounded-card border p-3 focus-within:outline-2 focus-within:outline-primary',
				selected
					? 'border-transparent bg-primary-soft'
					: 'border-line bg-surface hover:border-control-line md:border-transparent md:bg-transparent md:hover:bg-sunken',
			)}
		>
			{children}
		</article>
	);
}

function Status({ card: { status, cancelCode, isUnpaid } }: { card: InboxCard }) {
	const t = useScreenTexts<MessagesTexts>();
	const { texts } = useLanguage();
	if (!status) return <StatusBadge tone="neutral">{t.inquiry}</StatusBadge>;
	return (
		<StatusBadge tone={statusTone({ status })}>
			{texts.bookingStatus[isUnpaid ? 'UNPAID' : statusLabel({ status, cancelCode })]}
		</StatusBadge>
	);
}

type Reader = ReturnType<typeof useReaderId>;

const isMine = ({ lastMessage }: InboxCard, me: Reader) => lastMessage?.kind !== 'EVENT' && lastMessage?.fromUserId === me;

function LastWords({ card, me, name }: { card: InboxCard; me: Reader; name: string }) {
	const { format } = useLanguage();
	const t = useScreenTexts<MessagesTexts>();
	const last = card.lastMessage;
	if (!last) return t.last.none;
	if (last.kind === 'EVENT') return eventWords(last, readersOf(card, me, name), t.events, format);
	return last.isRemoved ? t.removed : last.body || t.last.photo;
}

/** The last message and how many are unread. Whose it is has a box of its own: within one, words of the other language would be cut off at their beginning. */
export function LastLine({ mine, unread, children }: { mine: boolean; unread: number; children: ReactNode }) {
	const t = useScreenTexts<MessagesTexts>();
	return (
		<p className="mt-0.5 flex items-center gap-2 text-sm">
			<span className={clsx('flex min-w-0 flex-1 gap-1', unread > 0 ? 'font-medium text-ink' : 'text-muted')}>
				{mine && <span className="shrink-0">{t.last.mine}</span>} <bdi className="name-line min-w-0">{children}</bdi>
			</span>
			{unread > 0 && <Unread count={unread} />}
		</p>
	);
}

export function LastTime({ at }: { at: string }) {
	const { format } = useLanguage();
	const isToday = ammanDate(new Date(useNow(MINUTE_MS))) === ammanDate(new Date(at));
	return (
		<time suppressHydrationWarning dateTime={at} className="shrink-0 text-muted text-xs">
			{format.date(at, isToday ? 'time' : 'short')}
		</time>
	);
}

function Unread({ count }: { count: number }) {
	const t = useScreenTexts<MessagesTexts>();
	const { format } = useLanguage();
	return (
		<span className="shrink-0">
			<span
				aria-hidden
				dir="ltr"
				className="numbers grid h-5 min-w-5 place-items-center rounded-pill bg-primary px-1.5 font-semibold text-on-primary text-xs leading-none"
			>
				{count > MAX_COUNT ? `${format.number(MAX_COUNT)}+` : format.number(count)}
			</span>
			<span className="sr-only">{format.plural(t.unread, count)}</span>
		</span>
	);
}

export function ConversationSkeleton() {
	return (
		<div aria-hidden className="flex gap-3 rounded-card border border-line p-3 md:border-transparent">
			<Skeleton className="aspect-[4/3] w-20 self-start" />
			<div className="flex-1 space-y-2.5 py-0.5">
				<Skeleton className="h-4 w-2/3" />
				<Skeleton className="h-3.5 w-1/3" />
				<Skeleton className="h-3.5 w-4/5" />
				<Skeleton className="h-5 w-24 rounded-pill" />
			</div>
		</div>
	);
}
