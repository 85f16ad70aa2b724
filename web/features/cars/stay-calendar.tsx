/** Calendar for a stay: first pickup, then return. Days without a free hour are disabled, because of bookings or of the rules. */
import type { BookedRange } from '#contract/availability.ts';
import { rulesOfNoCar, type StayRules } from '#contract/stay-rules.ts';
import { ammanDate } from '#contract/time.ts';
import { useTexts } from '#web/i18n/context.tsx';
import RangeCalendar from '#web/ui/range-calendar.tsx';
import { useNarrow } from '#web/ui/use-narrow.ts';
import { dateOf, pickupTime, returnTime, type Stay } from './stay.ts';
import { isClosed, isOccupied, nearestFree, stayTimes, withPickup, withReturn } from './stay-times.ts';

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

export default function StayCalendar({ value, edge, booked, rules = rulesOfNoCar, plain = false, onChange }: StayCalendarProps) {
	const { dates } = useTexts();
	const narrow = useNarrow();
	const now = new Date();
	const times = stayTimes({ booked, rules, now });
	const { pickup } = value;
	const choosingReturn = edge === 'return' && pickup !== null;
	const isReturn = (date: string) => choosingReturn && date > dateOf(pickup);
	const hoursOf = (date: string) => (pickup && isReturn(date) ? times.returns(date, pickup) : times.pickups(date));
	const choose = (date: string) => {
		const hours = hoursOf(date);
		if (pickup && isReturn(date)) {
			// At the hour of the pickup, because an earlier return costs as much.
			const time = nearestFree(hours, value.return ? returnTime(value.return) : pickupTime(pickup, now));
			return time && onChange(withReturn(value, { date, time }), null);
		}
		const hourChosen = pickup?.includes('T') ? pickupTime(pickup, now) : pickupTime(date, now);
		const time = nearestFree(hours, hourChosen);
		if (time) onChange(withPickup(value, { date, time }, times, now), 'return');
	};
	return (
		<div className={plain ? undefined : 'md:p-5'}>
			<p aria-live="polite" className="mb-3 font-medium">
				{choosingReturn ? dates.chooseReturn : dates.choosePickup}
			</p>
			<RangeCalendar
				start={pickup && dateOf(pickup)}
				end={value.return && dateOf(value.return)}
				today={ammanDate(now)}
				months={narrow ? 1 : 2}
				occupied={(date) => isOccupied(hoursOf(date))}
				closed={(date) => isClosed(hoursOf(date))}
				onChoose={choose}
				focused={!plain}
			/>
		</div>
	);
}
