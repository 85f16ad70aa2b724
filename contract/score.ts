/** What reviews come to: their mean and their number. */
import * as z from 'zod';

export const score = z.object({
	/** One to five stars, with one decimal; null while nobody has written. */
	average: z.number().min(1).max(5).nullable(),
	count: z.int().min(0),
});
export type Score = z.output<typeof score>;

/** Exact from the integers; half of a tenth goes up. */
export const scoreOf = (sum: number, count: number): Score => ({
	average: count > 0 ? Math.round((sum * 10) / count) / 10 : null,
	count,
});
