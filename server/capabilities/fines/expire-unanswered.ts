/** The renter did not respond in time. Nothing is charged automatically: an admin decides, as for claims. */
import { isUnanswered, submitUnanswered } from '#server/capabilities/cases/index.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { toFinePayload } from './event-payload.ts';
import { fineUnanswered } from './events.ts';
import { lockFine, toFineLifecycle } from './guards.ts';
import { changeFine, overdueAnswers } from './sql.ts';

export async function expireUnanswered(platform: Platform, fineId: string): Promise<void> {
	await inTransaction(platform.db, async (tx) => {
		const locked = await lockFine(tx, fineId);
		if (!locked || locked.fine.decision_due_at || !isUnanswered(toFineLifecycle(locked.fine), platform.clock.now())) return;
		const { fine, hold } = locked;
		const waiting = await changeFine(tx, fineId, { decision_due_at: fine.answer_by });
		await submitUnanswered(platform, tx, { subject: 'fine', id: fineId, bookingId: hold.booking_id });
		await platform.events.publish(platform, tx, fineUnanswered, await toFinePayload(tx, hold, waiting));
	});
}

export async function expireAllUnanswered(platform: Platform): Promise<void> {
	for (const fineId of await overdueAnswers(platform.db, platform.clock.now())) await expireUnanswered(platform, fineId);
}
