/** The calendar of a stay: first the pickup, then the return; a day that would run into a booking cannot be chosen. */
import type { BookedRange } from '#contract/availability.ts';
import { ammanDate } from '#contract/time.ts';
import { useTexts } from '../i18n/context.tsx';
import RangeCalendar from '../ui/range-calendar.tsx';
import { useNarrow } from '../ui/use-narrow.ts';
import type { Stay } from './stay.ts';
import { occupancy } from './taken.ts';

type StayCalendarProps = {
	value: Stay;
	/** Which date the next press sets. */
	edge: 'pickup' | 'return';
	booked: readonly BookedRange[];
	/** Part of a page, not of a popup: it leaves the focus where it is. */
	plain?: boolean;
	onChange(value: Stay, then: 'pickup' | 'return' | null): void;
};

export default function StayCalendar({ value, edge, booked, plain = false, onChange }: StayCalendarProps) {
	const { dates } = useTexts();
	const narrow = useNarrow();
	const { meets, takenFrom } = occupancy(booked);
	const { pickup } = value;
	const choosingReturn = edge === 'return' && pickup !== null;
	const choose = (date: string) => {
		if (choosingReturn && date > pickup) return onChange({ pickup, return: date }, null);
		const keepsReturn = value.return !== null && value.return > date && !meets(date, value.return);
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
				today={ammanDate(new Date())}
				months={narrow ? 1 : 2}
				taken={(date) => (choosingReturn && date > pickup ? meets(pickup, date) : takenFrom(date))}
				onChoose={choose}
				focused={!plain}
			/>
		</div>
	);
}
