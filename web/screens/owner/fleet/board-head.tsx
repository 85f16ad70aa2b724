/** The days above the board, and their columns behind all rows. */
// biome-ignore-all lint/a11y/useSemanticElements: rows are positioned one by one, which a table does not do
// biome-ignore-all lint/a11y/useFocusableInteractive: the focus stays on the grid, which names its active cell
import { clsx } from 'clsx';
import { memo } from 'react';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import type { Period } from './board-days.ts';
import type { FleetTexts } from './texts.en.ts';

type DaysProps = { period: Period; today: string };

/** Friday and Saturday. */
const isWeekend = (date: string): boolean => [5, 6].includes(new Date(`${date}T00:00:00Z`).getUTCDay());
const namesMonth = (days: readonly string[], index: number): boolean => index === 0 || days[index]?.endsWith('-01') === true;
/** The name of a month is wider than its column. */
const hasRoomForWeekday = (days: readonly string[], index: number): boolean =>
	!namesMonth(days, index) && !(index > 0 && namesMonth(days, index - 1));
/** Narrower columns have no room for a weekday. */
const WEEKDAY_PX = 40;

export const BoardDays = memo(function BoardDays({ period: { days, width }, today }: DaysProps) {
	const { board: t } = useScreenTexts<FleetTexts>();
	const { format } = useLanguage();
	return (
		<div role="row" aria-rowindex={1} className="sticky top-0 z-20 flex h-11 w-max border-line border-b bg-surface">
			<div
				role="columnheader"
				aria-colindex={1}
				className="sticky start-0 z-10 flex w-(--fleet-name) shrink-0 items-end border-line border-e bg-surface px-2 pb-1 text-muted text-xs sm:px-3"
			>
				{t.car}
			</div>
			{days.map((date, index) => (
				<div
					key={date}
					role="columnheader"
					aria-colindex={index + 2}
					style={{ width }}
					className={clsx(
						'numbers relative flex shrink-0 flex-col items-center justify-end pb-1 text-xs leading-tight',
						date === today && 'font-bold text-primary',
					)}
				>
					<span suppressHydrationWarning className="sr-only">
						{format.date(date, 'full')}
					</span>
					{namesMonth(days, index) && (
						<span aria-hidden suppressHydrationWarning className="absolute start-1 top-0.5 whitespace-nowrap font-medium text-ink">
							{format.date(date, 'monthShort')}
						</span>
					)}
					{width >= WEEKDAY_PX && (
						<span aria-hidden suppressHydrationWarning className="sr-only text-muted sm:not-sr-only">
							{hasRoomForWeekday(days, index) && format.date(date, 'weekday')}
						</span>
					)}
					<span aria-hidden className={clsx(width < WEEKDAY_PX && 'text-[0.625rem]')}>
						{format.number(Number(date.slice(8)))}
					</span>
				</div>
			))}
		</div>
	);
});

export const DayColumns = memo(function DayColumns({ period: { days, width }, today }: DaysProps) {
	return (
		<div aria-hidden className="absolute inset-y-0 start-(--fleet-name) flex">
			{days.map((date) => (
				<div
					key={date}
					style={{ width }}
					className={clsx(
						'h-full shrink-0 border-line/60 border-e',
						date === today ? 'bg-primary-soft' : isWeekend(date) && 'bg-sunken/60',
					)}
				/>
			))}
		</div>
	);
});
