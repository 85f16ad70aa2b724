/** The query by which settlements hand out what concerns a person. */
import type { Queryable } from '#server/platform/database/pool.ts';
import type { SettlementRow } from './sql.ts';

/** On either side. */
export async function settlementsOfUser(db: Queryable, userId: string): Promise<SettlementRow[]> {
	return db
		.selectFrom('settlements')
		.selectAll()
		.where((eb) => eb.or([eb('owner_id', '=', userId), eb('renter_id', '=', userId)]))
		.orderBy('created_at')
		.execute();
}
