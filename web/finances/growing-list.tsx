/** A list that grows page by page: its content, or what stands in its place. */
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ApiError } from '../fetching.ts';
import type { Page } from '../queries.ts';
import { Button } from '../ui/button.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { Skeleton } from '../ui/states.tsx';
import { useFinanceTexts } from './texts.ts';

type GrowingListProps<Item> = {
	found: UseInfiniteQueryResult<{ pages: Page<Item>[] }, ApiError>;
	/** What could not be loaded. */
	error: string;
	empty: ReactNode;
	children(items: readonly Item[]): ReactNode;
};

const card = 'rounded-card border border-line bg-surface';

export function GrowingList<Item>({ found, error: title, empty, children }: GrowingListProps<Item>) {
	const t = useFinanceTexts();
	const { data, error, refetch, isFetching, hasNextPage, fetchNextPage, isFetchingNextPage, isFetchNextPageError } = found;
	if (error && !data) return <ErrorState title={title} error={error} retry={() => void refetch()} busy={isFetching} className={card} />;
	if (!data) return <Waiting />;
	const items = data.pages.flatMap((page) => page.items);
	if (items.length === 0) return <div className={card}>{empty}</div>;
	return (
		<>
			{children(items)}
			{isFetchNextPageError && <ErrorState error={error} className="py-6" />}
			{hasNextPage && (
				<div className="mt-6 flex justify-center">
					<Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
						{t.more}
					</Button>
				</div>
			)}
		</>
	);
}

function Waiting() {
	return (
		<div aria-busy="true" className="grid gap-3">
			{['a', 'b', 'c'].map((key) => (
				<Skeleton key={key} className="h-24 w-full rounded-card!" />
			))}
		</div>
	);
}
