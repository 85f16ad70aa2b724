/** A car as the people of an office call it: name and plate. */
import type { TodayTrip } from '#contract/fleet.ts';

export function CarName({ car: { make, model, year, plateNumber } }: { car: TodayTrip['car'] }) {
	return (
		<p className="flex flex-wrap items-baseline gap-x-2 font-semibold">
			<bdi>
				{make} {model} {year}
			</bdi>{' '}
			{plateNumber && (
				<bdi dir="ltr" className="numbers rounded border border-line px-1.5 font-medium text-sm">
					{plateNumber}
				</bdi>
			)}
		</p>
	);
}
