/** Calendar of the availability section, bound to the dates of the booking card. */
import { useState } from 'react';
import type { BookedRange } from '#contract/availability.ts';
import type { Car } from '#contract/cars.ts';
import StayCalendar from '#web/features/cars/stay-calendar.tsx';
import { stayRulesFor, useDelivery } from './use-delivery.ts';
import { useStay } from './use-stay.ts';

export default function AvailabilityCalendar({ car, booked }: { car: Car; booked: readonly BookedRange[] }) {
	const { stay, setStay } = useStay();
	const { delivery } = useDelivery(car.terms.deliveryZones);
	const [edge, setEdge] = useState<'pickup' | 'return'>('pickup');
	return (
		<StayCalendar
			plain
			value={stay}
			edge={edge}
			booked={booked}
			rules={stayRulesFor(car, delivery)}
			onChange={(next, nextEdge) => {
				setStay(next);
				setEdge(nextEdge ?? 'pickup');
			}}
		/>
	);
}
