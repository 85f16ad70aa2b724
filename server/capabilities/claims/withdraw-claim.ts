/** The owner withdraws the claim: nothing is granted, and the whole deposit is refunded. */
import type { Claim } from '#contract/claim-shapes.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { lockClaimForAction } from './claim-guards.ts';
import { decideClaim } from './decide-claim.ts';
import { presentClaim } from './present.ts';

export async function withdrawClaim(platform: Platform, caller: Caller, id: string): Promise<Claim> {
	return inTransaction(platform.db, async (tx) => {
		const claim = await lockClaimForAction(platform, tx, caller, id, 'WITHDRAW');
		const withdrawn = await decideClaim(platform, tx, claim, { outcome: 'WITHDRAWN', actorId: caller.personId, grant: () => 0n });
		return presentClaim(platform, tx, withdrawn, caller);
	});
}
