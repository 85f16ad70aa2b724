/** Personal data in renters' claims: a person's claims, answers and photos. The amounts stay for the ledger. */
import { sql } from 'kysely';
import type { ClaimSide } from '#contract/claim-shapes.ts';
import { lockBooking } from '#server/capabilities/bookings/index.ts';
import { sideOf } from '#server/capabilities/cases/index.ts';
import type { Queryable, Transaction } from '#server/platform/database/pool.ts';
import { discardObject } from '#server/platform/files/delete-object.ts';
import { redactAuditText } from '#server/platform/personal-data/erase-traces.ts';
import type { PersonalDataSource } from '#server/platform/personal-data/personal-data-source.ts';
import { linesOf, photosOf, type RenterClaimRow } from './sql.ts';

export const renterClaimPersonalData: PersonalDataSource = {
	name: 'renter-claims',

	export: async ({ db }, userId) => {
		const gathered = await Promise.all(
			(await claimsOfUser(db, userId)).map(async (claim) => {
				const photos = (await photosOf(db, claim.id)).filter(({ side }) => side === sideOf(claim, userId));
				return {
					data: { ...factsFor(claim, userId), lines: (await linesOf(db, claim.id)).map(({ claim_id: _, ...line }) => line) },
					files: photos.map(({ object_id }, index) => ({
						name: `${claim.booking_id}/receipt-${index + 1}.jpg`,
						key: `private/${object_id}/master.jpg`,
					})),
				};
			}),
		);
		return { data: gathered.map(({ data }) => data), files: gathered.flatMap(({ files }) => files) };
	},

	deletionBlockers: async (tx, userId) => ((await claimsOfUser(tx, userId)).some(({ outcome }) => outcome === null) ? ['OPEN_CLAIMS'] : []),

	erase: async (_, tx, userId) => {
		const claims = await claimsOfUser(tx, userId);
		for (const claim of claims) {
			await lockBooking(tx, claim.booking_id);
			const side = sideOf(claim, userId);
			await anonymize(tx, claim.id);
			if (side) for (const id of await deletePhotos(tx, claim.id, side)) await discardObject(tx, id, 'PRIVATE_PHOTO');
		}
		await redactAuditText(
			tx,
			'renter-claim',
			claims.map(({ id }) => id),
			['reason', 'note'],
		);
	},
};

/** In the order in which bookings are locked. */
async function claimsOfUser(db: Queryable, userId: string): Promise<RenterClaimRow[]> {
	return db
		.selectFrom('renter_claims')
		.selectAll()
		.where((eb) => eb.or([eb('owner_id', '=', userId), eb('renter_id', '=', userId)]))
		.orderBy('booking_id')
		.orderBy('opened_at')
		.execute();
}

/** The identities of the other party and of the deciding admin are not exported. */
function factsFor(claim: RenterClaimRow, userId: string) {
	const { owner_id: _, renter_id: __, decided_by: ___, ...facts } = claim;
	return { side: sideOf(claim, userId), ...facts };
}

/** All free text is removed, because either side may have named the other in it. */
async function anonymize(tx: Transaction, id: string): Promise<void> {
	const redacted = (column: 'contest_reason' | 'decision_note') =>
		sql<string | null>`CASE WHEN ${sql.ref(column)} IS NOT NULL THEN '—' END`;
	await tx
		.updateTable('renter_claims')
		.set({ reason: '—', contest_reason: redacted('contest_reason'), decision_note: redacted('decision_note') })
		.where('id', '=', id)
		.execute();
}

/** Returns the ids of their objects, which are no longer referenced. */
async function deletePhotos(tx: Transaction, claimId: string, side: ClaimSide): Promise<string[]> {
	const rows = await tx
		.deleteFrom('renter_claim_photos')
		.where('claim_id', '=', claimId)
		.where('side', '=', side)
		.returning('object_id')
		.execute();
	return rows.map((row) => row.object_id);
}
