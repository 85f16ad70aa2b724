/** Reports on the wire, as one person sees them. */
import { formatFils } from '#contract/money.ts';
import type { Report } from '#contract/report-shapes.ts';
import { ammanIso } from '#contract/time.ts';
import { bookingsByIds } from '#server/capabilities/bookings/index.ts';
import { readCaseParties, readTeamActs } from '#server/capabilities/cases/index.ts';
import type { Queryable } from '#server/platform/database/pool.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { canAddPoliceNumber, type ReportedTrip, toReportedTrip } from './rules.ts';
import { type PhotoRow, photosOf, type ReportRow } from './sql.ts';

type Party = Report['owner'];

/** Reads bookings, cars, people and photos of all rows at once. */
export async function presentReports(db: Queryable, rows: readonly ReportRow[], viewer: Caller, now: Date): Promise<Report[]> {
	const ids = [...new Set(rows.map((row) => row.booking_id))];
	const bookings = new Map((await bookingsByIds(db, ids)).map((row) => [row.id, row]));
	const partiesOf = await readCaseParties(db, [...bookings.values()]);
	const photos = await photosOf(
		db,
		rows.map(({ id }) => id),
	);
	const actBy = await readTeamActs(db, {
		subject: 'report',
		actions: ['report.created'],
		cases: rows.flatMap(({ id, booking_id }) => {
			const booking = bookings.get(booking_id);
			return booking ? [{ ...booking, id }] : [];
		}),
	});
	return rows.flatMap((row) => {
		const booking = bookings.get(row.booking_id);
		const found = partiesOf(booking);
		if (!booking || !found) return [];
		const { carTitle, carTitleAr, owner, renter } = found;
		const isOwner = viewer.userId === owner.id;
		const around = {
			carTitle,
			carTitleAr,
			owner,
			renter,
			isParty: isOwner || viewer.userId === renter.id,
			isOwner,
			now,
			trip: toReportedTrip(booking),
		};
		const { by: reportedBy } = actBy(row.id, ['report.created']);
		return [{ ...presentReport(row, around, photos), ...(reportedBy && { reportedBy }) }];
	});
}

type Around = {
	carTitle: string;
	carTitleAr: string;
	owner: Party;
	renter: Party;
	isParty: boolean;
	isOwner: boolean;
	now: Date;
	trip: ReportedTrip;
};

function presentReport(row: ReportRow, { isParty, isOwner, now, trip, ...around }: Around, photos: readonly PhotoRow[]): Report {
	const { place_text: text, latitude, longitude } = row;
	return {
		id: row.id,
		bookingId: row.booking_id,
		...around,
		kind: row.kind,
		side: row.side,
		text: row.text,
		photos: photos
			.filter((photo) => photo.report_id === row.id)
			.map((photo) => ({ url: `/objects/reports/${photo.object_id}`, sha256: photo.original_sha256.toString('hex') })),
		place: text || latitude !== null ? { text: text ?? '', latitude, longitude } : null,
		policeReportNumber: row.police_report_number,
		createdAt: ammanIso(row.created_at),
		dueAt: ammanIso(row.due_at),
		isOverdue: row.outcome === null && now >= row.due_at,
		outcome: row.outcome,
		decidedAt: row.decided_at && ammanIso(row.decided_at),
		note: row.note,
		refundJod: row.refund_fils === null ? null : formatFils(row.refund_fils),
		mayAddPoliceNumber:
			isParty && canAddPoliceNumber({ kind: row.kind, outcome: row.outcome, policeReportNumber: row.police_report_number }, trip, now),
		anotherBookingId: isOwner ? null : row.replacement_id,
	};
}
