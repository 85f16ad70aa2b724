/** A list of the desk that grows page by page, with its states: waiting, failed, empty, more. */
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ApiError } from '../fetching.ts';
import { useFormat } from '../i18n/context.tsx';
import type { Page } from '../queries.ts';
import { Button } from '../ui/button.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { Skeleton } from '../ui/states.tsx';
import { useDeskTexts } from './texts.ts';

export const card = 'rounded-card border border-line bg-surface';
export const rowStyle = `${card} flex flex-wrap items-center gap-x-4 gap-y-3 p-4`;

type RowsProps<Item> = {
	found: UseInfiniteQueryResult<{ pages: Page<Item>[] }, ApiError>;
	keyOf(item: Item): string;
	row(item: Item): ReactNode;
	error: string;
	empty: ReactNode;
};

export function Rows<Item>({ found, keyOf, row, error: title, empty }: RowsProps<Item>) {
	const { list: t } = useDeskTexts();
	const format = useFormat();
	const { data, error, refetch, isFetching, hasNextPage, fetchNextPage, isFetchingNextPage, isFetchNextPageError } = found;
	if (error && !data) return <ErrorState title={title} error={error} retry={() => void refetch()} busy={isFetching} className={card} />;
	if (!data) return <RowSkeletons />;
	const all = data.pages.flatMap((page) => page.items);
	const total = data.pages[0]?.total;
	if (all.length === 0) return <div className={card}>{empty}</div>;
	return (
		<>
			<p role="status" className="numbers mb-3 min-h-5 text-muted text-sm">
				{typeof total === 'number' && format.plural(t.count, total)}
			</p>
			<ul className="grid gap-3">
				{all.map((item) => (
					<li key={keyOf(item)}>{row(item)}</li>
				))}
			</ul>
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

function RowSkeletons() {
	return (
		<div aria-busy="true" className="mt-8 grid gap-3">
			{['a', 'b', 'c'].map((key) => (
				<div key={key} aria-hidden className={rowStyle}>
					<Skeleton className="size-11 rounded-pill!" />
					<div className="min-w-40 flex-1 space-y-2.5">
						<Skeleton className="h-5 w-2/5" />
						<Skeleton className="h-4 w-1/4" />
					</div>
					<Skeleton className="h-11 w-28" />
				</div>
			))}
		</div>
	);
}
