/** Choice of another car for the rest of a trip: from when, and which one, with every sum. */

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useState } from 'react';
import type { ReportForAdmin } from '#contract/report-shapes.ts';
import { type CarsForRest, listCarsForRest } from '#contract/reports.ts';
import { queryFor } from '#web/browser/queries.ts';
import { placeName } from '#web/features/cars/card-facts.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { carTitleOf } from '#web/i18n/language.ts';
import { Badge } from '#web/ui/badge.tsx';
import { DateInput } from '#web/ui/date-input.tsx';
import { useErrorText } from '#web/ui/error-text.ts';
import { Checkbox, Field, FieldError } from '#web/ui/field.tsx';
import type { AdminReportTexts } from './texts.en.ts';

type End = { sharePercent?: number; usedDays?: number };
type OfferedCar = CarsForRest['cars'][number];
type Chosen = { car: OfferedCar; startAt: string };

/** `end`: how the present booking ends; its refund pays for the other car. `chosen` is null until a car is chosen. */
export function useAnotherCar(report: ReportForAdmin, end: End, enabled: boolean) {
	const [startAt, setStartAt] = useState<string | null>(null);
	const [carId, setCarId] = useState<string | null>(null);
	const [paysDifference, setPaysDifference] = useState(false);
	/** The same for each attempt, so that a repeated request grants the goodwill once. */
	const [goodwillId] = useState(() => crypto.randomUUID());
	const query = { ...end, ...(startAt && { startAt }) };
	const cars = useQuery({
		...queryFor(listCarsForRest, { params: { id: report.id }, query }),
		placeholderData: keepPreviousData,
		enabled,
	});
	const car = cars.data?.cars.find((each) => each.car.id === carId);
	const chosen: Chosen | null = car && cars.data && !cars.isPlaceholderData ? { car, startAt: cars.data.startAt } : null;
	return { cars, chosen, startAt, setStartAt, setCarId, paysDifference, setPaysDifference, goodwillId };
}

/** The choice in the format of the call. */
export const toAnotherCar = (
	{ car: { car, totalJod, depositJod, cancellationPolicy, toPayJod, delivery, mishwarPays }, startAt }: Chosen,
	goodwillId: string | null,
) => ({
	...{ carId: car.id, startAt, totalJod, depositJod, cancellationPolicy, toPayJod },
	withDelivery: delivery === 'DELIVERED',
	...(goodwillId && mishwarPays && { goodwill: { id: goodwillId, ...mishwarPays } }),
});

const localTime = (iso: string): string => iso.slice(0, 'YYYY-MM-DDTHH:MM'.length);

type AnotherCarProps = { handle: ReturnType<typeof useAnotherCar>; report: ReportForAdmin };

export function AnotherCarFields({ handle, report }: AnotherCarProps) {
	const { cars, chosen, startAt, setStartAt, setCarId, paysDifference, setPaysDifference } = handle;
	const { decision } = useScreenTexts<AdminReportTexts>();
	const t = decision.anotherCar;
	const { format } = useLanguage();
	const errorText = useErrorText();
	const { data, error } = cars;
	return (
		<>
			<Field label={t.startAt} hint={t.startHint(format.date(report.money.endAt, 'moment'))}>
				<DateInput
					name="startAt"
					type="datetime-local"
					step={1800}
					className="numbers"
					value={startAt ?? (data ? localTime(data.startAt) : '')}
					max={localTime(report.money.endAt)}
					onChange={(event) => setStartAt(event.currentTarget.value || null)}
				/>
			</Field>
			{error && <FieldError>{errorText(error, decision.previewFailed)}</FieldError>}
			{data && !error && (
				<fieldset disabled={cars.isPlaceholderData} data-testid="cars-for-rest">
					<legend className="mb-2 font-medium text-sm">{t.legend}</legend>
					{data.cars.length === 0 && <p className="text-muted text-sm">{t.none}</p>}
					<div className="grid gap-3">
						{data.cars.map((each) => (
							<Choice
								key={each.car.id}
								alternative={each}
								isChosen={chosen?.car.car.id === each.car.id}
								onChoose={() => setCarId(each.car.id)}
							/>
						))}
					</div>
				</fieldset>
			)}
			{chosen?.car.mishwarPays && (
				<div>
					<Checkbox
						label={t.mishwarPays(format.jod(chosen.car.mishwarPays.amountJod))}
						className="numbers"
						checked={paysDifference}
						onChange={(event) => setPaysDifference(event.currentTarget.checked)}
					/>
					<p className="text-muted text-sm">{chosen.car.mishwarPays.needsSecondAdmin ? t.mishwarAsks : t.mishwarHint}</p>
				</div>
			)}
		</>
	);
}

type ChoiceProps = { alternative: OfferedCar; isChosen: boolean; onChoose(): void };

function Choice({ alternative, isChosen, onChoose }: ChoiceProps) {
	const { decision } = useScreenTexts<AdminReportTexts>();
	const t = decision.anotherCar;
	const language = useLanguage();
	const { format } = language;
	const { car, totalJod, depositJod, toPayJod, toReturnJod, delivery, fineHold } = alternative;
	return (
		<label
			className={clsx(
				'flex cursor-pointer gap-3 rounded-control border p-4 text-sm',
				isChosen ? 'border-primary bg-primary-soft' : 'border-control-line bg-surface',
			)}
		>
			<input type="radio" name="car" checked={isChosen} onChange={onChoose} className="mt-1 size-4 shrink-0 accent-primary" />
			<span className="grid min-w-0 gap-1">
				<span className="font-semibold text-base">
					<bdi>{carTitleOf(car, language.language)}</bdi>
				</span>
				<span className="text-muted">{placeName(car, language)}</span>
				<span className="numbers">{t.sums(format.jod(totalJod), format.jod(depositJod))}</span>
				{fineHold && (
					<span className="numbers text-muted">
						{t.fineHold(format.jod(fineHold.amountJod), format.plural(language.texts.units.days, fineHold.days))}
					</span>
				)}
				<span className="numbers font-medium">
					{Number(toPayJod) > 0 ? t.pays(format.jod(toPayJod)) : Number(toReturnJod) > 0 ? t.back(format.jod(toReturnJod)) : t.even}
				</span>
				<span className="mt-1 flex flex-wrap gap-1.5">
					<Badge tone={car.instantBook ? 'accent' : 'neutral'}>{car.instantBook ? t.instant : t.asks}</Badge>
					{delivery !== 'NONE' && <Badge>{t.delivery[delivery]}</Badge>}
				</span>
			</span>
		</label>
	);
}
