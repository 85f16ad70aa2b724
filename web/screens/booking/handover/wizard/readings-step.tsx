/** Odometer and fuel, at a return together with the earlier readings. */
import type { Handover } from '#contract/handover.ts';
import { useFormat, useScreenTexts } from '#web/i18n/context.tsx';
import { Field, FieldError, Input } from '#web/ui/field.tsx';
import type { HandoverTexts } from '../texts.en.ts';
import { FuelGauge } from './fuel-gauge.tsx';
import type { StepProps } from './steps.ts';

type ReadingsStepProps = StepProps & { fuel: Handover['fuel']; before: { leastKm: number; fuelEighths: number } | null };

export function ReadingsStep({ draft, change, missing, fuel, before }: ReadingsStepProps) {
	const { readings: t } = useScreenTexts<HandoverTexts>().steps;
	const format = useFormat();
	const minimum = before && format.number(before.leastKm);
	const odometerError = missing === 'odometer' ? t.odometerError : missing === 'less' && minimum ? t.less(minimum) : undefined;
	return (
		<div className="space-y-7">
			<Field label={t.odometer} hint={minimum && <span className="numbers">{t.before(minimum)}</span>} error={odometerError}>
				<span className="flex max-w-72 items-center gap-3">
					<Input
						dir="ltr"
						inputMode="numeric"
						autoComplete="off"
						value={draft.odometer}
						onChange={({ currentTarget }) => change({ odometer: currentTarget.value, problem: null })}
						className="numbers text-end font-semibold text-xl"
					/>
					<span className="text-muted">{t.kilometres}</span>
				</span>
			</Field>
			<div>
				<FuelGauge
					label={fuel === 'Electric' ? t.battery : t.fuel}
					eighths={draft.fuelEighths}
					onChange={(fuelEighths) => change({ fuelEighths })}
				/>
				{before && <p className="numbers mt-2 text-muted text-sm">{t.fuelBefore(t.eighths(format.number(before.fuelEighths)))}</p>}
				{missing === 'fuel' && <FieldError>{t.fuelError}</FieldError>}
			</div>
		</div>
	);
}
