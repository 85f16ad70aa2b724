/** Query that exports a person's settlements. */
import type { Queryable } from '#server/platform/database/pool.ts';
import type { SettlementRow } from './sql.ts';

/** As renter or as owner. */
export async function settlementsOfUser(db: Queryable, userId: string): Promise<SettlementRow[]> {
	return db
		.selectFrom('settlements')
		.selectAll()
		.where((eb) => eb.or([eb('owner_id', '=', userId), eb('renter_id', '=', userId)]))
		.orderBy('created_at')
		.execute();
}
