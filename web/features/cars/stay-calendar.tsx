/** Calendar for a stay: first pickup, then return. Days that would overlap a booking or violate the rules are disabled. */
import type { BookedRange } from '#contract/availability.ts';
import { pickupForbidden, type StayRules, staysForbidden } from '#contract/stay-rules.ts';
import { ammanDate } from '#contract/time.ts';
import { useTexts } from '#web/i18n/context.tsx';
import RangeCalendar from '#web/ui/range-calendar.tsx';
import { useNarrow } from '#web/ui/use-narrow.ts';
import type { Stay } from './stay.ts';
import { occupancy } from './unavailable.ts';

type StayCalendarProps = {
	value: Stay;
	/** The date that the next press sets. */
	edge: 'pickup' | 'return';
	booked: readonly BookedRange[];
	/** Rules of the car; omitted if no car is selected. */
	rules?: StayRules | undefined;
	/** Embedded in a page instead of a popup: does not take the focus. */
	plain?: boolean;
	onChange(value: Stay, then: 'pickup' | 'return' | null): void;
};

export default function StayCalendar({ value, edge, booked, rules, plain = false, onChange }: StayCalendarProps) {
	const { dates } = useTexts();
	const narrow = useNarrow();
	const { meets, takenFrom } = occupancy(booked);
	const { pickup } = value;
	const now = new Date();
	const forbids = (from: string, until: string) => rules !== undefined && staysForbidden(from, until, now, rules);
	const forbidsPickup = (date: string) => rules !== undefined && pickupForbidden(date, now, rules);
	const choosingReturn = edge === 'return' && pickup !== null;
	const choose = (date: string) => {
		if (choosingReturn && date > pickup) return onChange({ pickup, return: date }, null);
		const keepsReturn = value.return !== null && value.return > date && !meets(date, value.return) && !forbids(date, value.return);
		onChange({ pickup: date, return: keepsReturn ? value.return : null }, 'return');
	};
	return (
		<div className={plain ? undefined : 'md:p-5'}>
			<p aria-live="polite" className="mb-3 font-medium">
				{choosingReturn ? dates.chooseReturn : dates.choosePickup}
			</p>
			<RangeCalendar
				start={pickup}
				end={value.return}
				today={ammanDate(now)}
				months={narrow ? 1 : 2}
				occupied={(date) => (choosingReturn && date > pickup ? meets(pickup, date) : takenFrom(date))}
				closed={(date) => (choosingReturn && date > pickup ? forbids(pickup, date) : forbidsPickup(date))}
				onChoose={choose}
				focused={!plain}
			/>
		</div>
	);
}
