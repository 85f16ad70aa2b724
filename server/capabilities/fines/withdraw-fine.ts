/** The owner withdraws a fine that is open or contested. Its amount becomes available for other fines, or is refunded to the renter if the hold has ended. */
import type { FineHold } from '#contract/fines.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { presentAfter } from './answer-fine.ts';
import { decideFine } from './decide-fine.ts';
import { lockFineForAction } from './guards.ts';

export async function withdrawFine(platform: Platform, caller: Caller, id: string): Promise<FineHold> {
	return inTransaction(platform.db, async (tx) => {
		const { fine, hold } = await lockFineForAction(platform, tx, caller, id, 'WITHDRAW');
		await decideFine(platform, tx, { fine, hold }, { status: 'WITHDRAWN', grantedFils: 0n, actorId: caller.personId });
		return presentAfter(platform, tx, hold.booking_id, caller);
	});
}
