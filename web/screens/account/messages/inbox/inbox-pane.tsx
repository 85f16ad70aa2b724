/** The user's conversations, most recently active first, with search, filters and pages; updated live. */
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { LifeBuoy, MailCheck, MessagesSquare, SearchX } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useLocation, useSearch } from 'wouter';
import { usePolling } from '#web/browser/live/live.ts';
import { Link } from '#web/browser/navigation/link.tsx';
import { refetchOnVisit } from '#web/browser/queries.ts';
import { SUPPORT_ADDRESS } from '#web/features/support/use-support-lines.ts';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { GrowingList, useRememberedPages } from '#web/ui/growing-list.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import type { MessagesTexts } from '../texts.en.ts';
import { ConversationCard, ConversationSkeleton } from './conversation-card.tsx';
import { InboxFilter } from './inbox-filter.tsx';
import { type InboxQuery, inboxQueryFrom, inboxRead } from './inbox-query.ts';
import { TicketCard } from './ticket-card.tsx';

const WAITING = Array.from({ length: 6 }, (_, index) => `waiting-${index}`);

/** Scroll position of the list, restored on the next conversation, because each one is a separate page. */
let scrolled = 0;

/** `selected`: the conversation shown beside the list. */
export function InboxPane({ selected }: { selected: string | null }) {
	const t = useScreenTexts<MessagesTexts>();
	const inboxQuery = inboxQueryFrom(new URLSearchParams(useSearch()));
	const pane = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (pane.current) pane.current.scrollTop = scrolled;
	}, []);
	const Title = selected ? 'h2' : 'h1';
	return (
		<section
			aria-label={t.list}
			ref={pane}
			onScroll={({ currentTarget }) => {
				scrolled = currentTarget.scrollTop;
			}}
			className="inbox-pane"
		>
			<div className="sticky top-0 z-10 bg-canvas px-4 pt-5 pb-2">
				<div className="mb-3 flex items-center justify-between gap-3">
					<Title className="font-semibold text-2xl">{t.title}</Title>
					<Link href={SUPPORT_ADDRESS} className="inline-flex min-h-11 items-center gap-2 font-medium text-primary text-sm hover:underline">
						<LifeBuoy aria-hidden className="size-4" />
						{t.support}
					</Link>
				</div>
				<InboxFilter inboxQuery={inboxQuery} />
			</div>
			<div className="pb-6">
				<List inboxQuery={inboxQuery} selected={selected} pane={pane} />
			</div>
		</section>
	);
}

type ListProps = { inboxQuery: InboxQuery; selected: string | null; pane: RefObject<HTMLElement | null> };

function List({ inboxQuery, selected, pane }: ListProps) {
	const t = useScreenTexts<MessagesTexts>();
	const results = useInfiniteQuery({
		...inboxRead(inboxQuery),
		...refetchOnVisit,
		placeholderData: keepPreviousData,
		refetchInterval: usePolling(),
	});
	useRememberedPages(results, pane);
	const waiting = (
		<div className={list} aria-busy="true">
			{WAITING.map((key) => (
				<ConversationSkeleton key={key} />
			))}
		</div>
	);
	return (
		<GrowingList
			query={results}
			error={t.error}
			waiting={waiting}
			empty={<EmptyInbox inboxQuery={inboxQuery} />}
			more={t.more}
			moreClassName="mt-4 flex justify-center"
		>
			{(cards) => (
				<ul aria-label={t.list} className={list}>
					{cards.map((card) => (
						<li key={card.id}>
							{card.kind === 'TICKET' ? (
								<TicketCard ticket={card} selected={card.id === selected} />
							) : (
								<ConversationCard card={card} selected={card.id === selected} />
							)}
						</li>
					))}
				</ul>
			)}
		</GrowingList>
	);
}

const list = 'grid grid-cols-[minmax(0,1fr)] gap-2 px-4 md:gap-0.5 md:px-2';

function EmptyInbox({ inboxQuery: { show, q } }: { inboxQuery: InboxQuery }) {
	const t = useScreenTexts<MessagesTexts>();
	const [path] = useLocation();
	const all = (
		<LinkButton href={path} variant="secondary">
			{t.showAll}
		</LinkButton>
	);
	if (q === '' && show === 'UNREAD')
		return <State icon={<MailCheck aria-hidden />} title={t.noneUnread} hint={t.noneUnreadHint} action={all} />;
	if (q !== '' || show !== 'ALL')
		return <State icon={<SearchX aria-hidden />} title={t.nothingFound} hint={t.nothingFoundHint} action={all} />;
	return (
		<State
			icon={<MessagesSquare aria-hidden />}
			title={t.empty}
			hint={t.emptyHint}
			action={
				<LinkButton href="/search" variant="primary">
					{t.browse}
				</LinkButton>
			}
		/>
	);
}

function State(state: { icon: ReactNode; title: string; hint: string; action: ReactNode }) {
	return <EmptyState {...state} className="md:py-20" />;
}
