/** A queue of the admins: a tab for each filter, and below it a list that grows page by page. */
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation, useSearch } from 'wouter';
import { GrowingList, type GrowingQuery } from '#web/ui/growing-list.tsx';
import { EmptyState, Skeleton } from '#web/ui/states.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import type { QueueFilters } from './queue-filters.ts';

type QueueTabsProps<Filter extends string> = {
	filters: QueueFilters<Filter>;
	/** The name of the tabs, and of each one. */
	texts: Record<'label' | Filter, string>;
	/** Formatted; only where they are known. */
	counts?: Partial<Record<Filter, string>>;
	children(filter: Filter): ReactNode;
};

export function QueueTabs<Filter extends string>({ filters, texts, counts = {}, children }: QueueTabsProps<Filter>) {
	const [, navigate] = useLocation();
	const visible = filters.from(new URLSearchParams(useSearch()));
	return (
		<Tabs
			label={texts.label}
			value={visible}
			onChange={(key) => navigate(filters.addressOf(filters.all.find((each) => each === key) ?? visible), { replace: true })}
			tabs={filters.all.map((filter) => {
				const count = counts[filter];
				return { key: filter, label: texts[filter], ...(count !== undefined && { count }), content: children(filter) };
			})}
		/>
	);
}

type QueueListProps<Item> = {
	query: GrowingQuery<Item>;
	texts: { error: string; more: string };
	empty: { title: string; hint: string };
	icon: LucideIcon;
	/** Takes the place of cases that are loading. */
	waiting?: ReactNode;
	/** Of the list. */
	className?: string;
	children(item: Item): ReactNode;
};

export function QueueList<Item extends { id: string }>(props: QueueListProps<Item>) {
	const { query, texts, empty, icon: Icon, className = 'grid gap-3', children } = props;
	return (
		<GrowingList
			query={query}
			error={texts.error}
			waiting={props.waiting ?? <Waiting />}
			empty={<EmptyState icon={<Icon aria-hidden />} title={empty.title} hint={empty.hint} />}
			more={texts.more}
			isFramed
		>
			{(items) => (
				<ul className={className}>
					{items.map((item) => (
						<li key={item.id}>{children(item)}</li>
					))}
				</ul>
			)}
		</GrowingList>
	);
}

function Waiting() {
	return (
		<div aria-busy="true" className="grid gap-3">
			<Skeleton className="h-32 w-full rounded-card" />
			<Skeleton className="h-32 w-full rounded-card" />
		</div>
	);
}
