/** One booking's settlement, for its owner and for admins. */
import type { Settlement } from '#contract/settlements.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { type Caller, isAdmin } from '#server/platform/http/route.ts';
import { toSettlement } from './present.ts';
import { settlementOfBooking } from './sql.ts';

export async function readSettlement(platform: Platform, caller: Caller, bookingId: string): Promise<Settlement> {
	const row = await settlementOfBooking(platform.db, bookingId);
	if (!row || (row.owner_id !== caller.userId && !isAdmin(caller))) throw refuse('SETTLEMENT_NOT_FOUND');
	return toSettlement(row);
}
