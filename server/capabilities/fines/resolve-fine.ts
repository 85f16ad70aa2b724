/** An admin decides a fine, between zero and its amount, with a reason. */
import type { FineHold } from '#contract/fines.ts';
import { parseFils } from '#contract/money.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { refuseField } from '#server/platform/http/input.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { presentAfter } from './answer-fine.ts';
import { decideFine } from './decide-fine.ts';
import { lockFineForAction } from './guards.ts';

export async function resolveFine(
	platform: Platform,
	caller: Caller,
	id: string,
	{ grantedJod, note }: { grantedJod: string; note: string },
): Promise<FineHold> {
	return inTransaction(platform.db, async (tx) => {
		const { fine, hold } = await lockFineForAction(platform, tx, caller, id, 'RESOLVE');
		const grantedFils = parseFils(grantedJod);
		if (grantedFils > fine.amount_fils) throw refuseField('grantedJod', 'CLAIM_GRANT_TOO_HIGH', caller.lang);
		await decideFine(platform, tx, { fine, hold }, { status: 'DECIDED', grantedFils, actorId: caller.personId, note });
		return presentAfter(platform, tx, hold.booking_id, caller);
	});
}
