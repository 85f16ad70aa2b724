/** Warnings before something ends, such as a permit or a licence: some days ahead, and once it has ended. Pure. Dates are `YYYY-MM-DD` in Amman. */
import { DAY_MS } from '#contract/time.ts';

type Ending = {
	/** The last day on which it counts. */
	endsOn: string;
	today: string;
	/** The last warning that was sent. */
	sent: number | null;
};

/** The warning that is due and was not sent; 0: it has ended. If several are due, only the nearest one is sent. `ahead` begins with the earliest. */
export function dueWarning<Days extends number>(ahead: readonly Days[], { endsOn, today, sent }: Ending): Days | 0 | null {
	const left = Math.round((Date.parse(endsOn) - Date.parse(today)) / DAY_MS);
	const dueDays = left < 0 ? 0 : (ahead.findLast((days) => left <= days) ?? null);
	return dueDays === null || (sent !== null && sent <= dueDays) ? null : dueDays;
}
