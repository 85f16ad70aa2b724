/** Figures of each car, highest income first: occupancy, income, and income per available day. Also for members with access to finances alone. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type CarFigures as Figures, fleetFigureDays, getFleetFigures } from '#contract/fleet.ts';
import { queryFor, refetchOnVisit } from '#web/browser/queries.ts';
import { carNameOf } from '#web/i18n/car-name.ts';
import { useLanguage } from '#web/i18n/context.tsx';
import { Button } from '#web/ui/button.tsx';
import { ChoiceChips } from '#web/ui/choice-chips.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { Skeleton } from '#web/ui/states.tsx';
import { carFiguresTexts } from './car-figures-texts.ts';

const SHOWN = 10;
const head = 'py-2 font-medium text-muted text-sm';
const money = 'numbers whitespace-nowrap py-3 ps-3 text-end';

export default function CarFigures() {
	const { language, format } = useLanguage();
	const t = carFiguresTexts[language];
	const [days, setDays] = useState<(typeof fleetFigureDays)[number]>('90');
	const [showsAll, setShowsAll] = useState(false);
	const { data, error, refetch, isFetching } = useQuery({
		...queryFor(getFleetFigures, { query: { days } }),
		...refetchOnVisit,
		placeholderData: keepPreviousData,
	});
	if (data?.cars.length === 0) return null;
	const ordered = data?.cars.toSorted((one, other) => Number(other.incomeJod) - Number(one.incomeJod)) ?? [];
	const shown = showsAll ? ordered : ordered.slice(0, SHOWN);
	return (
		<Panel title={t.title} lead={t.lead}>
			<ChoiceChips
				legend={t.period}
				name="figures"
				value={days}
				choices={fleetFigureDays.map((value) => ({ value, label: t.days[value] }))}
				onChange={setDays}
			/>
			{error && !data && <ErrorState title={t.error} error={error} retry={() => void refetch()} busy={isFetching} />}
			{!error && !data && <Skeleton className="mt-4 h-60 w-full" />}
			{data && <Table cars={shown} />}
			{shown.length < ordered.length && (
				<Button className="mt-3" onClick={() => setShowsAll(true)}>
					{format.plural(t.all, ordered.length - shown.length)}
				</Button>
			)}
		</Panel>
	);
}

/** In a narrow panel, also beside the sidebar of a tablet, the occupancy is below the car, whose name then has room. */
function Table({ cars }: { cars: readonly Figures[] }) {
	const t = carFiguresTexts[useLanguage().language];
	return (
		<div className="@container mt-4">
			<table className="w-full" data-testid="car-figures">
				<caption className="sr-only">{t.title}</caption>
				<thead className="border-line border-b">
					<tr>
						<th scope="col" className={`${head} text-start`}>
							{t.car}
						</th>
						<th scope="col" className={`${head} ps-3 text-end @max-lg:hidden`}>
							{t.occupancy}
						</th>
						<th scope="col" className={`${head} ps-3 text-end`}>
							{t.income}
						</th>
						<th scope="col" className={`${head} ps-3 text-end`}>
							{t.perDay}
						</th>
					</tr>
				</thead>
				<tbody className="divide-y divide-line">
					{cars.map((car) => (
						<Row key={car.carId} car={car} />
					))}
				</tbody>
			</table>
		</div>
	);
}

function Row({ car }: { car: Figures }) {
	const { language, format } = useLanguage();
	const t = carFiguresTexts[language];
	const { occupancyPercent, rentedDays, availableDays, incomePerAvailableDayJod } = car;
	const occupancy = occupancyPercent === null ? '–' : format.percent(occupancyPercent);
	return (
		<tr>
			<th scope="row" className="py-3 text-start font-normal">
				<bdi className="font-medium">{carNameOf(car.car, language)}</bdi>
				<span className="numbers flex flex-wrap gap-x-3 text-muted text-sm">
					{car.car.plateNumber && <bdi dir="ltr">{car.car.plateNumber}</bdi>}
					<span className="@lg:hidden">
						{t.occupancy}: {occupancy}
					</span>
				</span>
			</th>
			<td className={`${money} @max-lg:hidden`}>
				<span className="font-medium">{occupancy}</span>
				<span className="block text-muted text-xs">{t.ofDays(format.number(rentedDays), format.number(availableDays))}</span>
			</td>
			<td className={`${money} font-semibold`}>{format.jod(car.incomeJod)}</td>
			<td className={money}>{incomePerAvailableDayJod === null ? '–' : format.jod(Number(incomePerAvailableDayJod).toFixed(2))}</td>
		</tr>
	);
}
