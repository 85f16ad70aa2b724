/** Waiting items, one after another: the queue at the side, the documents large, operable by keyboard alone. */
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { ChevronLeft } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { adminStats, adminWaiting } from '#contract/admin.ts';
import { UNDO_SECONDS } from '#contract/identity-review.ts';
import { Link } from '#web/browser/navigation/link.tsx';
import { queryFor } from '#web/browser/queries.ts';
import { writtenName } from '#web/features/people/people.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import type { Forms } from '#web/i18n/format.ts';
import { IconButton } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Checkbox } from '#web/ui/field.tsx';
import { useMounted } from '#web/ui/lazy-component.tsx';
import { Skeleton } from '#web/ui/states.tsx';
import { type ReviewQueue, reviews } from '../list-queries.ts';
import type { DeskTexts } from '../texts.en.ts';
import type { SharedReviewTexts } from './texts.en.ts';
import { type Undoable, UndoBar } from './undo-bar.tsx';
import { useKeys } from './use-keys.ts';
import { keyIn, type Reviewed, type ReviewKind, useReviewQueue } from './use-review-queue.ts';

/** Counts to refetch after a decision. The queue itself is not refetched, because it removes decided items. */
export const REVIEW_REFRESHES = [adminWaiting, adminStats];
const MAX_UNDOABLE = 20;
const SECOND_MS = 1000;

export type ReviewTextsOfOne = {
	desk: DeskTexts;
	review: SharedReviewTexts;
	heading: string;
	waiting: Forms;
	queue: string;
	previous: string;
	next: string;
	failedToLoad: string;
	keys: ReadonlyArray<{ key: string; act: string }>;
};

export type PaneProps<Item> = {
	item: Item;
	hasKeys: boolean;
	/** The item was opened by a decision or a choice, so the focus moves to it. */
	takesFocus: boolean;
	onDecided(status: 'APPROVED' | 'REJECTED'): void;
	/** Called if the item was changed or decided elsewhere. */
	onOutdated(): void;
};

type ReviewDeskProps<Item extends Reviewed> = {
	kind: ReviewKind<Item>;
	which: ReviewQueue;
	/** The item to begin with. */
	first: string | null;
	nameOf(item: Item): string;
	/** Name of the reviewed part, if an item is only a part of something. */
	partOf?(item: Item): string;
	sinceOf(item: Item): string;
	undo(item: Item): Promise<unknown>;
	empty: ReactNode;
	/** Remounted for each item. */
	Pane(props: PaneProps<Item>): ReactNode;
};

export function ReviewDesk<Item extends Reviewed>(props: ReviewDeskProps<Item>) {
	const { kind, which, first, nameOf, partOf, sinceOf, undo, empty, Pane } = props;
	const t = useScreenTexts<ReviewTextsOfOne>();
	const { format } = useLanguage();
	const queue = useReviewQueue(kind, first);
	const [made, setMade] = useState<ReadonlyArray<Undoable<Item>>>([]);
	const [hasKeys, setKeys] = useState(true);
	const [hasMoved, setMoved] = useState(false);
	const { items, index, open, results } = queue;
	const wholeNameOf = (item: Item) => (partOf ? `${nameOf(item)} · ${partOf(item)}` : nameOf(item));
	const move = (step: 1 | -1) => () => {
		setMoved(true);
		queue.move(step);
	};
	useKeys({ j: move(1), k: move(-1) }, hasKeys);
	const decided = (item: Item) => (status: 'APPROVED' | 'REJECTED') => {
		setMoved(true);
		setMade((before) => [...before.slice(-MAX_UNDOABLE), { item, status, until: Date.now() + UNDO_SECONDS * SECOND_MS }]);
		queue.settle(item);
	};
	const undone = (item: Item) => {
		setMoved(true);
		setMade((before) => before.filter((each) => each.item !== item));
		queue.restore(item);
	};
	return (
		<div>
			<div className="flex items-start gap-x-4">
				<div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4">
					<h1 className="text-2xl md:text-3xl">{t.heading}</h1>
					<p role="status" className="numbers text-muted text-sm" data-testid="review-waiting">
						{results.data && format.plural(t.waiting, queue.waiting)}
					</p>
				</div>
				<div className="flex items-center">
					<IconButton label={t.previous} aria-keyshortcuts="K" disabled={index <= 0} onClick={move(-1)}>
						<ChevronLeft aria-hidden className="size-5 rtl:-scale-x-100" />
					</IconButton>
					<IconButton label={t.next} aria-keyshortcuts="J" disabled={index >= items.length - 1} onClick={move(1)}>
						<ChevronLeft aria-hidden className="size-5 -scale-x-100 rtl:scale-x-100" />
					</IconButton>
				</div>
			</div>
			<Queues which={which} />
			<Keys hasKeys={hasKeys} onChange={setKeys} />
			<div className="grid items-start gap-6 max-md:mt-4 lg:grid-cols-[13rem_minmax(0,1fr)]">
				<nav aria-label={t.queue} className="max-lg:hidden lg:sticky lg:top-(--header-height)">
					{items.length > 0 && (
						<ul className="max-h-[calc(100dvh-var(--header-height)-2rem)] divide-y divide-line overflow-y-auto rounded-card border border-line bg-surface">
							{items.map((item) => (
								<li key={keyIn(kind, item)}>
									<QueueEntry
										name={nameOf(item)}
										part={partOf?.(item)}
										since={sinceOf(item)}
										reviewer={item.reviewer}
										isOpen={item === open}
										onChoose={() => {
											setMoved(true);
											queue.choose(kind.idOf(item));
										}}
									/>
								</li>
							))}
						</ul>
					)}
				</nav>
				<div className="grid min-w-0 gap-4">
					<UndoBar made={made} nameOf={wholeNameOf} hasKeys={hasKeys} refreshes={REVIEW_REFRESHES} undo={undo} onUndone={undone} />
					{results.error && !results.data && (
						<ErrorState title={t.failedToLoad} error={results.error} retry={() => void results.refetch()} busy={results.isFetching} />
					)}
					{open ? (
						<Pane
							key={keyIn(kind, open)}
							item={open}
							hasKeys={hasKeys}
							takesFocus={hasMoved}
							onDecided={decided(open)}
							onOutdated={() => void results.refetch()}
						/>
					) : (
						!results.error && (results.isFetching ? <Skeleton className="h-96 w-full rounded-card" /> : empty)
					)}
				</div>
			</div>
		</div>
	);
}

