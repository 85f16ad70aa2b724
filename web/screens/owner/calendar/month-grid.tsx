/** Days of a month in weeks from Saturday: date, price, and occupancy bars. */
import type { OwnerCalendar } from '#contract/calendar.ts';
import { useLanguage } from '#web/i18n/context.tsx';
import { DayCell } from './day-cell.tsx';
import { barsOf, type DayOccupancy, dayAfter, occupancyIn, occupancyOn, weeksOf } from './month-days.ts';
import { OccupancyBar } from './occupancy-bar.tsx';
import type { useSelection } from './use-selection.ts';

type MonthGridProps = {
	calendar: OwnerCalendar | undefined;
	month: string;
	today: string;
	selection: ReturnType<typeof useSelection>;
};

export function MonthGrid({ calendar, month, today, selection }: MonthGridProps) {
	const { format, language } = useLanguage();
	const weeks = weeksOf(month);
	const occupied = calendar ? occupancyIn(calendar) : [];
	const prices = new Map(calendar?.prices.map((price) => [price.date, price]));
	const { range, focused } = selection;
	const days = weeks.flat();
	// Roving tabindex: one day is reached by Tab, others by arrow keys.
	const inReach = [focused, range?.from, today, `${month}-01`].find((date) => date && days.includes(date)) ?? days[0];
	return (
		<table
			// biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid of days is a table whose cells are moved through
			role="grid"
			aria-multiselectable
			aria-label={format.date(`${month}-01`, 'month')}
			ref={selection.grid}
			{...selection.handlers}
			className="block touch-manipulation select-none [-webkit-touch-callout:none]"
		>
			<thead className="block">
				<tr className="grid grid-cols-7">
					{weeks[0]?.map((date) => (
						<th
							key={date}
							scope="col"
							aria-label={format.date(date, 'weekdayFull')}
							suppressHydrationWarning
							className="pb-1.5 text-center font-medium text-muted text-xs"
						>
							<span className="sm:hidden">{format.date(date, language === 'ar' ? 'weekdayLetter' : 'weekday')}</span>
							<span className="max-sm:hidden">{format.date(date, language === 'ar' ? 'weekdayFull' : 'weekday')}</span>
						</th>
					))}
				</tr>
			</thead>
			<tbody className="block">
				{weeks.map((week) => (
					<tr key={week[0]} className="relative grid grid-cols-7">
						{week.map((date, column) => (
							<DayCell
								key={date}
								date={date}
								past={date < today}
								isToday={date === today}
								outside={!date.startsWith(month)}
								ownPrice={prices.get(date)?.dailyRateJod ?? null}
								rule={prices.get(date)?.rule ?? null}
								basePrice={calendar?.dailyRateJod ?? null}
								occupied={occupancyOn(occupied, date, dayAfter(date))}
								selected={range !== null && date >= range.from && date <= range.until}
								inReach={date === inReach}
								low={(week.at(-1) ?? '') < today}
							>
								{column === 0 && <Bars occupied={occupied} week={week} />}
							</DayCell>
						))}
					</tr>
				))}
			</tbody>
		</table>
	);
}

/** Above the days without blocking them. */
function Bars({ occupied, week }: { occupied: readonly DayOccupancy[]; week: readonly string[] }) {
	return (
		<span aria-hidden className="pointer-events-none absolute inset-x-0 top-8 h-5 sm:top-9 sm:h-6">
			{barsOf(occupied, week).map((bar) => (
				<OccupancyBar key={`${bar.occupied.kind}-${bar.occupied.start}`} bar={bar} />
			))}
		</span>
	);
}
