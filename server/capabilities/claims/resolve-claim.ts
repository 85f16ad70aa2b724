/** An admin decides a claim line by line, between zero and the claimed amount, with a reason. */
import type { Claim } from '#contract/claim-shapes.ts';
import { grantsOf } from '#server/capabilities/cases/index.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { lockClaimForAction } from './claim-guards.ts';
import { decideClaim } from './decide-claim.ts';
import { presentClaim } from './present.ts';
import { itemsOf } from './sql.ts';

type Grants = ReadonlyArray<{ id: string; grantedJod: string }>;

export async function resolveClaim(
	platform: Platform,
	caller: Caller,
	id: string,
	{ items: grants, note }: { items: Grants; note: string },
): Promise<Claim> {
	return inTransaction(platform.db, async (tx) => {
		const claim = await lockClaimForAction(platform, tx, caller, id, 'RESOLVE');
		const granted = grantsOf(caller, await itemsOf(tx, id), grants, 'items');
		const decided = await decideClaim(platform, tx, claim, {
			outcome: 'DECIDED',
			actorId: caller.personId,
			grant: (item) => granted.get(item.id) ?? 0n,
			note,
		});
		return presentClaim(platform, tx, decided, caller);
	});
}
