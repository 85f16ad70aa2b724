/** Eids and Ramadan as periods of days, from the table of public holidays. Its dates are predictions that an operator corrects. */
import { addDays } from '#contract/time.ts';
import type { Queryable } from '../database/pool.ts';

export type Occasion = 'EID_AL_FITR' | 'EID_AL_ADHA' | 'RAMADAN';
/** Half-open, `YYYY-MM-DD`. */
export type Period = { from: string; to: string };
export type OccasionPeriods = Readonly<Record<Occasion, readonly Period[]>>;

/** Longer than any occasion, so that one that crosses an end of the range is read as a whole. */
const MARGIN_DAYS = 40;

/** Every occasion that has a day in the range, in full, soonest first. */
export async function occasionPeriods(db: Queryable, range: Period): Promise<OccasionPeriods> {
	const rows = await db
		.selectFrom('public_holidays')
		.select(['day', 'occasion'])
		.where('occasion', 'is not', null)
		.where('day', '>=', addDays(range.from, -MARGIN_DAYS))
		.where('day', '<', addDays(range.to, MARGIN_DAYS))
		.orderBy('day')
		.execute();
	const periodsOf = (occasion: Occasion) =>
		joinDays(rows.filter((row) => row.occasion === occasion).map((row) => row.day)).filter(
			({ from, to }) => from < range.to && range.from < to,
		);
	return { EID_AL_FITR: periodsOf('EID_AL_FITR'), EID_AL_ADHA: periodsOf('EID_AL_ADHA'), RAMADAN: periodsOf('RAMADAN') };
}

/** Runs of consecutive days; `days` is ordered. */
export function joinDays(days: readonly string[]): Period[] {
	const periods: Period[] = [];
	for (const day of days) {
		const last = periods.at(-1);
		if (last?.to === day) last.to = addDays(day, 1);
		else periods.push({ from: day, to: addDays(day, 1) });
	}
	return periods;
}
