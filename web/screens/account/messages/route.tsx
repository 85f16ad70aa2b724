/** The inbox: a card for each booking that the person takes part in, newest first, page after page. */
import { useInfiniteQuery } from '@tanstack/react-query';
import { MessagesSquare } from 'lucide-react';
import { inbox } from '#contract/messaging.ts';
import { freshOnArrival, readPages } from '../../../queries.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { ConversationCard, ConversationSkeleton } from './conversation-card.tsx';
import { inboxPage } from './inbox-page.ts';
import { useMessagesTexts } from './texts.ts';

const WAITING = Array.from({ length: 4 }, (_, index) => `waiting-${index}`);
const list = 'mt-8 grid gap-4 lg:grid-cols-2 lg:gap-5';

export default function MessagesScreen() {
	const t = useMessagesTexts();
	return (
		<div className="container-page py-8 md:py-10">
			<h1 className="text-2xl md:text-3xl">{t.title}</h1>
			<p className="mt-1 text-muted">{t.lead}</p>
			<Inbox />
		</div>
	);
}

function Inbox() {
	const t = useMessagesTexts();
	const found = useInfiniteQuery({ ...readPages(inbox, inboxPage), ...freshOnArrival });
	const { data, error, refetch, isFetching, hasNextPage, fetchNextPage, isFetchingNextPage, isFetchNextPageError } = found;
	if (error && !data) return <ErrorState title={t.error} error={error} retry={() => void refetch()} busy={isFetching} />;
	if (!data) {
		return (
			<div className={list} aria-busy="true">
				{WAITING.map((key) => (
					<ConversationSkeleton key={key} />
				))}
			</div>
		);
	}
	const cards = data.pages.flatMap((page) => page.items);
	if (cards.length === 0) {
		return (
			<EmptyState
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
	return (
		<>
			<ul aria-label={t.list} className={list}>
				{cards.map((card) => (
					<li key={card.id}>
						<ConversationCard card={card} />
					</li>
				))}
			</ul>
			{isFetchNextPageError && <ErrorState error={error} className="py-6" />}
			{hasNextPage && (
				<div className="mt-8 flex justify-center">
					<Button size="large" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
						{t.more}
					</Button>
				</div>
			)}
		</>
	);
}
