/** A queue of the admins: a tab for each filter, and below it a list that grows page by page. */
import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query';
import { type LucideIcon, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { AmountOrder } from '#contract/paging.ts';
import type { ApiError } from '#web/browser/fetching.ts';
import { type Page, type ReadKey, refetchOnVisit } from '#web/browser/queries.ts';
import { ListCount } from '#web/features/admin/admin-list.tsx';
import { SearchForm, useOrderChoice } from '#web/features/admin/search-form.tsx';
import type { DeskTexts } from '#web/features/admin/texts.en.ts';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { GrowingList, useRememberedPages } from '#web/ui/growing-list.tsx';
import { EmptyState, Skeleton } from '#web/ui/states.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import type { QueueFilters, SearchedFilters } from './queue-filters.ts';

type QueueTexts<Filter extends string> = {
	desk: DeskTexts;
	heading: string;
	/** Accessible name of the tab list, and name of each tab. */
	tabs: Record<'label' | Filter, string>;
	error: string;
	more: string;
	empty: Record<Filter, { title: string; hint: string }>;
};

type CaseQueueProps<Filter extends string, Order extends AmountOrder, Item> = {
	filters: SearchedFilters<Filter, Order>;
	texts: QueueTexts<Filter>;
	/** Key of the label of the search field. */
	find?: keyof DeskTexts['list']['find'];
	icon: LucideIcon;
	/** `infiniteQueryFor` of the call, with the filter and the search. */
	queryOf(filter: Filter, search: { q?: string; order?: Order }): QueueQuery<Item>;
	className?: string;
	children(item: Item): ReactNode;
};

/** Screen of a queue. */
export function CaseQueue<Filter extends string, Order extends AmountOrder, Item extends { id: string }>(
	props: CaseQueueProps<Filter, Order, Item>,
) {
	const { texts } = props;
	return (
		<div className="mx-auto max-w-5xl">
			<h1 className="text-2xl md:text-3xl">{texts.heading}</h1>
			<div className="mt-4">
				<SearchedQueue {...props} />
			</div>
		</div>
	);
}

type SearchedQueueProps<Filter extends string, Order extends AmountOrder, Item> = Omit<CaseQueueProps<Filter, Order, Item>, 'texts'> & {
	texts: Omit<QueueTexts<Filter>, 'heading'>;
	counts?: Partial<Record<Filter, string>>;
};

/** The tabs of a queue, and in each of them its search and its list. */
export function SearchedQueue<Filter extends string, Order extends AmountOrder, Item extends { id: string }>(
	props: SearchedQueueProps<Filter, Order, Item>,
) {
	const { filters, texts, find = 'booking', icon, queryOf, counts, className, children } = props;
	const query = new URLSearchParams(useSearch());
	const search = filters.searchIn(query);
	return (
		<QueueTabs filters={filters} texts={texts.tabs} {...(counts && { counts })}>
			{(filter) => (
				<>
					<QueueSearch filters={filters} filter={filter} find={find} query={query} label={texts.tabs[filter]} />
					<QueueList
						query={queryOf(filter, search)}
						texts={texts}
						empty={search.q ? texts.desk.list.nothing : texts.empty[filter]}
						icon={search.q ? SearchX : icon}
						{...(className && { className })}
					>
						{children}
					</QueueList>
				</>
			)}
		</QueueTabs>
	);
}

type QueueSearchProps<Filter extends string> = {
	filters: SearchedFilters<Filter>;
	filter: Filter;
	find: keyof DeskTexts['list']['find'];
	query: URLSearchParams;
	label: string;
};

function QueueSearch<Filter extends string>({ filters, filter, find, query, label }: QueueSearchProps<Filter>) {
	const { find: t } = useScreenTexts<{ desk: DeskTexts }>().desk.list;
	const order = useOrderChoice(filters.usualOrder(filter), filters.orders);
	return (
		<SearchForm
			label={label}
			path={filters.path}
			kept={filters.kept(filter)}
			words={[{ name: 'q', label: t[find] }]}
			choices={[order]}
			query={query}
			list={filters.list}
		/>
	);
}

type QueueTabsProps<Filter extends string> = {
	filters: QueueFilters<Filter>;
	texts: Record<'label' | Filter, string>;
	/** Formatted numbers, as far as they are loaded. */
	counts?: Partial<Record<Filter, string>>;
	children(filter: Filter): ReactNode;
};

export function QueueTabs<Filter extends string>({ filters, texts, counts = {}, children }: QueueTabsProps<Filter>) {
	const [, navigate] = useLocation();
	const query = new URLSearchParams(useSearch());
	const visible = filters.from(query);
	const addressOf = (key: string) => filters.addressOf(filters.all.find((each) => each === key) ?? visible, query.get('q'));
	return (
		<Tabs
			label={texts.label}
			value={visible}
			onChange={(key) => navigate(addressOf(key), { replace: true })}
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
	/** Classes of the list. */
	className?: string;
	children(item: Item): ReactNode;
};

function QueueList<Item extends { id: string }>(props: QueueListProps<Item>) {
	const { query, texts, empty, icon: Icon, className = 'grid gap-3', children } = props;
	const results = useInfiniteQuery<Page<Item>, ApiError, InfiniteData<Page<Item>>, ReadKey, string | null>({ ...query, ...refetchOnVisit });
	useRememberedPages(results);
	return (
		<GrowingList
			query={results}
			error={texts.error}
			waiting={<Waiting />}
			empty={<EmptyState icon={<Icon aria-hidden />} title={empty.title} hint={empty.hint} />}
			more={texts.more}
			isFramed
		>
			{(items) => (
				<>
					<ListCount of={results.data?.pages[0]} />
					<ul className={className}>
						{items.map((item) => (
							<li key={item.id}>{children(item)}</li>
						))}
					</ul>
				</>
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
