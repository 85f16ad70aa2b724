/** The owner's record: answer time, completed trips, and cancellations. Figures without any data are left out. */
import { useQuery } from '@tanstack/react-query';
import { CalendarX2, Clock, Route } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import type { FurtherTexts } from './further/texts.en.ts';
import { ownerRecordOf } from './loader.ts';

const HOUR = 60;

export function OwnerFigures({ carId }: { carId: string }) {
	const { record: t } = useScreenTexts<FurtherTexts>();
	const { format } = useLanguage();
	const { data } = useQuery(ownerRecordOf(carId));
	if (!data) return null;
	const { typicalAnswerMinutes: minutes, completedTrips, cancellations, tripsOfYear } = data;
	return (
		<ul className="numbers mt-4 flex flex-wrap gap-x-6 gap-y-2 text-sm" data-testid="owner-record">
			<Figure icon={Route}>{completedTrips > 0 ? format.plural(t.trips, completedTrips) : t.noTrips}</Figure>
			{minutes !== null && (
				<Figure icon={Clock}>{minutes < HOUR ? t.withinHour : format.plural(t.withinHours, Math.round(minutes / HOUR))}</Figure>
			)}
			{(completedTrips > 0 || cancellations > 0) && (
				<Figure icon={CalendarX2}>
					{cancellations > 0 ? t.cancellations(format.number(cancellations), format.number(tripsOfYear)) : t.noCancellations}
				</Figure>
			)}
		</ul>
	);
}

function Figure({ icon: Icon, children }: { icon: ComponentType<{ className?: string }>; children: ReactNode }) {
	return (
		<li className="flex items-center gap-2">
			<Icon aria-hidden className="size-4 shrink-0 text-muted" />
			{children}
		</li>
	);
}
