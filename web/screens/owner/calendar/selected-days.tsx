/** Actions on the selected days: beside the month on wide windows, at the bottom of small ones. */
import { clsx } from 'clsx';
import { CalendarRange, Lock, LockOpen, X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import type { OwnerCalendar } from '#contract/calendar.ts';
import { usePermission } from '#web/features/session/acting.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { AmountInput } from '#web/ui/amount-input.tsx';
import { Button, IconButton } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { type Contents, contentsOf, countDays, type Range } from './month-days.ts';
import type { CalendarTexts } from './texts.en.ts';
import { type DaysChange, useDays } from './use-days.ts';
import type { useSelection } from './use-selection.ts';

type SelectedDaysProps = { carId: string; calendar: OwnerCalendar | undefined; selection: ReturnType<typeof useSelection> };

export function SelectedDays({ carId, calendar, selection }: SelectedDaysProps) {
	const { selected: t } = useScreenTexts<CalendarTexts>();
	const { range } = selection;
	return (
		<aside
			aria-label={t.title}
			data-testid="selected-days"
			className={clsx(
				!range && 'max-xl:hidden',
				selection.dragging && 'max-xl:invisible',
				'max-xl:sticky max-xl:bottom-[calc(var(--bars)+0.75rem)] max-xl:z-20 max-xl:shadow-float xl:sticky xl:top-20 xl:shadow-card rounded-card border border-line bg-surface',
			)}
		>
			{range && calendar ? (
				<Days key={`${range.from}-${range.until}`} carId={carId} calendar={calendar} range={range} selection={selection} />
			) : (
				<p className="flex items-center gap-3 p-4 text-muted xl:p-5">
					<CalendarRange aria-hidden className="size-5 shrink-0 text-accent-text" />
					{t.none}
				</p>
			)}
		</aside>
	);
}

function Days({ carId, calendar, range, selection }: SelectedDaysProps & { calendar: OwnerCalendar; range: Range }) {
	const { selected: t, month, priceRules } = useScreenTexts<CalendarTexts>();
	const { format, language } = useLanguage();
	const change = useDays(carId, { from: range.from, to: selection.to ?? range.until }, selection.leave);
	const contents = contentsOf(calendar, range);
	const mayPrice = usePermission('manage');
	return (
		<div className="p-4 xl:p-5">
			<div className="flex items-start justify-between gap-3">
				<div aria-live="polite" className="min-w-0">
					<p suppressHydrationWarning className="numbers font-semibold text-lg leading-snug">
						{range.from === range.until ? format.date(range.from, 'day') : format.dateRange(range.from, range.until, 'short')}
					</p>
					<p className="text-muted text-sm">{selection.open ? month.end : format.plural(t.days, countDays(range))}</p>
				</div>
				<IconButton label={t.cancel} onClick={selection.leave} className="-me-2 -mt-2">
					<X aria-hidden className="size-5" />
				</IconButton>
			</div>
			{contents.rules.length > 0 && (
				<p className="mt-1 text-info text-sm">
					{priceRules.from(contents.rules.map((rule) => priceRules.kinds[rule]).join(language === 'ar' ? '، ' : ', '))}
				</p>
			)}
			{contents.booked && <p className="mt-2 rounded-control bg-warning-soft p-2.5 text-sm text-warning-text">{t.hasBooking}</p>}
			{contents.imported && <p className="mt-2 rounded-control bg-sunken p-2.5 text-sm">{t.hasImport}</p>}
			<div className="mt-3 grid grid-cols-2 gap-3 md:max-xl:flex md:max-xl:flex-wrap md:max-xl:items-end xl:grid-cols-1">
				<Blocking contents={contents} days={countDays(range)} change={change} />
				{mayPrice && <Pricing contents={contents} change={change} />}
			</div>
		</div>
	);
}

type DayActionProps = { contents: Contents; change: ReturnType<typeof useDays> };
const isBusyWith = ({ isPending, variables }: DayActionProps['change'], what: (change: DaysChange) => boolean): boolean =>
	isPending && variables !== undefined && what(variables);

function Blocking({ contents: { booked, blockedDays }, days, change }: DayActionProps & { days: number }) {
	const { selected: t } = useScreenTexts<CalendarTexts>();
	const busy = change.isPending;
	return (
		<div className="col-span-full grid auto-cols-fr grid-flow-col gap-3">
			{blockedDays < days && (
				<Button
					variant="primary"
					disabled={busy || booked}
					busy={isBusyWith(change, ({ blocked }) => blocked === true) && t.blocking}
					onClick={() => change.mutate({ blocked: true })}
				>
					<Lock aria-hidden className="size-4" />
					{t.block}
				</Button>
			)}
			{blockedDays > 0 && (
				<Button
					variant={blockedDays < days ? 'secondary' : 'primary'}
					disabled={busy}
					busy={isBusyWith(change, ({ blocked }) => blocked === false) && t.opening}
					onClick={() => change.mutate({ blocked: false })}
				>
					<LockOpen aria-hidden className="size-4" />
					{t.open}
				</Button>
			)}
		</div>
	);
}

function Pricing({ contents, change }: DayActionProps) {
	const { selected: t } = useScreenTexts<CalendarTexts>();
	const [price, setPrice] = useState(contents.oneRate ? String(Number(contents.oneRate)) : '');
	const submit = (event: FormEvent) => {
		event.preventDefault();
		change.mutate({ dailyRateJod: price });
	};
	return (
		<>
			<form onSubmit={submit} noValidate className="col-span-full flex items-start gap-2">
				<Field label={t.price} error={change.error?.fields.dailyRateJod} className="flex-1">
					<AmountInput name="dailyRateJod" value={price} onChange={setPrice} />
				</Field>
				<Button
					type="submit"
					disabled={change.isPending || price.trim() === ''}
					busy={isBusyWith(change, ({ dailyRateJod }) => typeof dailyRateJod === 'string') && t.saving}
					className="mt-6.75 rtl:mt-7.75"
				>
					{t.setPrice}
				</Button>
			</form>
			{contents.ownPrices > 0 && (
				<Button variant="quiet" disabled={change.isPending} onClick={() => change.mutate({ dailyRateJod: null })} className="col-span-full">
					{t.removePrice}
				</Button>
			)}
		</>
	);
}
