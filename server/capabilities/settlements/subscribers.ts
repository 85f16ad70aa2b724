/** Applies payment events to the settlement, in their transaction and under the booking's lock. */
import { gatewayFeeOf } from '#server/capabilities/payments/index.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import { calculateSettlement, refundFullDeposit } from './close-deposit.ts';
import { changeSettlement, settlementOfBooking } from './sql.ts';

/** The renter got the deposit back through the bank: it is not owed any more, and claims are requested separately. */
export async function onDisputeLost(
	platform: Platform,
	tx: Transaction,
	dispute: { bookingId: string; paysForBooking: boolean },
): Promise<void> {
	const row = dispute.paysForBooking ? await settlementOfBooking(tx, dispute.bookingId) : undefined;
	if (row?.deposit_status !== 'held') return;
	const given = await refundFullDeposit(platform, tx, row);
	if (given.status === 'PENDING' && !given.claim_is_open) await calculateSettlement(platform, tx, given, { deductions: [], actorId: null });
}

/** The gateway reported its final fee. */
export async function onGatewayFeeFinalized(_platform: Platform, tx: Transaction, { bookingId }: { bookingId: string }): Promise<void> {
	const row = await settlementOfBooking(tx, bookingId);
	if (row) await changeSettlement(tx, row.id, { gateway_fee_fils: await gatewayFeeOf(tx, bookingId) });
}
