/** One side of a request was suspended: nobody can go on with it, so it ends, and whatever was paid goes back. Confirmed trips are honoured. */
import type { Platform } from '#server/platform/context/platform.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { openRequestsOf } from './admin-sql.ts';
import { moveBooking } from './move-booking.ts';
import { standing } from './present.ts';
import { step } from './rules.ts';
import { lockBooking } from './sql.ts';

/** As an outbox job: each request in a transaction of its own. */
export async function endRequestsOf(platform: Platform, { userId, by }: { userId: string; by: string }): Promise<void> {
	for (const id of await openRequestsOf(platform.db, userId)) {
		await inTransaction(platform.db, async (tx) => {
			const row = await lockBooking(tx, id);
			if (row?.status !== 'REQUESTED' || 'refusal' in step(standing(row), 'CANCEL_BY_ADMIN', platform.clock.now())) return;
			await moveBooking(platform, tx, row, 'CANCEL_BY_ADMIN', { actorId: by });
		});
	}
}
