/** Waiting identity checks, one after another: the queue at the side, the documents large, decided by keys alone if wanted. */
import { ChevronLeft, IdCard } from 'lucide-react';
import { useState } from 'react';
import { useSearch } from 'wouter';
import { adminStats, adminWaiting } from '#contract/admin.ts';
import type { PendingCheck } from '#contract/kyc.ts';
import { nameOfCheck } from '#web/features/admin/identity-queue.tsx';
import { writtenName } from '#web/features/people/people.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { IconButton } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Checkbox } from '#web/ui/field.tsx';
import { EmptyState, Skeleton } from '#web/ui/states.tsx';
import { CheckPane } from './check-pane.tsx';
import type { ReviewTexts } from './texts.en.ts';
import { type Undoable, UndoBar } from './undo-bar.tsx';
import { useKeys } from './use-keys.ts';
import { useReviewQueue } from './use-review-queue.ts';

const REFRESHES = [adminWaiting, adminStats];
const KEPT = 20;

export default function ReviewScreen() {
	const { desk, ...t } = useScreenTexts<ReviewTexts>();
	const { format } = useLanguage();
	const queue = useReviewQueue(new URLSearchParams(useSearch()).get('person'));
	const [made, setMade] = useState<readonly Undoable[]>([]);
	const [hasKeys, setKeys] = useState(true);
	const [hasMoved, setMoved] = useState(false);
	const { checks, index, open, results } = queue;
	const move = (step: 1 | -1) => () => {
		setMoved(true);
		queue.move(step);
	};
	useKeys({ j: move(1), k: move(-1) }, hasKeys);
	const decided = (last: Undoable) => {
		setMoved(true);
		setMade((before) => [...before.slice(-KEPT), last]);
		queue.settle(last.check);
	};
	const undone = (check: PendingCheck) => {
		setMoved(true);
		setMade((before) => before.filter((each) => each.check !== check));
		queue.restore(check);
	};
	return (
		<div>
			<div className="flex flex-wrap items-center gap-x-4 gap-y-2">
				<h1 className="text-2xl md:text-3xl">{t.heading}</h1>
				<p role="status" className="numbers text-muted text-sm" data-testid="review-waiting">
					{results.data && format.plural(t.waiting, queue.waiting)}
				</p>
				<div className="ms-auto flex items-center">
					<IconButton label={t.previous} aria-keyshortcuts="K" disabled={index <= 0} onClick={move(-1)}>
						<ChevronLeft aria-hidden className="size-5 rtl:-scale-x-100" />
					</IconButton>
					<IconButton label={t.next} aria-keyshortcuts="J" disabled={index >= checks.length - 1} onClick={move(1)}>
						<ChevronLeft aria-hidden className="size-5 -scale-x-100 rtl:scale-x-100" />
					</IconButton>
				</div>
			</div>
			<Keys hasKeys={hasKeys} onChange={setKeys} />
			<div className="grid items-start gap-6 lg:grid-cols-[13rem_minmax(0,1fr)]">
				<QueueList
					checks={checks}
					openId={open?.userId ?? null}
					onChoose={(userId) => {
						setMoved(true);
						queue.choose(userId);
					}}
				/>
				<div className="grid min-w-0 gap-4">
					<UndoBar made={made} hasKeys={hasKeys} refreshes={REFRESHES} onUndone={undone} />
					{results.error && !results.data && (
						<ErrorState title={desk.identity.error} error={results.error} retry={() => void results.refetch()} busy={results.isFetching} />
					)}
					{open ? (
						<CheckPane
							key={`${open.userId} ${open.submittedAt}`}
							check={open}
							hasKeys={hasKeys}
							takesFocus={hasMoved}
							refreshes={REFRESHES}
							onDecided={decided}
						/>
					) : (
						!results.error && (results.isFetching ? <Skeleton className="h-96 w-full rounded-card" /> : <Nobody />)
					)}
				</div>
			</div>
		</div>
	);
}

function Nobody() {
	const { empty } = useScreenTexts<ReviewTexts>().desk.identity;
	return <EmptyState icon={<IdCard aria-hidden />} title={empty.title} hint={empty.hint} />;
}

type QueueListProps = { checks: readonly PendingCheck[]; openId: string | null; onChoose(userId: string): void };

/** On a phone the two arrows take its place. */
function QueueList({ checks, openId, onChoose }: QueueListProps) {
	const { desk, ...t } = useScreenTexts<ReviewTexts>();
	const { format, language } = useLanguage();
	return (
		<nav aria-label={t.queue} className="max-lg:hidden lg:sticky lg:top-(--header-height)">
			<ul className="max-h-[calc(100dvh-var(--header-height)-2rem)] divide-y divide-line overflow-y-auto rounded-card border border-line bg-surface">
				{checks.map((check) => (
					<li key={`${check.userId} ${check.submittedAt}`}>
						<button
							type="button"
							aria-current={check.userId === openId ? 'true' : undefined}
							onClick={() => onChoose(check.userId)}
							className="block min-h-11 w-full px-3 py-2 text-start text-sm hover:bg-sunken aria-[current]:bg-primary-soft"
						>
							<bdi className="block truncate font-medium">{nameOfCheck(check, language)}</bdi>
							<span suppressHydrationWarning className="numbers block text-muted text-xs">
								{check.reviewer ? desk.identity.openAt(writtenName(check.reviewer, language)) : format.date(check.submittedAt)}
							</span>
						</button>
					</li>
				))}
			</ul>
		</nav>
	);
}

/** Single letters can be switched off, for people who dictate. */
function Keys({ hasKeys, onChange }: { hasKeys: boolean; onChange(hasKeys: boolean): void }) {
	const { keys: t } = useScreenTexts<ReviewTexts>();
	return (
		<details className="mt-2 mb-4 text-sm max-md:hidden">
			<summary className="min-h-8 cursor-pointer text-muted">{t.title}</summary>
			<dl className="mt-2 grid max-w-2xl grid-cols-[auto_1fr] gap-x-4 gap-y-1 sm:grid-cols-[auto_1fr_auto_1fr]">
				{t.all.map(({ key, act }) => (
					<div key={key} className="contents">
						<dt>
							<kbd dir="ltr">{key}</kbd>
						</dt>
						<dd className="text-muted">{act}</dd>
					</div>
				))}
			</dl>
			<Checkbox label={t.on} checked={hasKeys} onChange={({ currentTarget }) => onChange(currentTarget.checked)} className="mt-2" />
		</details>
	);
}
