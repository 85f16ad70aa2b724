/** External calendars: the feed address of this calendar, and the calendars it reads. */
import { useQuery } from '@tanstack/react-query';
import { getSync } from '#contract/calendar.ts';
import { queryFor, refetchOnVisit } from '#web/browser/queries.ts';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { Skeleton } from '#web/ui/states.tsx';
import { AddSource } from './add-source.tsx';
import { FeedPanel } from './feed-panel.tsx';
import { SourceCard } from './source-card.tsx';
import type { CalendarTexts } from './texts.en.ts';

export default function SyncTab({ carId }: { carId: string }) {
	const { sync: t } = useScreenTexts<CalendarTexts>();
	const { data, error, refetch, isFetching } = useQuery({ ...queryFor(getSync, { params: { id: carId } }), ...refetchOnVisit });
	if (error && !data) return <ErrorState title={t.error} error={error} retry={() => void refetch()} busy={isFetching} />;
	if (!data) return <Skeleton className="h-64 rounded-card" />;
	return (
		<div className="grid items-start gap-6 lg:grid-cols-2">
			<Panel title={t.sources} lead={t.sourcesLead}>
				{data.sources.length === 0 && <p className="mb-5 text-muted">{t.noSources}</p>}
				<ul className="mb-5 grid gap-4 empty:hidden">
					{data.sources.map((source) => (
						<li key={source.id}>
							<SourceCard carId={carId} source={source} />
						</li>
					))}
				</ul>
				<AddSource carId={carId} />
			</Panel>
			<FeedPanel carId={carId} feedUrl={data.feedUrl} />
		</div>
	);
}
