/** Aggregate of reviews: mean and count. */
import * as z from 'zod';

export const score = z.object({
	/** One to five stars with one decimal; null without reviews. */
	average: z.number().min(1).max(5).nullable(),
	count: z.int().min(0),
});
export type Score = z.output<typeof score>;

/** Computed with integers; rounded half up. */
export const scoreOf = (sum: number, count: number): Score => ({
	average: count > 0 ? Math.round((sum * 10) / count) / 10 : null,
	count,
});
