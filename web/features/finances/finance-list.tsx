/** A list of payments that grows page by page, with the appearance and texts that all of them share. */
import type { ReactNode } from 'react';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { GrowingList, type GrowingQuery } from '#web/ui/growing-list.tsx';
import { Skeleton } from '#web/ui/states.tsx';
import type { FinanceTexts } from './texts.en.ts';

type FinanceListProps<Item> = {
	found: GrowingQuery<Item>;
	/** Title of the error message, which names what could not be loaded. */
	error: string;
	empty: ReactNode;
	children(items: readonly Item[]): ReactNode;
};

export function FinanceList<Item>({ found, error, empty, children }: FinanceListProps<Item>) {
	const t = useScreenTexts<{ finance: FinanceTexts }>().finance;
	return (
		<GrowingList query={found} error={error} empty={empty} more={t.more} waiting={<Waiting />} isFramed>
			{children}
		</GrowingList>
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
