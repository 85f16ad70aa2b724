/** Legend of the occupancy bars. */
import { clsx } from 'clsx';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { type OccupancyKind, occupancyStyle } from './month-days.ts';
import type { CalendarTexts } from './texts.en.ts';

export function Legend() {
	const { legend: t } = useScreenTexts<CalendarTexts>().month;
	const kinds: ReadonlyArray<[OccupancyKind, string]> = [
		['CONFIRMED', t.booked],
		['REQUESTED', t.requested],
		['HELD', t.held],
		['BLOCK', t.blocked],
		['IMPORT', t.imported],
	];
	return (
		<ul className="flex flex-wrap gap-x-4 gap-y-1.5 text-muted text-xs">
			{kinds.map(([kind, label]) => (
				<li key={kind} className="flex items-center gap-1.5">
					<span aria-hidden className={clsx('h-3 w-6 rounded-pill', occupancyStyle[kind])} />
					{label}
				</li>
			))}
			<li className="font-semibold text-accent-text">{t.ownPrice}</li>
			<li className="font-semibold text-info">{t.rulePrice}</li>
		</ul>
	);
}
