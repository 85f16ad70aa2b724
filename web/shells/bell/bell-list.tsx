/** The list behind the bell, 400 px high: today's first. A press on an unread one marks it read; one with an address leads there. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { BellOff } from 'lucide-react';
import { useLocation } from 'wouter';
import { listNotifications, type Notification, readNotification } from '#contract/notifications.ts';
import { ammanDate } from '#contract/time.ts';
import { call } from '../../api.ts';
import { useLanguage } from '../../i18n/context.tsx';
import type { Language } from '../../i18n/language.ts';
import { logFailure } from '../../page/log.ts';
import { read, readsPath } from '../../queries.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { EmptyState, Skeleton } from '../../ui/states.tsx';
import { iconOf } from './icons.ts';

export default function BellList({ onFollow }: { onFollow(): void }) {
	const { texts } = useLanguage();
	const { data, error, refetch, isFetching } = useQuery(read(listNotifications));
	const today = ammanDate(new Date());
	const isToday = ({ createdAt }: Notification) => ammanDate(new Date(createdAt)) === today;
	return (
		<div className="h-[400px] overflow-y-auto overscroll-contain md:w-96">
			{!data && !error && <Waiting />}
			{error && <ErrorState error={error} retry={() => void refetch()} busy={isFetching} />}
			{data?.length === 0 && <EmptyState icon={<BellOff aria-hidden />} title={texts.bell.empty} hint={texts.bell.emptyHint} />}
			{data && (
				<>
					<Group title={texts.bell.today} items={data.filter(isToday)} onFollow={onFollow} />
					<Group title={texts.bell.earlier} items={data.filter((each) => !isToday(each))} onFollow={onFollow} />
				</>
			)}
		</div>
	);
}

function Group({ title, items, onFollow }: { title: string; items: Notification[]; onFollow(): void }) {
	if (items.length === 0) return null;
	return (
		<section>
			<h3 className="sticky top-0 z-10 bg-surface px-4 py-2 font-semibold text-muted text-sm">{title}</h3>
			<ul>
				{items.map((item) => (
					<li key={item.id}>
						<Line item={item} onFollow={onFollow} />
					</li>
				))}
			</ul>
		</section>
	);
}

function Line({ item, onFollow }: { item: Notification; onFollow(): void }) {
	const { language, format } = useLanguage();
	const client = useQueryClient();
	const [, navigate] = useLocation();
	const markRead = useMutation({
		mutationFn: () => call(readNotification, { params: { id: item.id } }),
		onSuccess: () => client.invalidateQueries({ predicate: readsPath(listNotifications.path) }),
		onError: (error) => logFailure('a notification was not marked read', error),
	});
	const press = () => {
		if (!item.isRead) markRead.mutate();
		if (!item.actionUrl) return;
		onFollow();
		if (item.actionUrl.startsWith('/')) navigate(item.actionUrl);
		else location.assign(item.actionUrl);
	};
	const Icon = iconOf(item.type);
	return (
		<button type="button" onClick={press} className="relative flex w-full items-start gap-3 px-4 py-3 text-start hover:bg-sunken">
			<span
				className={clsx(
					'grid size-9 shrink-0 place-items-center rounded-pill',
					item.isRead ? 'bg-sunken text-muted' : 'bg-primary-soft text-primary',
				)}
			>
				<Icon aria-hidden className="size-5" />
			</span>
			<span className="min-w-0 flex-1">
				<span className={clsx('block', item.isRead ? 'font-medium text-muted' : 'font-semibold')}>{inLanguage(item.title, language)}</span>
				<span className="block text-muted text-sm">{inLanguage(item.body, language)}</span>
				<time dateTime={item.createdAt} className="mt-1 block text-muted text-xs">
					{format.date(item.createdAt, 'moment')}
				</time>
			</span>
			{!item.isRead && <span aria-hidden className="mt-2 size-2 shrink-0 rounded-pill bg-primary" />}
		</button>
	);
}

/** Plain text, or the same in both languages; English where the reader's is missing. */
function inLanguage(text: string | { en: string; ar?: string }, language: Language): string {
	return typeof text === 'string' ? text : (text[language] ?? text.en);
}

function Waiting() {
	return (
		<div className="space-y-4 p-4" aria-busy="true">
			{['a', 'b', 'c', 'd'].map((key) => (
				<div key={key} className="flex gap-3">
					<Skeleton className="size-9 rounded-pill" />
					<div className="flex-1 space-y-2">
						<Skeleton className="h-4 w-2/3" />
						<Skeleton className="h-3 w-full" />
					</div>
				</div>
			))}
		</div>
	);
}
