/**
 * Either side reports that something is wrong. The other side and the admins are notified. While a report is open that may end the rental
 * early, the booking is not completed. A report is created once, even if it is sent repeatedly.
 */
import type { Report, ReportBody } from '#contract/report-shapes.ts';
import { ammanIso } from '#contract/time.ts';
import { type BookingRow, bookingById, handoverSide, holdCompletion, lockBooking } from '#server/capabilities/bookings/index.ts';
import { listAdminIds } from '#server/capabilities/identity/index.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import { audit } from '#server/platform/context/audit.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Queryable, Transaction } from '#server/platform/database/pool.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { StoredPrivatePhoto } from '#server/platform/files/private-photos.ts';
import { storePrivatePhotos } from '#server/platform/files/store-private-photos.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { toEventPayload } from './event-payload.ts';
import { reportCreated } from './events.ts';
import { discardUnusedPhotos } from './photos.ts';
import { presentReports } from './present.ts';
import { canEndRental, dueAt, possibleKinds, toReportedTrip } from './rules.ts';
import { insertPhotos, insertReport, openReportOfKind, type ReportRow, reportById } from './sql.ts';

export async function createReport(platform: Platform, caller: Caller, bookingId: string, body: ReportBody): Promise<Report> {
	const booking = await bookingById(platform.db, bookingId);
	if (!booking || !handoverSide(booking, caller.userId)) throw refuse('BOOKING_NOT_FOUND');
	const sent = await alreadySent(platform.db, caller, bookingId, body);
	if (sent) return presented(platform, platform.db, sent, caller);
	await assertReportable(platform, platform.db, booking, body);
	let photos: StoredPrivatePhoto[] = [];
	try {
		photos = await storePrivatePhotos(platform, caller, body.photos, { purpose: 'REPORT_PHOTO', fieldOf: (index) => `photos.${index}` });
		return await inTransaction(platform.db, (tx) => write(platform, tx, caller, bookingId, body, photos));
	} catch (error) {
		await discardUnusedPhotos(platform, photos);
		const first = await alreadySent(platform.db, caller, bookingId, body);
		if (first) return presented(platform, platform.db, first, caller);
		throw error;
	}
}

async function write(
	platform: Platform,
	tx: Transaction,
	caller: Caller,
	bookingId: string,
	body: ReportBody,
	photos: readonly StoredPrivatePhoto[],
): Promise<Report> {
	const booking = await lockBooking(tx, bookingId);
	const side = booking && handoverSide(booking, caller.userId);
	if (!booking || !side) throw refuse('BOOKING_NOT_FOUND');
	await assertReportable(platform, tx, booking, body);
	const now = platform.clock.now();
	const { place } = body;
	const row = await insertReport(tx, {
		id: body.clientId,
		booking_id: bookingId,
		reporter_id: caller.userId,
		side,
		kind: body.kind,
		text: body.text,
		place_text: place?.text || null,
		latitude: place && 'latitude' in place ? place.latitude : null,
		longitude: place && 'longitude' in place ? place.longitude : null,
		police_report_number: body.policeReportNumber,
		created_at: now,
		due_at: dueAt(body.kind, now),
	});
	for (const photo of photos) await photo.commit(tx);
	await insertPhotos(tx, row.id, photos);
	if (booking.status === 'CONFIRMED' && canEndRental(body.kind)) await holdCompletion(platform, tx, booking);
	await audit(platform, tx, {
		actorId: caller.personId,
		action: 'report.created',
		subject: 'report',
		subjectId: row.id,
		after: { bookingId, kind: row.kind, side, photos: photos.length },
	});
	await platform.events.publish(platform, tx, reportCreated, {
		...(await toEventPayload(tx, row, booking)),
		adminIds: await listAdminIds(tx),
		dueAt: ammanIso(row.due_at),
	});
	return presented(platform, tx, row, caller);
}

/** The report that an earlier attempt of the same request created; a report of another person or booking does not count. */
async function alreadySent(db: Queryable, caller: Caller, bookingId: string, { clientId, kind }: ReportBody): Promise<ReportRow | null> {
	const row = await reportById(db, clientId);
	if (!row) return null;
	if (row.reporter_id === caller.userId && row.booking_id === bookingId && row.kind === kind) return row;
	throw refuse('IDEMPOTENCY_KEY_REUSED');
}

async function assertReportable(platform: Platform, db: Queryable, booking: BookingRow, { kind }: ReportBody): Promise<void> {
	if (!possibleKinds(toReportedTrip(booking), platform.clock.now()).includes(kind)) throw refuse('REPORT_KIND_NOT_NOW');
	const open = await openReportOfKind(db, booking.id, kind);
	if (open) throw refuse('REPORT_ALREADY_OPEN', { reportId: open.id });
}

export async function presented(platform: Platform, db: Queryable, row: ReportRow, caller: Caller): Promise<Report> {
	const [report] = await presentReports(db, [row], caller, platform.clock.now());
	if (!report) throw new Error(`report ${row.id} has lost its car or one of its people`);
	return report;
}
