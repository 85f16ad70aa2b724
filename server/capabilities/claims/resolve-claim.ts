/** An admin decides a claim line by line, between zero and the claimed amount, with a reason. */
import type { Claim } from '#contract/claim-shapes.ts';
import { parseFils } from '#contract/money.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { refuseField } from '#server/platform/http/input.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { lockClaimForAction } from './claim-guards.ts';
import { decideClaim } from './decide-claim.ts';
import { presentClaim } from './present.ts';
import { type ItemRow, itemsOf } from './sql.ts';

type Grants = ReadonlyArray<{ id: string; grantedJod: string }>;

export async function resolveClaim(
	platform: Platform,
	caller: Caller,
	id: string,
	{ items: grants, note }: { items: Grants; note: string },
): Promise<Claim> {
	return inTransaction(platform.db, async (tx) => {
		const claim = await lockClaimForAction(platform, tx, caller, id, 'RESOLVE');
		const granted = grantsOf(caller, await itemsOf(tx, id), grants);
		const decided = await decideClaim(platform, tx, claim, {
			outcome: 'DECIDED',
			actorId: caller.userId,
			grant: (item) => granted.get(item.id) ?? 0n,
			note,
		});
		return presentClaim(platform, tx, decided, caller);
	});
}

/** Exactly one grant for each line of the claim, none above the claimed amount. */
function grantsOf(caller: Caller, items: readonly ItemRow[], grants: Grants): Map<string, bigint> {
	const given = new Map(grants.map(({ id, grantedJod }) => [id, parseFils(grantedJod)]));
	const isComplete = grants.length === items.length && items.every((item) => given.has(item.id));
	if (!isComplete) throw refuseField('items', 'CLAIM_GRANTS_EACH', caller.lang);
	for (const [index, { id, grantedJod }] of grants.entries()) {
		const item = items.find((each) => each.id === id);
		if (item && parseFils(grantedJod) > item.amount_fils)
			throw refuseField(`items.${index}.grantedJod`, 'CLAIM_GRANT_TOO_HIGH', caller.lang);
	}
	return given;
}
