/** A list for admins that grows page by page, with the total number of its rows. */
import type { ReactNode } from 'react';
import { useFormat, useScreenTexts } from '#web/i18n/context.tsx';
import { GrowingList, type GrowingQuery } from '#web/ui/growing-list.tsx';
import { Skeleton } from '#web/ui/states.tsx';
import type { DeskTexts } from './texts.en.ts';

export const card = 'rounded-card border border-line bg-surface';
export const rowStyle = `${card} flex flex-wrap items-center gap-x-4 gap-y-3 p-4`;

type RowsProps<Item> = {
	results: GrowingQuery<Item>;
	keyOf(item: Item): string;
	row(item: Item): ReactNode;
	error: string;
	empty: ReactNode;
};

export function Rows<Item>({ results, keyOf, row, error, empty }: RowsProps<Item>) {
	const { list: t } = useScreenTexts<{ desk: DeskTexts }>().desk;
	return (
		<GrowingList query={results} error={error} empty={empty} more={t.more} waiting={<RowSkeletons />} isFramed>
			{(items) => (
				<>
					<ListCount of={results.data?.pages[0]} />
					<ul className="grid gap-3">
						{items.map((item) => (
							<li key={keyOf(item)}>{row(item)}</li>
						))}
					</ul>
				</>
			)}
		</GrowingList>
	);
}

/** Total number of rows, also of pages that are not loaded. */
export function ListCount({ of: first }: { of: { total: number | null; capped: boolean } | undefined }) {
	const { list: t } = useScreenTexts<{ desk: DeskTexts }>().desk;
	const format = useFormat();
	return (
		<p role="status" className="numbers mb-3 min-h-5 text-muted text-sm">
			{typeof first?.total === 'number' && (first.capped ? t.countCapped(format.number(first.total)) : format.plural(t.count, first.total))}
		</p>
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
