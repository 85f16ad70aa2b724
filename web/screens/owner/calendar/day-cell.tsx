/** One day: date, price, and its occupancy as text. */
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { PriceRuleKind } from '#contract/price-rule-kinds.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import type { DayOccupancy, OccupancyKind } from './month-days.ts';
import type { CalendarTexts } from './texts.en.ts';

type DayCellProps = {
	date: string;
	past: boolean;
	isToday: boolean;
	/** Belongs to the previous or next month. */
	outside: boolean;
	/** Price set by hand or from a rule. */
	ownPrice: string | null;
	rule: PriceRuleKind | null;
	basePrice: string | null;
	occupied: readonly DayOccupancy[];
	selected: boolean;
	inReach: boolean;
	/** Displayed lower, because the week is past. */
	low: boolean;
	children: ReactNode;
};

export function DayCell(props: DayCellProps) {
	const { date, past, isToday, outside, ownPrice, rule, basePrice, selected, inReach, low, children } = props;
	const { priceRules } = useScreenTexts<CalendarTexts>();
	const { format } = useLanguage();
	const price = ownPrice ?? basePrice;
	return (
		// biome-ignore lint/a11y/useAriaPropsSupportedByRole: in a grid a cell is a gridcell, which can be selected
		<td aria-selected={selected} className="block border-line border-t not-first:border-s">
			<button
				type="button"
				data-date={date}
				tabIndex={inReach ? 0 : -1}
				aria-current={isToday ? 'date' : undefined}
				aria-disabled={past || undefined}
				className={clsx(
					'flex w-full flex-col justify-between p-1 text-start outline-offset-[-2px] sm:p-1.5',
					low ? 'h-15 sm:h-18' : 'h-20 sm:h-24',
					past ? 'cursor-default text-muted' : 'cursor-pointer',
					selected ? 'bg-primary-soft' : outside || past ? 'bg-canvas' : 'hover:bg-canvas',
				)}
			>
				<span suppressHydrationWarning className="sr-only">
					{useDayLabel(props)}
				</span>
				<span aria-hidden className="flex w-full items-center justify-between gap-1">
					<span
						className={clsx(
							'numbers grid size-6 shrink-0 place-items-center rounded-pill text-sm',
							isToday && 'bg-ink font-semibold text-surface forced-colors:outline',
							outside && 'text-muted',
						)}
					>
						{format.number(Number(date.slice(8)))}
					</span>
					{rule && !past && <span className="truncate text-info text-xs max-sm:hidden">{priceRules.kinds[rule]}</span>}
				</span>
				{price && !past && (
					<span
						aria-hidden
						className={clsx('numbers w-full whitespace-nowrap text-end text-xs max-[22rem]:text-[0.625rem]', priceStyle(ownPrice, rule))}
					>
						{format.amount(price, true)}
					</span>
				)}
			</button>
			{children}
		</td>
	);
}

/** Price of the day: set by hand, from a rule, or the daily rate. */
function priceStyle(ownPrice: string | null, rule: PriceRuleKind | null): string {
	if (rule) return 'font-semibold text-info';
	return ownPrice ? 'font-semibold text-accent-text' : 'text-muted';
}

/** Complete label for screen readers. */
function useDayLabel({ date, past, ownPrice, rule, basePrice, occupied }: DayCellProps): string {
	const { month: t, priceRules } = useScreenTexts<CalendarTexts>();
	const { format, language } = useLanguage();
	const words: Record<OccupancyKind, string> = {
		CONFIRMED: t.booked,
		REQUESTED: t.requested,
		HELD: t.held,
		COMPLETED: t.completed,
		BLOCK: t.blocked,
		IMPORT: t.imported,
	};
	const price = ownPrice ?? basePrice;
	return [
		format.date(date, 'full'),
		...new Set(occupied.map(({ kind }) => words[kind])),
		!past && price && format.jod(price, true),
		!past && ownPrice && (rule ? priceRules.kinds[rule] : t.ownPrice),
	]
		.filter(Boolean)
		.join(language === 'ar' ? '، ' : ', ');
}
