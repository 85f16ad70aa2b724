/** The number of the police's report of an accident, from either side: until the report is decided, and if it is missing, for some days after the return. */
import type { Report } from '#contract/report-shapes.ts';
import { handoverSide, lockBooking } from '#server/capabilities/bookings/index.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import { audit } from '#server/platform/context/audit.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { presented } from './create-report.ts';
import { canAddPoliceNumber, toReportedTrip } from './rules.ts';
import { changeReport, reportById } from './sql.ts';

export async function addPoliceReportNumber(platform: Platform, caller: Caller, id: string, number: string): Promise<Report> {
	return inTransaction(platform.db, async (tx) => {
		const found = await reportById(tx, id);
		const booking = found && (await lockBooking(tx, found.booking_id));
		const row = await reportById(tx, id);
		if (!row || !booking || !handoverSide(booking, caller.userId) || row.kind !== 'ACCIDENT') throw refuse('REPORT_NOT_FOUND');
		const { kind, outcome, police_report_number: before } = row;
		const isPossible = canAddPoliceNumber({ kind, outcome, policeReportNumber: before }, toReportedTrip(booking), platform.clock.now());
		if (!isPossible) throw refuse('REPORT_DECIDED');
		const changed = await changeReport(tx, id, { police_report_number: number });
		await audit(platform, tx, {
			actorId: caller.personId,
			action: 'report.police-number-added',
			subject: 'report',
			subjectId: id,
			before: { number: before },
			after: { number },
		});
		return presented(platform, tx, changed, caller);
	});
}
