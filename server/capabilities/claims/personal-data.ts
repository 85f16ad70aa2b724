/** Personal data in claims: a person's claims, answers and photos. The amounts stay for the ledger. */
import { lockBooking } from '#server/capabilities/bookings/index.ts';
import { sideOf } from '#server/capabilities/cases/index.ts';
import { discardObject } from '#server/platform/files/delete-object.ts';
import { redactAuditText } from '#server/platform/personal-data/erase-traces.ts';
import type { PersonalDataSource } from '#server/platform/personal-data/personal-data-source.ts';
import { toClaimLifecycle } from './claim-guards.ts';
import { anonymizeClaim, claimsOfUser, deletePhotos } from './personal-data-sql.ts';
import { type ClaimRow, itemsOf, photosOf } from './sql.ts';

export const claimPersonalData: PersonalDataSource = {
	name: 'claims',

	export: async ({ db }, userId) => {
		const gathered = await Promise.all(
			(await claimsOfUser(db, userId)).map(async (claim) => {
				const photos = (await photosOf(db, claim.id)).filter(({ side }) => side === sideOf(claim, userId));
				return {
					data: { ...factsFor(claim, userId), items: (await itemsOf(db, claim.id)).map(({ claim_id: _, ...item }) => item) },
					files: photos.map(({ object_id }, index) => ({
						name: `${claim.booking_id}/photo-${index + 1}.jpg`,
						key: `private/${object_id}/master.jpg`,
					})),
				};
			}),
		);
		return { data: gathered.map(({ data }) => data), files: gathered.flatMap(({ files }) => files) };
	},

	deletionBlockers: async (tx, userId) => {
		const isOpen = (claim: ClaimRow) => claim.outcome === null || toClaimLifecycle(claim).excess === 'ASKED';
		return (await claimsOfUser(tx, userId)).some(isOpen) ? ['OPEN_CLAIMS'] : [];
	},

	erase: async (_, tx, userId) => {
		const claims = await claimsOfUser(tx, userId);
		for (const claim of claims) {
			await lockBooking(tx, claim.booking_id);
			const side = sideOf(claim, userId);
			await anonymizeClaim(tx, claim.id);
			if (side) for (const id of await deletePhotos(tx, claim.id, side)) await discardObject(tx, id, 'PRIVATE_PHOTO');
		}
		await redactAuditText(
			tx,
			'claim',
			claims.map(({ id }) => id),
			['reason', 'note'],
		);
	},
};

/** The identities of the other party and of the deciding admin are not exported. */
function factsFor(claim: ClaimRow, userId: string) {
	const { owner_id: _, renter_id: __, decided_by: ___, excess_written_off_by: ____, ...facts } = claim;
	return { side: sideOf(claim, userId), ...facts };
}
