/** Fuel level in eighths. Decorative: the value is in the text beside it. */
import { clsx } from 'clsx';
import { FULL_TANK_EIGHTHS } from '#contract/handover.ts';

const EIGHTHS = Array.from({ length: FULL_TANK_EIGHTHS }, (_, index) => index + 1);
const LOW = 2;

type FuelBarProps = {
	/** Null: not known yet. */
	eighths: number | null;
	tall?: boolean;
	className?: string;
};

export function FuelBar({ eighths, tall = false, className }: FuelBarProps) {
	const full = (eighths ?? 0) <= LOW ? 'bg-warning' : 'bg-positive';
	return (
		<span aria-hidden className={clsx('flex gap-1', className)}>
			{EIGHTHS.map((eighth) => (
				<span
					key={eighth}
					className={clsx(
						'flex-1 rounded-mark',
						tall ? 'h-12' : 'h-2',
						eighth <= (eighths ?? 0) ? full : 'bg-sunken',
						tall && 'border border-line',
					)}
				/>
			))}
		</span>
	);
}
