/** Minimum duration, notice, turnaround, hours of pickup and return, and instant booking. */
import { AIRPORT, termLimits } from '#contract/car-terms.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { Checkbox, Field, Select } from '#web/ui/field.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { HoursFields } from './hours-fields.tsx';
import type { CalendarTexts } from './texts.en.ts';
import type { TermsState } from './use-terms.ts';

const DAY_HOURS = 24;
const NOTICES = [0, 1, 3, 6, 12, 24, 48, 72, 168, 336];
const TURNAROUNDS = [0, 1, 2, 3, 4, 6, 12, 24, 48];

/** `pausedUntil`: until then instant booking is off although the owner chose it. */
export function RulesPanel({ state: { draft, change, wrong }, pausedUntil }: { state: TermsState; pausedUntil: string | null }) {
	const { terms: t } = useScreenTexts<CalendarTexts>();
	const { texts, format } = useLanguage();
	const { min, max } = termLimits.minDays;
	const durationText = (hours: number) => {
		if (hours === 0) return t.none;
		return hours > DAY_HOURS && hours % DAY_HOURS === 0 ? format.plural(t.days, hours / DAY_HOURS) : format.plural(t.hours, hours);
	};
	return (
		<Panel title={t.rules}>
			<div className="grid gap-5">
				<Field label={t.minDays} error={wrong.minDays}>
					<Select name="minDays" value={draft.minDays} onChange={({ currentTarget }) => change({ minDays: currentTarget.value })}>
						{Array.from({ length: max - min + 1 }, (_, index) => min + index).map((days) => (
							<option key={days} value={days}>
								{format.plural(texts.units.days, days)}
							</option>
						))}
					</Select>
				</Field>
				<Field label={t.notice} hint={t.noticeHint} error={wrong.advanceNoticeHours}>
					<Select
						name="advanceNoticeHours"
						value={draft.advanceNoticeHours}
						onChange={({ currentTarget }) => change({ advanceNoticeHours: currentTarget.value })}
					>
						{withCurrent(NOTICES, draft.advanceNoticeHours).map((hours) => (
							<option key={hours} value={hours}>
								{durationText(hours)}
							</option>
						))}
					</Select>
				</Field>
				<Field label={t.turnaround} hint={t.turnaroundHint} error={wrong.turnaroundHours}>
					<Select
						name="turnaroundHours"
						value={draft.turnaroundHours}
						onChange={({ currentTarget }) => change({ turnaroundHours: currentTarget.value })}
					>
						{withCurrent(TURNAROUNDS, draft.turnaroundHours).map((hours) => (
							<option key={hours} value={hours}>
								{durationText(hours)}
							</option>
						))}
					</Select>
				</Field>
				<HoursFields state={{ draft, change, wrong }} name="pickupHours" label={t.pickupHours} hint={t.pickupHoursHint} />
				{draft.zones.some(({ zone }) => zone === AIRPORT) && (
					<HoursFields state={{ draft, change, wrong }} name="airportHours" label={t.airportHours} />
				)}
				<Checkbox
					name="instantBook"
					checked={draft.instantBook}
					onChange={({ currentTarget }) => change({ instantBook: currentTarget.checked, extendsByItself: currentTarget.checked })}
					label={
						<>
							{t.instant}
							<span className="block text-muted text-sm">{t.instantHint}</span>
							{pausedUntil && (
								<span suppressHydrationWarning data-testid="instant-book-paused" className="numbers mt-1 block text-sm text-warning-text">
									{t.instantPaused(format.date(pausedUntil, 'day'))}
								</span>
							)}
						</>
					}
				/>
				<Checkbox
					name="extendsByItself"
					checked={draft.extendsByItself}
					onChange={({ currentTarget }) => change({ extendsByItself: currentTarget.checked })}
					label={
						<>
							{t.extendsByItself}
							<span className="block text-muted text-sm">{t.extendsByItselfHint}</span>
						</>
					}
				/>
			</div>
		</Panel>
	);
}

/** The usual choices, plus the current value if it is not among them. */
function withCurrent(usual: readonly number[], own: string): number[] {
	return [...new Set([...usual, Number(own)])].toSorted((a, b) => a - b);
}
