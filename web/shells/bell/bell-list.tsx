/** Notification list, 400 px high, grouped by day. Pressing an unread one marks it read; one with a link follows it. */
import { clsx } from 'clsx';
import { BellOff, CheckCheck, X } from 'lucide-react';
import { useLocation } from 'wouter';
import type { Notification } from '#contract/notifications.ts';
import { addDays, ammanDate } from '#contract/time.ts';
import { useLanguage, useTexts } from '#web/i18n/context.tsx';
import type { Language } from '#web/i18n/language.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { GrowingList } from '#web/ui/growing-list.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { BellWaiting } from './bell-waiting.tsx';
import { iconOf } from './icons.ts';
import { unreadOf, useBell, useBellActions, useBellTexts } from './notifications.ts';

type BellActions = ReturnType<typeof useBellActions>;

export default function BellList({ onFollow }: { onFollow(): void }) {
	const t = useBellTexts();
	const { title } = useTexts().bell;
	const bell = useBell();
	const actions = useBellActions();
	return (
		<div className="md:w-96">
			<div className="flex min-h-13 items-center justify-between gap-3 md:border-line md:border-b md:ps-4 md:pe-2">
				<h2 className="font-semibold max-md:sr-only">{title}</h2>
				{unreadOf(bell.data) > 0 && (
					<Button variant="quiet" onClick={() => actions.readAll()} className="-mx-3 px-3 text-primary text-sm md:mx-0">
						<CheckCheck aria-hidden className="size-4" />
						{t.readAll}
					</Button>
				)}
			</div>
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is to be scrolled by keys too */}
			<section aria-label={title} tabIndex={0} className="h-[400px] overflow-y-auto overscroll-contain max-md:-mx-5">
				<GrowingList
					query={bell}
					waiting={<BellWaiting />}
					empty={<EmptyState icon={<BellOff aria-hidden />} title={t.empty} hint={t.emptyHint} />}
					more={t.more}
					moreClassName="flex justify-center p-3"
				>
					{(items) =>
						[...daysOf(items)].map(([day, ofDay]) => <Day key={day} day={day} items={ofDay} actions={actions} onFollow={onFollow} />)
					}
				</GrowingList>
			</section>
		</div>
	);
}

const daysOf = (items: readonly Notification[]) => Map.groupBy(items, ({ createdAt }) => ammanDate(new Date(createdAt)));

type DayProps = { day: string; items: readonly Notification[]; actions: BellActions; onFollow(): void };

function Day({ day, items, actions, onFollow }: DayProps) {
	const { format } = useLanguage();
	const today = ammanDate(new Date());
	const t = useBellTexts();
	const words = day === today ? t.today : day === addDays(today, -1) ? t.yesterday : format.date(day, 'full');
	return (
		<section>
			<h3 className="sticky top-0 z-10 bg-surface px-4 py-2 font-semibold text-muted text-sm">{words}</h3>
			<ul>
				{items.map((item) => (
					<Line key={item.id} item={item} actions={actions} onFollow={onFollow} />
				))}
			</ul>
		</section>
	);
}

function Line({ item, actions, onFollow }: { item: Notification; actions: BellActions; onFollow(): void }) {
	const t = useBellTexts();
	const { language, format } = useLanguage();
	const [, navigate] = useLocation();
	const press = () => {
		if (!item.isRead) actions.read(item.id);
		if (!item.actionUrl) return;
		onFollow();
		if (item.actionUrl.startsWith('/')) navigate(item.actionUrl);
		else location.assign(item.actionUrl);
	};
	const Icon = iconOf(item.type);
	const title = inLanguage(item.title, language);
	return (
		<li data-testid="notification" data-read={item.isRead} className="flex items-start pe-1 hover:bg-sunken">
			<button type="button" onClick={press} className="flex min-w-0 flex-1 items-start gap-3 py-3 ps-4 text-start outline-offset-[-2px]">
				<span
					className={clsx(
						'grid size-9 shrink-0 place-items-center rounded-pill',
						item.isRead ? 'bg-sunken text-muted' : 'bg-primary-soft text-primary',
					)}
				>
					<Icon aria-hidden className="size-5" />
				</span>
				<span className="min-w-0 flex-1">
					<span className={clsx('wrap-anywhere flex items-start gap-2', item.isRead ? 'font-medium text-muted' : 'font-semibold')}>
						{title}
						{!item.isRead && <span aria-hidden className="mt-2 size-2 shrink-0 rounded-pill bg-primary" />}
					</span>
					<span className="wrap-anywhere block text-muted text-sm">{inLanguage(item.body, language)}</span>
					<time dateTime={item.createdAt} className="mt-1 block text-muted text-xs">
						{format.date(item.createdAt, 'time')}
					</time>
				</span>
			</button>
			<IconButton label={t.remove(title)} onClick={() => actions.remove(item.id)} className="mt-1 text-muted">
				<X aria-hidden className="size-4" />
			</IconButton>
		</li>
	);
}

/** Plain text, or text in both languages; English if the reader's is missing. */
function inLanguage(text: string | { en: string; ar?: string }, language: Language): string {
	return typeof text === 'string' ? text : (text[language] ?? text.en);
}
