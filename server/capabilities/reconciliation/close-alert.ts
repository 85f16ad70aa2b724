/** An admin closes an alert that was handled. */
import { refuse } from '#server/platform/base/refusal.ts';
import { alertById, closeAlert } from '#server/platform/context/alerts.ts';
import { audit } from '#server/platform/context/audit.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { Caller } from '#server/platform/http/route.ts';

export async function closeOneAlert(platform: Platform, caller: Caller, id: string): Promise<void> {
	await inTransaction(platform.db, async (tx) => {
		const alert = await alertById(tx, id);
		if (!alert) throw refuse('ALERT_NOT_FOUND');
		if (alert.closed_at) throw refuse('ALERT_CLOSED');
		await closeAlert(platform, tx, { kind: alert.kind, subjectId: alert.subject_id, actorId: caller.personId });
		await audit(platform, tx, {
			actorId: caller.personId,
			action: 'alert.close',
			subject: 'alert',
			subjectId: id,
			before: { kind: alert.kind, subject: alert.subject, subjectId: alert.subject_id },
		});
	});
}
