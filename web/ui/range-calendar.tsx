/** Calendar for a range of days. Days are calendar dates `YYYY-MM-DD`; weeks begin on Saturday. */
import { clsx } from 'clsx';
import { ChevronLeft } from 'lucide-react';
import { useMemo } from 'react';
import { DayPicker, type Formatters, type Labels } from 'react-day-picker';
import { useLanguage } from '#web/i18n/context.tsx';

export type RangeCalendarProps = {
	start: string | null;
	end: string | null;
	/** Earlier days are disabled and earlier months hidden. */
	today: string;
	months: 1 | 2;
	/** Occupied days. */
	occupied(date: string): boolean;
	/** Days that violate the rules. */
	closed?(date: string): boolean;
	/** Omitted for a read-only calendar. */
	onChoose?(date: string): void;
	focused?: boolean;
};

const SATURDAY = 6;
const MONTHS_AHEAD = 12;

export default function RangeCalendar({ start, end, today, months, occupied, closed, onChoose, focused }: RangeCalendarProps) {
	const { direction, language } = useLanguage();
	const { formatters, labels } = useCalendarTexts();
	const first = localDay(today);
	return (
		<DayPicker
			lang={language}
			dir={direction}
			weekStartsOn={SATURDAY}
			numberOfMonths={months}
			defaultMonth={localDay(start ?? today)}
			startMonth={first}
			endMonth={new Date(first.getFullYear(), first.getMonth() + MONTHS_AHEAD, 1)}
			today={first}
			autoFocus={focused ?? false}
			disabled={(day) => dateOf(day) < today || occupied(dateOf(day)) || (closed?.(dateOf(day)) ?? false)}
			modifiers={{
				occupied: (day) => dateOf(day) >= today && occupied(dateOf(day)),
				selected: (day) => dateOf(day) === start || dateOf(day) === end,
				first: (day) => end !== null && dateOf(day) === start,
				last: (day) => start !== null && dateOf(day) === end,
				between: (day) => start !== null && end !== null && dateOf(day) > start && dateOf(day) < end,
			}}
			modifiersClassNames={{
				occupied: 'day-taken',
				selected: 'day-selected',
				first: 'day-first',
				last: 'day-last',
				between: 'day-between',
			}}
			{...(onChoose && {
				onDayClick: (day: Date, { disabled }: Record<string, boolean>) => {
					if (!disabled) onChoose(dateOf(day));
				},
			})}
			formatters={formatters}
			labels={labels}
			components={{ Chevron }}
			classNames={{
				root: 'calendar',
				months: 'relative flex flex-col gap-8 md:flex-row',
				month: 'flex-1',
				nav: 'absolute inset-x-0 top-0 flex justify-between',
				button_previous: navStyle,
				button_next: navStyle,
				month_caption: 'flex h-11 items-center justify-center font-semibold',
				month_grid: 'mx-auto border-separate border-spacing-y-0.5',
				weekday: 'h-9 w-11 text-center font-medium text-muted text-xs',
				day: 'day p-0 text-center',
				day_button: 'day-button numbers size-11 rounded-pill text-sm',
				today: 'day-today',
				disabled: 'day-disabled',
				hidden: 'invisible',
			}}
		/>
	);
}

const navStyle = 'grid size-11 place-items-center rounded-control hover:bg-sunken aria-disabled:opacity-30';

function Chevron({ orientation }: { orientation?: 'up' | 'down' | 'left' | 'right' }) {
	// react-day-picker names sides as in a left-to-right layout, for both directions.
	return <ChevronLeft aria-hidden className={clsx('size-5', orientation === 'right' ? 'ltr:-scale-x-100' : 'rtl:-scale-x-100')} />;
}

/** Labels from our own formatters, for consistent month names. */
function useCalendarTexts(): { formatters: Partial<Formatters>; labels: Partial<Labels> } {
	const { texts, format, language } = useLanguage();
	return useMemo(() => {
		const { dates } = texts;
		const month = (day: Date) => format.date(dateOf(day), 'month');
		return {
			formatters: {
				formatCaption: month,
				formatDay: (day) => format.number(day.getDate()),
				formatWeekdayName: (day) => format.date(dateOf(day), language === 'ar' ? 'weekdayLetter' : 'weekday'),
			},
			labels: {
				labelGrid: month,
				labelNav: () => dates.calendar,
				labelNext: () => dates.nextMonth,
				labelPrevious: () => dates.previousMonth,
				labelWeekday: (day) => format.date(dateOf(day), 'weekdayFull'),
				labelDayButton: (day, modifiers) =>
					[
						format.date(dateOf(day), 'full'),
						modifiers.today && dates.today,
						modifiers.selected && dates.selected,
						modifiers.occupied && dates.taken,
					]
						.filter(Boolean)
						.join(language === 'ar' ? '، ' : ', '),
			},
		};
	}, [texts, format, language]);
}

/** The calendar uses the local time zone; a day there corresponds to the same date here. */
function localDay(date: string): Date {
	const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
	return new Date(year, month - 1, day);
}

function dateOf(day: Date): string {
	const pad = (value: number) => String(value).padStart(2, '0');
	return `${day.getFullYear()}-${pad(day.getMonth() + 1)}-${pad(day.getDate())}`;
}
