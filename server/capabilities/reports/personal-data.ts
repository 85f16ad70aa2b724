/** Personal data in reports: a person's reports, places and photos. The decision stays for the ledger. */
import { sql } from 'kysely';
import { lockBooking } from '#server/capabilities/bookings/index.ts';
import type { Queryable, Transaction } from '#server/platform/database/pool.ts';
import { discardObject } from '#server/platform/files/delete-object.ts';
import { redactAuditText } from '#server/platform/personal-data/erase-traces.ts';
import type { PersonalDataSource } from '#server/platform/personal-data/personal-data-source.ts';
import { photosOf, type ReportRow } from './sql.ts';

export const reportPersonalData: PersonalDataSource = {
	name: 'reports',

	export: async ({ db }, userId) => {
		const reports = await reportsBy(db, userId);
		const photos = await photosOf(
			db,
			reports.map(({ id }) => id),
		);
		return {
			data: reports.map(({ reporter_id: _, decided_by: __, ...facts }) => facts),
			files: reports.flatMap((report) =>
				photos
					.filter((photo) => photo.report_id === report.id)
					.map(({ object_id }, index) => ({
						name: `${report.booking_id}/${report.kind.toLowerCase()}-${index + 1}.jpg`,
						key: `private/${object_id}/master.jpg`,
					})),
			),
		};
	},

	erase: async (_, tx, userId) => {
		const reports = await reportsBy(tx, userId);
		for (const report of reports) {
			await lockBooking(tx, report.booking_id);
			for (const id of await anonymize(tx, report.id)) await discardObject(tx, id, 'PRIVATE_PHOTO');
		}
		await redactAuditText(
			tx,
			'report',
			reports.map(({ id }) => id),
			['note', 'number'],
		);
	},
};

/** In the order in which bookings are locked. */
async function reportsBy(db: Queryable, userId: string): Promise<ReportRow[]> {
	return db.selectFrom('reports').selectAll().where('reporter_id', '=', userId).orderBy('booking_id').orderBy('id').execute();
}

/** Free text may name the other side, so all of it is removed. Returns the ids of the photos' objects, which are no longer referenced. */
async function anonymize(tx: Transaction, id: string): Promise<string[]> {
	await tx
		.updateTable('reports')
		.set({
			text: '—',
			place_text: null,
			latitude: null,
			longitude: null,
			police_report_number: null,
			note: sql<string | null>`CASE WHEN note IS NOT NULL THEN '—' END`,
		})
		.where('id', '=', id)
		.execute();
	const photos = await tx.deleteFrom('report_photos').where('report_id', '=', id).returning('object_id').execute();
	return photos.map(({ object_id }) => object_id);
}
