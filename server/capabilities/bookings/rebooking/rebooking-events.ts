/** Another car for the rest of a trip, in the timelines of both bookings. */
import { ammanIso } from '#contract/time.ts';
import type { Queryable } from '#server/platform/database/pool.ts';
import { type BookingRow, bookingById } from '../sql.ts';
import type { Past } from '../timeline.ts';
import { endedByReport } from './rules.ts';
import { replacementTimesOf } from './sql.ts';

/** For cars that an admin booked after a report. A car that the renter chose after the owner ended the booking is on that booking's page. */
export async function listRebookingEvents(db: Queryable, row: BookingRow): Promise<Past[]> {
	const replaced = row.rebooked_from ? await bookingById(db, row.rebooked_from) : undefined;
	const at = endedByReport(row) ? await replacementTimesOf(db, row.id) : [];
	return [
		...at.map((each) => toPast('ANOTHER_CAR', each)),
		...(replaced && endedByReport(replaced) ? [toPast('IN_PLACE', row.created_at)] : []),
	];
}

const toPast = (kind: 'ANOTHER_CAR' | 'IN_PLACE', at: Date): Past => ({
	at,
	happened: { at: ammanIso(at), amountJod: null, reason: null, kind, cancelCode: null },
});
