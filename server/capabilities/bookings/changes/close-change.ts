/** A change that was not answered or paid in time ends: the trip stays unchanged. */
import { type PaymentPlatform, recheckBeforeExpiry } from '#server/capabilities/payments/index.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { lockBooking } from '../sql.ts';
import { type ChangeRow, changeById } from './changes-sql.ts';
import { moveChange } from './move-change.ts';

const deadlineOf = ({ state, respond_by, hold_expires_at }: ChangeRow): Date | null =>
	state === 'PROPOSED' ? respond_by : state === 'AWAITING_PAYMENT' ? hold_expires_at : null;

export async function expireDueChange(platform: PaymentPlatform, changeId: string): Promise<void> {
	const seen = await changeById(platform.db, changeId);
	if (!seen) return;
	if (seen.state === 'AWAITING_PAYMENT') await recheckBeforeExpiry(platform, { changeId });
	await inTransaction(platform.db, async (tx) => {
		const row = await lockBooking(tx, seen.booking_id);
		const change = await changeById(tx, changeId);
		const deadline = change && deadlineOf(change);
		if (!row || !change || !deadline || platform.clock.now() < deadline) return;
		await moveChange(platform, tx, { row, change }, 'EXPIRE', null);
	});
}
