/** Fuel input in eighths: a native range input over the picture, for keyboards and screen readers too. */
import { useId } from 'react';
import { FULL_TANK_EIGHTHS } from '#contract/handover.ts';
import { useFormat, useScreenTexts } from '#web/i18n/context.tsx';
import { FuelBar } from '../fuel-bar.tsx';
import type { HandoverTexts } from '../texts.en.ts';

type FuelGaugeProps = { label: string; eighths: number | null; onChange(eighths: number): void };

export function FuelGauge({ label, eighths, onChange }: FuelGaugeProps) {
	const { readings: t } = useScreenTexts<HandoverTexts>().steps;
	const format = useFormat();
	const id = useId();
	const visible = eighths === null ? '–' : t.eighths(format.number(eighths));
	return (
		<div>
			<div className="mb-2 flex items-baseline justify-between gap-4">
				<label htmlFor={id} className="font-medium text-sm">
					{label}
				</label>
				<span className="numbers font-semibold text-xl">{visible}</span>
			</div>
			<div className="relative rounded-control has-focus-visible:outline-2 has-focus-visible:outline-primary has-focus-visible:outline-offset-4">
				<FuelBar eighths={eighths} tall />
				<input
					id={id}
					type="range"
					min={0}
					max={FULL_TANK_EIGHTHS}
					step={1}
					value={eighths ?? 0}
					aria-valuetext={eighths === null ? t.fuelError : visible}
					onChange={({ currentTarget }) => onChange(currentTarget.valueAsNumber)}
					// Pressing "empty" does not change the input's value and fires no event.
					onPointerUp={({ currentTarget }) => eighths === null && onChange(currentTarget.valueAsNumber)}
					className="absolute inset-0 h-full w-full cursor-pointer opacity-0"
				/>
			</div>
			<div className="mt-1 flex justify-between text-muted text-xs">
				<span>{t.empty}</span>
				<span>{t.fullTank}</span>
			</div>
		</div>
	);
}
