/** Marks a settlement paid when the owner's payout arrived. For the payouts capability, under the booking's lock. */
import { audit } from '#server/platform/context/audit.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import { changeSettlement, settlementOfBooking } from './sql.ts';

/** Does nothing for a booking without a settlement (cancelled, with a retained part for the owner). */
export async function markSettlementPaid(platform: Platform, tx: Transaction, bookingId: string, actorId: string | null): Promise<void> {
	const row = await settlementOfBooking(tx, bookingId);
	if (row?.status !== 'CALCULATED') return;
	await changeSettlement(tx, row.id, { status: 'PAID', paid_at: platform.clock.now() });
	await audit(platform, tx, {
		actorId,
		action: 'settlement.paid',
		subject: 'settlement',
		subjectId: row.id,
		before: { status: row.status },
		after: { status: 'PAID' },
	});
}
