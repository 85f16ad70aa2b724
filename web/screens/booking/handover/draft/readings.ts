/** Parses typed odometer readings. Pure. */
import { foldDigits } from '#contract/digits.ts';
import { type Handover, type HandoverPhase, type HandoverSide, MAX_ODOMETER_KM } from '#contract/handover.ts';

/** `"٥٠٬١٢٣"` and `"50,123"` → 50123; null if it is not a whole number. */
export function odometerOf(typed: string): number | null {
	const digits = foldDigits(typed).replace(/[\s,٬.'’]/g, '');
	if (!/^\d{1,7}$/.test(digits)) return null;
	const km = Number(digits);
	return km <= MAX_ODOMETER_KM ? km : null;
}

type Recorded = Pick<Handover['records'][number], 'phase' | 'side' | 'odometerKm' | 'fuelEighths'>;

/** The owner's handover record, with which a return is compared. The odometer must not be below the person's own record either. */
export function before(records: readonly Recorded[], phase: HandoverPhase, side: HandoverSide) {
	if (phase === 'CHECK_IN') return null;
	const out = records.filter((record) => record.phase === 'CHECK_IN' && (record.side === 'OWNER' || record.side === side));
	const owners = out.find((record) => record.side === 'OWNER');
	return owners ? { leastKm: Math.max(...out.map(({ odometerKm }) => odometerKm)), fuelEighths: owners.fuelEighths } : null;
}