/** Links between the reviews, with the number of waiting items. */
function Queues({ which }: { which: ReviewQueue }) {
	const { review: t } = useScreenTexts<ReviewTextsOfOne>();
	const { format } = useLanguage();
	// The menu reads the same query.
	const { data: waiting } = useQuery({ ...queryFor(adminWaiting), enabled: useMounted() });
	return (
		<nav aria-label={t.queues.label} className="mt-3 border-line border-b">
			<ul className="relative -mb-px -mx-2 flex gap-2 overflow-x-auto whitespace-nowrap max-md:gap-0">
				{(Object.keys(reviews) as ReviewQueue[]).map((queue) => (
					<li key={queue}>
						<Link
							href={reviews[queue]}
							aria-current={queue === which ? 'page' : undefined}
							className={clsx(
								'flex min-h-11 items-center gap-2 border-b-2 px-2 font-medium',
								queue === which ? 'border-primary' : 'border-transparent text-muted hover:text-ink',
							)}
						>
							{t.queues[queue]}
							{waiting && waiting[queue] > 0 && (
								<span className="numbers text-muted text-sm">
									<span aria-hidden>{format.number(waiting[queue])}</span>
									<span className="sr-only">{format.plural(t.waiting, waiting[queue])}</span>
								</span>
							)}
						</Link>
					</li>
				))}
			</ul>
		</nav>
	);
}

type QueueEntryProps = Reviewed & { name: string; part: string | undefined; since: string; isOpen: boolean; onChoose(): void };

/** On a phone two arrows replace the list. */
function QueueEntry({ name, part, since, reviewer, isOpen, onChoose }: QueueEntryProps) {
	const { desk } = useScreenTexts<ReviewTextsOfOne>();
	const { format, language } = useLanguage();
	return (
		<button
			type="button"
			aria-current={isOpen ? 'true' : undefined}
			onClick={onChoose}
			className="block min-h-11 w-full px-3 py-2 text-start text-sm hover:bg-sunken aria-[current]:bg-primary-soft"
		>
			<bdi className="name-line font-medium">{name}</bdi>
			{part && <span className="block truncate text-xs">{part}</span>}
			<span suppressHydrationWarning className="numbers block text-muted text-xs">
				{reviewer ? desk.identity.openAt(writtenName(reviewer, language)) : format.date(since)}
			</span>
		</button>
	);
}

/** Single letters can be switched off, for people who dictate. */
function Keys({ hasKeys, onChange }: { hasKeys: boolean; onChange(hasKeys: boolean): void }) {
	const { keys, review: t } = useScreenTexts<ReviewTextsOfOne>();
	return (
		<details className="mt-2 mb-4 text-sm max-md:hidden">
			<summary className="min-h-8 cursor-pointer text-muted">{t.keys.title}</summary>
			<dl className="mt-2 grid max-w-2xl grid-cols-[auto_1fr] gap-x-4 gap-y-1 sm:grid-cols-[auto_1fr_auto_1fr]">
				{keys.map(({ key, act }) => (
					<div key={key} className="contents">
						<dt>
							<kbd dir="ltr">{key}</kbd>
						</dt>
						<dd className="text-muted">{act}</dd>
					</div>
				))}
			</dl>
			<Checkbox label={t.keys.on} checked={hasKeys} onChange={({ currentTarget }) => onChange(currentTarget.checked)} className="mt-2" />
		</details>
	);
}
