/** An external calendar: state and conflicts with bookings. */
import { CalendarSync as SyncIcon, TriangleAlert } from 'lucide-react';
import { type CalendarSync, refreshSource, removeSource } from '#contract/calendar.ts';
import { call } from '#web/browser/api.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { Button } from '#web/ui/button.tsx';
import type { CalendarTexts } from './texts.en.ts';
import { useSyncMutation } from './use-sync.ts';

type Source = CalendarSync['sources'][number];

export function SourceCard({ carId, source }: { carId: string; source: Source }) {
	const { sync: t } = useScreenTexts<CalendarTexts>();
	const { format } = useLanguage();
	const params = { id: carId, sourceId: source.id };
	const refresh = useSyncMutation(carId, () => call(refreshSource, { params }));
	const remove = useSyncMutation(carId, () => call(removeSource, { params }));
	const busy = refresh.isPending || remove.isPending;
	return (
		<article className="rounded-control border border-line p-4">
			<div className="flex items-start gap-3">
				<SyncIcon aria-hidden className="mt-0.5 size-5 shrink-0 text-info" />
				<div className="min-w-0 flex-1">
					<h3 className="font-medium">
						<bdi>{source.name}</bdi>
					</h3>
					<p dir="ltr" className="truncate text-muted text-xs rtl:text-end">
						{source.url}
					</p>
					<p suppressHydrationWarning className="numbers mt-1 text-muted text-sm">
						{format.plural(t.events, source.events)}
						{' · '}
						{source.succeededAt ? t.readAt(format.date(source.succeededAt, 'moment')) : t.neverRead}
					</p>
				</div>
			</div>
			{source.problem && (
				<p suppressHydrationWarning className="numbers mt-3 rounded-control bg-danger-soft p-2.5 text-danger text-sm">
					{t.problems[source.problem]} {source.succeededAt && t.failingSince(format.date(source.succeededAt, 'moment'))}
				</p>
			)}
			<Conflicts conflicts={source.conflicts} />
			<div className="mt-3 flex flex-wrap gap-2">
				<Button disabled={busy} busy={refresh.isPending && t.reading} onClick={() => refresh.mutate()}>
					{t.readNow}
				</Button>
				<Button variant="quiet" disabled={busy} busy={remove.isPending && t.removing} onClick={() => remove.mutate()}>
					{t.remove}
				</Button>
			</div>
		</article>
	);
}

function Conflicts({ conflicts }: Pick<Source, 'conflicts'>) {
	const { sync: t } = useScreenTexts<CalendarTexts>();
	const { format } = useLanguage();
	if (conflicts.length === 0) return null;
	return (
		<div className="mt-3 rounded-control bg-warning-soft p-3 text-sm text-warning-text">
			<p className="flex items-center gap-2 font-medium">
				<TriangleAlert aria-hidden className="size-4 shrink-0" />
				{t.conflicts}
			</p>
			<ul className="numbers mt-1">
				{conflicts.map(({ startAt, endAt }) => (
					<li key={startAt} suppressHydrationWarning>
						{format.dateRange(startAt, endAt)}
					</li>
				))}
			</ul>
			<p className="mt-1">{t.conflictsHint}</p>
		</div>
	);
}
