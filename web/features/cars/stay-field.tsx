/** Pickup and return side by side: dates that open the same calendar, and their hours. Without script they are native inputs for date and time. */
import { clsx } from 'clsx';
import { CalendarDays } from 'lucide-react';
import { type ReactNode, type Ref, Suspense, useRef, useState } from 'react';
import type { BookedRange } from '#contract/availability.ts';
import { rulesOfNoCar, type StayRules } from '#contract/stay-rules.ts';
import { useLanguage } from '#web/i18n/context.tsx';
import { Button } from '#web/ui/button.tsx';
import { lazyComponent } from '#web/ui/lazy-component.tsx';
import { Popup, preloadPopup } from '#web/ui/popup.tsx';
import { Skeleton } from '#web/ui/states.tsx';
import { HourSelect } from './hour-select.tsx';
import { dateOf, pickupTime, returnTime, type Stay, writePickup, writeReturn } from './stay.ts';
import { stayTimes } from './stay-times.ts';

type Edge = 'pickup' | 'return';

type StayFieldProps = {
	value: Stay;
	onChange(value: Stay): void;
	/** Field names of pickup and return. */
	names: Record<Edge, string>;
	booked?: readonly BookedRange[];
	rules?: StayRules;
	/** `joined`: one control with a divider; `stacked`: one above the other in narrow panels. */
	layout?: 'joined' | 'stacked';
	invalid?: boolean;
	describedBy?: string | undefined;
};

/** Step of the time inputs in seconds. */
const HALF_HOUR = 1800;
const StayCalendar = lazyComponent(() => import('./stay-calendar.tsx'));

export function StayField({
	value,
	onChange,
	names,
	booked = [],
	rules = rulesOfNoCar,
	layout = 'joined',
	invalid,
	describedBy,
}: StayFieldProps) {
	const { texts } = useLanguage();
	const [edge, setEdge] = useState<Edge | null>(null);
	const openers = { pickup: useRef<HTMLButtonElement>(null), return: useRef<HTMLButtonElement>(null) };
	const last = useRef<Edge>('pickup');
	if (edge) last.current = edge;
	const preload = () => {
		preloadPopup();
		StayCalendar.preload();
	};
	const choose = (next: Stay, nextEdge: Edge | null) => {
		onChange(next);
		setEdge(nextEdge);
	};
	const hours = hoursOf(value, { booked, rules }, onChange);
	return (
		<div className={clsx('grid gap-2', layout === 'joined' ? 'grid-cols-2' : 'grid-cols-1')} onPointerEnter={preload}>
			{(['pickup', 'return'] as const).map((each) => (
				<div key={each} className="@container">
					<div className={clsx('grid gap-2', hours[each] && '@3xs:grid-cols-[minmax(0,1fr)_6.5rem]')}>
						<DateOpener
							ref={openers[each]}
							label={texts.dates[each]}
							name={names[each]}
							moment={value[each]}
							open={edge === each}
							invalid={invalid ?? false}
							describedBy={describedBy}
							onPress={() => setEdge(edge === each ? null : each)}
						/>
						{hours[each] && (
							<HourSelect {...hours[each]} label={texts.dates.hours[each]} invalid={invalid ?? false} describedBy={describedBy} />
						)}
					</div>
				</div>
			))}
			<Popup
				open={edge !== null}
				onOpenChange={(open) => !open && setEdge(null)}
				anchor={openers[last.current]}
				title={texts.dates.calendar}
				footer={
					<div className="flex justify-between gap-3">
						<Button variant="quiet" onClick={() => choose({ pickup: null, return: null }, 'pickup')}>
							{texts.kit.clear}
						</Button>
						<Button variant="primary" onClick={() => setEdge(null)}>
							{texts.kit.apply}
						</Button>
					</div>
				}
			>
				<Suspense fallback={<Skeleton className="m-4 h-90 w-80" />}>
					<StayCalendar value={value} edge={edge ?? last.current} booked={booked} rules={rules} onChange={choose} />
				</Suspense>
			</Popup>
		</div>
	);
}

/** Hour fields of the ends that have a date. Choosing an hour never changes the other end, so that its hour does not change unnoticed. */
function hoursOf(value: Stay, { booked, rules }: { booked: readonly BookedRange[]; rules: StayRules }, onChange: (value: Stay) => void) {
	const now = new Date();
	const times = stayTimes({ booked, rules, now });
	const { pickup, return: back } = value;
	return {
		pickup: pickup && {
			value: pickupTime(pickup, now),
			choices: times.pickups(dateOf(pickup)),
			onChange: (time: string) => onChange({ ...value, pickup: writePickup(dateOf(pickup), time, now) }),
		},
		return: back && {
			value: returnTime(back),
			choices: pickup ? times.returns(dateOf(back), pickup) : times.pickups(dateOf(back)),
			onChange: (time: string) => onChange({ ...value, return: writeReturn(dateOf(back), time) }),
		},
	};
}

type DateOpenerProps = {
	label: string;
	name: string;
	moment: string | null;
	open: boolean;
	invalid: boolean;
	describedBy: string | undefined;
	onPress(): void;
	ref: Ref<HTMLButtonElement>;
};

function DateOpener({ label, name, moment, open, invalid, describedBy, onPress, ref }: DateOpenerProps) {
	const { texts, format, language } = useLanguage();
	const box = 'flex min-h-14 w-full items-center gap-2.5 rounded-control border bg-surface px-3 text-start';
	return (
		<>
			<button
				ref={ref}
				type="button"
				aria-haspopup="dialog"
				aria-expanded={open}
				aria-describedby={describedBy}
				onClick={onPress}
				className={clsx('needs-script', box, invalid ? 'border-danger' : open ? 'border-primary' : 'border-control-line')}
			>
				<CalendarDays aria-hidden className="size-5 shrink-0 text-accent-text" />
				<span className="min-w-0">
					<span className="block text-muted text-xs">{label}</span>
					<DateText muted={moment === null}>{moment ? format.date(moment, language === 'ar' ? 'short' : 'day') : texts.dates.add}</DateText>
				</span>
			</button>
			{moment && <input type="hidden" name={name} value={moment} className="needs-script" />}
			<noscript>
				<label className="block">
					<span className="block text-muted text-xs">{label}</span>
					<input
						type="datetime-local"
						step={HALF_HOUR}
						name={name}
						defaultValue={moment ? `${dateOf(moment)}T${returnTime(moment)}` : ''}
						className={box}
					/>
				</label>
			</noscript>
		</>
	);
}

/** Dates are formatted by each browser's own locale data, which may differ from the server's in punctuation. */
function DateText({ muted, children }: { muted: boolean; children: ReactNode }) {
	return (
		<span suppressHydrationWarning className={clsx('numbers block truncate font-medium', muted && 'text-muted')}>
			{children}
		</span>
	);
}
