/** An admin writes off the excess of a claim, with a reason. */
import type { Claim } from '#contract/claim-shapes.ts';
import { formatFils } from '#contract/money.ts';
import { audit } from '#server/platform/context/audit.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { lockClaimForAction } from './claim-guards.ts';
import { presentClaim } from './present.ts';
import { changeClaim } from './sql.ts';

export async function writeOffExcess(platform: Platform, caller: Caller, id: string, note: string): Promise<Claim> {
	return inTransaction(platform.db, async (tx) => {
		const claim = await lockClaimForAction(platform, tx, caller, id, 'WRITE_OFF');
		const writtenOff = await changeClaim(tx, id, {
			excess_written_off_at: platform.clock.now(),
			excess_written_off_by: caller.userId,
			excess_write_off_note: note,
		});
		await audit(platform, tx, {
			actorId: caller.personId,
			action: 'claim.written-off',
			subject: 'claim',
			subjectId: id,
			after: { amountJod: formatFils(claim.excess_fils), note },
		});
		return presentClaim(platform, tx, writtenOff, caller);
	});
}
