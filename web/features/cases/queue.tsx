/** A queue of the admins: a tab for each filter, and below it a list that grows page by page. */
import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { ApiError } from '#web/browser/fetching.ts';
import { type Page, type ReadKey, refetchOnVisit } from '#web/browser/queries.ts';
import { GrowingList } from '#web/ui/growing-list.tsx';
import { EmptyState, Skeleton } from '#web/ui/states.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import type { QueueFilters } from './queue-filters.ts';

type QueueTexts<Filter extends string> = {
	heading: string;
	/** The name of the tabs, and of each one. */
	tabs: Record<'label' | Filter, string>;
	error: string;
	more: string;
	empty: Record<Filter, { title: string; hint: string }>;
};

type CaseQueueProps<Filter extends string, Item> = {
	filters: QueueFilters<Filter>;
	texts: QueueTexts<Filter>;
	icon: LucideIcon;
	/** `infiniteQueryFor` of the call, with the filter. */
	queryOf(filter: Filter): QueueQuery<Item>;
	children(item: Item): ReactNode;
};

/** The whole screen of a queue. */
export function CaseQueue<Filter extends string, Item extends { id: string }>(props: CaseQueueProps<Filter, Item>) {
	const { filters, texts, icon, queryOf, children } = props;
	return (
		<div className="mx-auto max-w-5xl">
			<h1 className="text-2xl md:text-3xl">{texts.heading}</h1>
			<div className="mt-4">
				<QueueTabs filters={filters} texts={texts.tabs}>
					{(filter) => (
						<QueueList query={queryOf(filter)} texts={texts} empty={texts.empty[filter]} icon={icon}>
							{children}
						</QueueList>
					)}
				</QueueTabs>
			</div>
		</div>
	);
}

type QueueTabsProps<Filter extends string> = {
	filters: QueueFilters<Filter>;
	texts: QueueTexts<Filter>['tabs'];
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

type QueueQuery<Item> = {
	queryKey: ReadKey;
	initialPageParam: null;
	getNextPageParam(last: Page<Item>): string | null;
};

type QueueListProps<Item> = {
	query: QueueQuery<Item>;
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
	const results = useInfiniteQuery<Page<Item>, ApiError, InfiniteData<Page<Item>>, ReadKey, string | null>({ ...query, ...refetchOnVisit });
	return (
		<GrowingList
			query={results}
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
