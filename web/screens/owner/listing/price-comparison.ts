/** Compares a price with the median of its class. Pure. */

/** Nearer than this is the same for a renter who compares. */
const CLOSE_PERCENT = 10;

export type Comparison = { is: 'above' | 'below' | 'close'; percent: number };

/** Both in JOD, the first as it is typed; null while that is no price. */
export function comparison(typed: string, medianJod: string): Comparison | null {
	const [rate, median] = [Number(typed.trim().replace(',', '.') || Number.NaN), Number(medianJod)];
	if (!(rate > 0) || !(median > 0)) return null;
	const percent = Math.round((100 * (rate - median)) / median);
	if (Math.abs(percent) < CLOSE_PERCENT) return { is: 'close', percent: Math.abs(percent) };
	return { is: percent > 0 ? 'above' : 'below', percent: Math.abs(percent) };
}
