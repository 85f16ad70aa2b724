/** Compares a price with the median of its class. Pure. */

/** Smaller differences count as the same price. */
const CLOSE_PERCENT = 10;

export type Comparison = { is: 'above' | 'below' | 'close'; percent: number };

/** `typed`: JOD as entered. Null if it is not a price. */
export function comparison(typed: string, medianJod: string): Comparison | null {
	const [rate, median] = [Number(typed.trim().replace(',', '.') || Number.NaN), Number(medianJod)];
	if (!(rate > 0) || !(median > 0)) return null;
	const percent = Math.round((100 * (rate - median)) / median);
	if (Math.abs(percent) < CLOSE_PERCENT) return { is: 'close', percent: Math.abs(percent) };
	return { is: percent > 0 ? 'above' : 'below', percent: Math.abs(percent) };
}
