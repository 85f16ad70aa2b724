/** Calendar of the availability section, bound to the dates of the booking card. */
import { useState } from 'react';
import type { BookedRange } from '#contract/availability.ts';
import type { StayRules } from '#contract/stay-rules.ts';
import StayCalendar from '#web/features/cars/stay-calendar.tsx';
import { useStay } from './use-stay.ts';

export default function AvailabilityCalendar({ booked, rules }: { booked: readonly BookedRange[]; rules: StayRules }) {
	const { stay, setStay } = useStay();
	const [edge, setEdge] = useState<'pickup' | 'return'>('pickup');
	return (
		<StayCalendar
			plain
			value={stay}
			edge={edge}
			booked={booked}
			rules={rules}
			onChange={(next, then) => {
				setStay(next);
				setEdge(then ?? 'pickup');
			}}
		/>
	);
}
