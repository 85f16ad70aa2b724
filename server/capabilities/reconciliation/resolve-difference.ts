/** An admin settles a difference, with a reason. */
import { refuse } from '#server/platform/base/refusal.ts';
import { closeAlert } from '#server/platform/context/alerts.ts';
import { audit } from '#server/platform/context/audit.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { lockDifference, settleDifference } from './differences-sql.ts';

export async function resolveDifference(platform: Platform, caller: Caller, id: string, note: string): Promise<void> {
	await inTransaction(platform.db, async (tx) => {
		const row = await lockDifference(tx, id);
		if (!row) throw refuse('DIFFERENCE_NOT_FOUND');
		if (row.resolved_at) throw refuse('DIFFERENCE_SETTLED');
		await settleDifference(tx, id, { actorId: caller.personId, note }, platform.clock.now());
		await closeAlert(platform, tx, { kind: 'GATEWAY_DIFFERS', subjectId: id, actorId: caller.personId });
		await audit(platform, tx, {
			actorId: caller.personId,
			action: 'reconciliation.resolve',
			subject: 'difference',
			subjectId: id,
			before: { kind: row.kind, reference: row.gateway_reference },
			after: { note },
		});
	});
}
