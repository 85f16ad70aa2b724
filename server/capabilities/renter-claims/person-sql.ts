/** Queries on what concerns one person, for admins. */
import type { Queryable } from '#server/platform/database/pool.ts';

/** As owner or as renter. */
export async function renterClaimsOfPerson(db: Queryable, userId: string) {
	return db
		.selectFrom('renter_claims')
		.select(['id', 'booking_id', 'opened_at', 'outcome'])
		.where((eb) => eb.or([eb('owner_id', '=', userId), eb('renter_id', '=', userId)]))
		.execute();
}
