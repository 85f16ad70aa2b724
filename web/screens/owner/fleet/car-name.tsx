/** A car by name and plate, as offices refer to it. */

import type { TodayTrip } from '#contract/fleet.ts';
import { carNameOf } from '#web/i18n/car-name.ts';
import { useLanguage } from '#web/i18n/context.tsx';

export function CarName({ car }: { car: TodayTrip['car'] }) {
	const { language } = useLanguage();
	const { plateNumber } = car;
	return (
		<p className="flex flex-wrap items-baseline gap-x-2 font-semibold">
			<bdi>{carNameOf(car, language)}</bdi>{' '}
			{plateNumber && (
				<bdi dir="ltr" className="numbers rounded border border-line px-1.5 font-medium text-sm">
					{plateNumber}
				</bdi>
			)}
		</p>
	);
}
