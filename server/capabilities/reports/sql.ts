/** Every query on reports and report_photos. Callers that change a report hold the booking's lock. */
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import { foldDigits } from '#contract/digits.ts';
import type { ReportFilter, ReportKind } from '#contract/report-shapes.ts';
import { countOf, hasCaseSince, type QueueOf, withText } from '#server/capabilities/cases/index.ts';
import { countUpTo, type Ordered, orderFor, type PageOf, pageInOrder, type Total } from '#server/platform/database/keyset.ts';
import type { Queryable, Transaction } from '#server/platform/database/pool.ts';
import type { DB } from '#server/platform/database/schema.ts';

export type ReportRow = Selectable<DB['reports']>;
export type PhotoRow = Pick<Selectable<DB['report_photos']>, 'object_id' | 'report_id' | 'original_sha256'>;

export async function reportById(db: Queryable, id: string): Promise<ReportRow | undefined> {
	return db.selectFrom('reports').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Newest first. */
export async function reportsOfBooking(db: Queryable, bookingId: string): Promise<ReportRow[]> {
	return db.selectFrom('reports').selectAll().where('booking_id', '=', bookingId).orderBy('created_at', 'desc').orderBy('id').execute();
}

export async function openReportsOf(db: Queryable, bookingId: string): Promise<ReportRow[]> {
	return db.selectFrom('reports').selectAll().where('booking_id', '=', bookingId).where('outcome', 'is', null).execute();
}

/** Whether a report on the booking is open or was decided since. */
export const hasReportSince = (db: Queryable, bookingId: string, since: Date): Promise<boolean> =>
	hasCaseSince(db.selectFrom('reports'), bookingId, since);

export async function openReportOfKind(db: Queryable, bookingId: string, kind: ReportKind): Promise<ReportRow | undefined> {
	return (await openReportsOf(db, bookingId)).find((row) => row.kind === kind);
}

/** In the order in which they were added. */
export async function photosOf(db: Queryable, reportIds: readonly string[]): Promise<PhotoRow[]> {
	if (reportIds.length === 0) return [];
	return db
		.selectFrom('report_photos')
		.select(['object_id', 'report_id', 'original_sha256'])
		.where('report_id', 'in', reportIds)
		.orderBy('position')
		.execute();
}

export async function insertReport(tx: Transaction, report: Insertable<DB['reports']>): Promise<ReportRow> {
	return tx.insertInto('reports').values(report).returningAll().executeTakeFirstOrThrow();
}

export async function insertPhotos(
	tx: Transaction,
	reportId: string,
	photos: ReadonlyArray<{ objectId: string; sha256: Buffer }>,
): Promise<void> {
	if (photos.length === 0) return;
	const rows = photos.map(({ objectId, sha256 }, position) => ({
		object_id: objectId,
		report_id: reportId,
		position,
		original_sha256: sha256,
	}));
	await tx.insertInto('report_photos').values(rows).execute();
}

export async function changeReport(tx: Transaction, id: string, change: Updateable<DB['reports']>): Promise<ReportRow> {
	return tx.updateTable('reports').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}

export async function reportOfPhoto(db: Queryable, objectId: string): Promise<ReportRow | undefined> {
	return db
		.selectFrom('reports')
		.innerJoin('report_photos', 'report_photos.report_id', 'reports.id')
		.selectAll('reports')
		.where('report_photos.object_id', '=', objectId)
		.executeTakeFirst();
}

const orderOf = {
	OPEN: { by: sql<Date>`due_at`, direction: 'asc', outcome: 'is' },
	DECIDED: { by: sql<Date>`decided_at`, direction: 'desc', outcome: 'is not' },
} as const;

/** Also by the number of the police's report. */
const inQueue = (db: Queryable, { filter, q = '' }: QueueOf<ReportFilter>) =>
	withText('reports', db.selectFrom('reports').where('outcome', orderOf[filter].outcome, null), q, [
		sql`upper(police_report_number) = upper(${foldDigits(q).trim()})`,
	]);

export const listReports = (db: Queryable, which: QueueOf<ReportFilter> & PageOf): Promise<Array<Ordered<ReportRow>>> =>
	pageInOrder(inQueue(db, which).selectAll(), orderFor(which.order, orderOf[which.filter]), which).execute();

export const countReports = (db: Queryable, which: QueueOf<ReportFilter>): Promise<Total> => countUpTo(db, inQueue(db, which));

/** Those that wait for an admin. */
export const countOpenReports = (db: Queryable): Promise<number> => countOf(db.selectFrom('reports').where('outcome', 'is', null));

/** Those that the person made. */
export async function reportsOfPerson(db: Queryable, userId: string) {
	return db.selectFrom('reports').select(['id', 'booking_id', 'created_at', 'outcome']).where('reporter_id', '=', userId).execute();
}
