/** One car of the fleet: its figures, the median price of its class, kilometres, and expiry dates of its documents. */

import { useQuery } from '@tanstack/react-query';
import { type BoardCar, type CarFigures, getFleetFigures } from '#contract/fleet.ts';
import { queryFor } from '#web/browser/queries.ts';
import { usePermission } from '#web/features/session/acting.ts';
import { carNameOf } from '#web/i18n/car-name.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/states.tsx';
import type { FleetTexts } from './texts.en.ts';
import { serviceText } from './today-rows.tsx';

export function CarDialog({ car, onClose }: { car: BoardCar | null; onClose(): void }) {
	const { language } = useLanguage();
	const { car: t } = useScreenTexts<FleetTexts>();
	const mayReadFigures = usePermission('finances');
	const { data, error, refetch } = useQuery({ ...queryFor(getFleetFigures), enabled: car !== null && mayReadFigures });
	const figures = data?.cars.find(({ carId }) => carId === car?.id);
	return (
		<Dialog
			open={car !== null}
			onOpenChange={(open) => !open && onClose()}
			title={car ? carNameOf(car, language) : ''}
			{...(car?.plateNumber && { description: car.plateNumber })}
		>
			{error && !data && <ErrorState title={t.error} error={error} retry={() => void refetch()} />}
			{car && mayReadFigures && !error && !figures && <Skeleton className="h-64 w-full" />}
			{car && <Service car={car} />}
			{car && (
				<dl data-testid="car-figures" className="numbers grid gap-2.5">
					{figures && <Figures car={car} figures={figures} />}
					<Facts car={car} />
				</dl>
			)}
			{car && <Ways car={car} />}
		</Dialog>
	);
}

function Figures({ car, figures }: { car: BoardCar; figures: CarFigures }) {
	const { car: t, board } = useScreenTexts<FleetTexts>();
	const { format, texts } = useLanguage();
	const { occupancyPercent, rentedDays, availableDays, incomeJod, incomePerAvailableDayJod, classMedianJod } = figures;
	const city = texts.cities[car.city as keyof typeof texts.cities] ?? car.city;
	return (
		<>
			<Line label={t.occupancy} hint={t.ofDays(format.number(rentedDays), format.number(availableDays))}>
				{occupancyPercent === null ? '–' : format.percent(occupancyPercent)}
			</Line>
			<Line label={t.income}>{format.jod(incomeJod)}</Line>
			<Line label={t.perDay}>{incomePerAvailableDayJod === null ? '–' : format.jod(Number(incomePerAvailableDayJod).toFixed(2))}</Line>
			<Line label={t.rate}>{car.dailyRateJod === null ? '–' : format.jod(car.dailyRateJod)}</Line>
			<Line label={t.median} hint={t.medianOf(board.bodies[car.bodyType], city)}>
				{classMedianJod === null ? t.tooFew : format.jod(classMedianJod)}
			</Line>
		</>
	);
}

/** Facts for all members who work with the cars; figures are for fewer. */
function Facts({ car }: { car: BoardCar }) {
	const { car: t, board } = useScreenTexts<FleetTexts>();
	const { format } = useLanguage();
	return (
		<>
			<Line label={t.mileage}>{t.km(format.number(car.mileageKm))}</Line>
			{car.papers.map(({ kind, expiresOn }) => (
				<Line key={kind} label={board.papers[kind]}>
					{format.date(expiresOn)}
				</Line>
			))}
		</>
	);
}

function Service({ car: { service } }: { car: BoardCar }) {
	const { service: t } = useScreenTexts<FleetTexts>();
	const { format } = useLanguage();
	if (!service) return null;
	return (
		<p data-testid="car-service" className="numbers mb-4 flex flex-wrap items-center gap-x-2 gap-y-1">
			<span>{serviceText(service, t, format)}</span>
			{service.state !== 'PLANNED' && <Badge tone={service.state === 'OVERDUE' ? 'danger' : 'warning'}>{t.states[service.state]}</Badge>}
		</p>
	);
}

function Line({ label, hint, children }: { label: string; hint?: string; children: string }) {
	return (
		<div className="flex items-baseline justify-between gap-4 border-line border-b pb-2">
			<dt>
				{label}
				{hint && <span className="block text-muted text-xs">{hint}</span>}
			</dt>
			<dd suppressHydrationWarning className="text-end font-semibold">
				{children}
			</dd>
		</div>
	);
}

function Ways({ car: { id, slug, state } }: { car: BoardCar }) {
	const { car: t } = useScreenTexts<FleetTexts>();
	const mayManage = usePermission('manage');
	return (
		<div className="mt-5 flex flex-wrap gap-2">
			<LinkButton href={`/owner/cars/${id}/calendar`} variant="primary">
				{t.calendar}
			</LinkButton>
			{mayManage && <LinkButton href={`/owner/cars/${id}/edit`}>{t.edit}</LinkButton>}
			{state === 'VERIFIED' && <LinkButton href={`/car/${slug}`}>{t.page}</LinkButton>}
		</div>
	);
}
