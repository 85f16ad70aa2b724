/** Personal data in fines: statements, answers, and the owner's pictures of tickets. The amounts stay for the ledger. */
import { lockBooking } from '#server/capabilities/bookings/index.ts';
import { sideOf } from '#server/capabilities/cases/index.ts';
import { discardObject } from '#server/platform/files/delete-object.ts';
import { privatePhotoMasterKey } from '#server/platform/files/private-photos.ts';
import { redactAuditText } from '#server/platform/personal-data/erase-traces.ts';
import type { PersonalDataSource } from '#server/platform/personal-data/personal-data-source.ts';
import { anonymizeFines, detachPhotos, holdsOfUser } from './personal-data-sql.ts';
import { type FineRow, finesOfBooking, type HoldRow } from './sql.ts';

export const finePersonalData: PersonalDataSource = {
	name: 'fines',

	export: async ({ db }, userId) => {
		const gathered = await Promise.all(
			(await holdsOfUser(db, userId)).map(async (hold) => {
				const fines = await finesOfBooking(db, hold.booking_id);
				const own = sideOf(hold, userId) === 'OWNER' ? fines.flatMap(({ photo_id }) => photo_id ?? []) : [];
				return {
					data: factsFor(hold, fines, userId),
					files: own.map((id, index) => ({ name: `${hold.booking_id}/ticket-${index + 1}.jpg`, key: privatePhotoMasterKey(id) })),
				};
			}),
		);
		return { data: gathered.map(({ data }) => data), files: gathered.flatMap(({ files }) => files) };
	},

	deletionBlockers: async (tx, userId) => {
		const holds = await holdsOfUser(tx, userId);
		const fines = (await Promise.all(holds.map(({ booking_id }) => finesOfBooking(tx, booking_id)))).flat();
		return [
			...(fines.some(({ granted_fils }) => granted_fils === null) ? (['OPEN_CLAIMS'] as const) : []),
			...(holds.some(({ ended_at }) => ended_at === null) ? (['OPEN_SETTLEMENTS'] as const) : []),
		];
	},

	erase: async (_, tx, userId) => {
		const erased: string[] = [];
		for (const hold of await holdsOfUser(tx, userId)) {
			await lockBooking(tx, hold.booking_id);
			const fines = await finesOfBooking(tx, hold.booking_id);
			erased.push(...fines.map(({ id }) => id));
			await anonymizeFines(tx, hold.booking_id);
			if (sideOf(hold, userId) === 'OWNER') for (const id of await detachPhotos(tx, fines)) await discardObject(tx, id, 'PRIVATE_PHOTO');
		}
		await redactAuditText(tx, 'fine', erased, ['reason', 'note']);
	},
};

/** The identities of the other party and of the deciding admin are not exported. */
function factsFor(hold: HoldRow, fines: readonly FineRow[], userId: string) {
	const { owner_id: _, renter_id: __, ended_by: ___, ...facts } = hold;
	return { side: sideOf(hold, userId), ...facts, fines: fines.map(({ decided_by: ____, photo_sha256: _____, ...fine }) => fine) };
}
