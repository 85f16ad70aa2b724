/** The month, with the actions on selected days beside it (below it on a phone). */
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useLocation, useSearch } from 'wouter';
import type { OwnerCalendar } from '#contract/calendar.ts';
import { TitledHelpLink } from '#web/features/help/titled-help-link.tsx';
import { usePermission } from '#web/features/session/acting.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { Button, IconButton } from '#web/ui/button.tsx';
import { Legend } from './legend.tsx';
import { monthBeside } from './month-days.ts';
import { MonthGrid } from './month-grid.tsx';
import { PriceRulesPanel } from './price-rules-panel.tsx';
import { SelectedDays } from './selected-days.tsx';
import type { CalendarTexts } from './texts.en.ts';
import { useSelection } from './use-selection.ts';

type CalendarTabProps = { carId: string; calendar: OwnerCalendar | undefined; month: string; today: string };

export function CalendarTab({ carId, calendar, month, today }: CalendarTabProps) {
	const { month: t, help } = useScreenTexts<CalendarTexts>();
	const { direction } = useLanguage();
	const mayManage = usePermission('manage');
	const showMonth = useShowMonth();
	const selection = useSelection({
		today,
		rtl: direction === 'rtl',
		show: (date) => date.slice(0, 7) !== month && showMonth(date.slice(0, 7)),
	});
	return (
		<div className="grid gap-6">
			<div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
				<section className="-mx-4 min-w-0 border-line bg-surface pt-2 pb-4 max-sm:border-y sm:mx-0 sm:rounded-card sm:border sm:p-4 sm:shadow-card">
					<MonthBar month={month} today={today} show={showMonth} />
					<MonthGrid calendar={calendar} month={month} today={today} selection={selection} />
					<div className="mt-4 grid gap-3 px-4 sm:px-1">
						<Legend />
						<p className="text-muted text-sm">
							<span className="max-md:hidden pointer-coarse:hidden">{t.howMouse}</span>
							<span className="md:pointer-fine:hidden">{t.how}</span>
						</p>
						<TitledHelpLink to="calendar" title={help} />
					</div>
				</section>
				<SelectedDays carId={carId} calendar={calendar} selection={selection} />
			</div>
			{mayManage && <PriceRulesPanel key={carId} carId={carId} today={today} />}
		</div>
	);
}

function useShowMonth(): (month: string) => void {
	const [path, navigate] = useLocation();
	const query = new URLSearchParams(useSearch());
	return (month) => {
		query.set('month', month);
		navigate(`${path}?${query}`, { replace: true });
	};
}

function MonthBar({ month, today, show }: { month: string; today: string; show(month: string): void }) {
	const { month: t } = useScreenTexts<CalendarTexts>();
	const { texts, format } = useLanguage();
	const currentMonth = today.slice(0, 7);
	return (
		<div className="mb-1 flex items-center gap-1 px-1 sm:px-0">
			<IconButton label={texts.dates.previousMonth} disabled={month <= currentMonth} onClick={() => show(monthBeside(month, -1))}>
				<ChevronLeft aria-hidden className="size-5 rtl:-scale-x-100" />
			</IconButton>
			<IconButton label={texts.dates.nextMonth} onClick={() => show(monthBeside(month, 1))}>
				<ChevronRight aria-hidden className="size-5 rtl:-scale-x-100" />
			</IconButton>
			<h2 aria-live="polite" suppressHydrationWarning className="numbers ms-1 whitespace-nowrap font-semibold text-lg">
				{format.date(`${month}-01`, 'month')}
			</h2>
			{month !== currentMonth && (
				<Button variant="quiet" className="ms-auto text-primary max-[22rem]:px-1" onClick={() => show(currentMonth)}>
					{t.today}
				</Button>
			)}
		</div>
	);
}
