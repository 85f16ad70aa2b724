/** No claim, by the owner's release or because the claim window has closed: the deposit is refunded and the settlement is calculated. */
import type { Settlement } from '#contract/settlements.ts';
import { lockBooking } from '#server/capabilities/bookings/index.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import type { Platform, PlatformJob } from '#server/platform/context/platform.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { handle } from '#server/platform/jobs/jobs.ts';
import type { Recurring } from '#server/platform/jobs/worker.ts';
import { calculateSettlement } from './close-deposit.ts';
import { closeClaimWindow, closeOverdueWindows } from './jobs.ts';
import { toSettlement } from './present.ts';
import { overdueWindows, type SettlementRow, settlementOfBooking } from './sql.ts';

export async function releaseDeposit(platform: Platform, caller: Caller, bookingId: string): Promise<Settlement> {
	return inTransaction(platform.db, async (tx) => {
		const booking = await lockBooking(tx, bookingId);
		if (booking?.owner_id !== caller.userId) throw refuse('BOOKING_NOT_FOUND');
		const row = await settlementOfBooking(tx, bookingId);
		if (!row || !waitsForClaims(row)) throw refuse('DEPOSIT_NOT_HELD');
		const { settlement } = await calculateSettlement(platform, tx, row, { deductions: [], actorId: caller.personId });
		return toSettlement(settlement);
	});
}

/** Called by the timer: does nothing if a claim is open or the settlement is already calculated. */
export async function closeWhenUnclaimed(platform: Platform, bookingId: string): Promise<void> {
	await inTransaction(platform.db, async (tx) => {
		await lockBooking(tx, bookingId);
		const row = await settlementOfBooking(tx, bookingId);
		if (!row || !waitsForClaims(row) || platform.clock.now() < row.claims_until) return;
		await calculateSettlement(platform, tx, row, { deductions: [], actorId: null });
	});
}

export async function closeAllOverdue(platform: Platform): Promise<void> {
	for (const bookingId of await overdueWindows(platform.db, platform.clock.now())) await closeWhenUnclaimed(platform, bookingId);
}

const waitsForClaims = (row: SettlementRow): boolean => row.status === 'PENDING' && row.deposit_status === 'held' && !row.claim_is_open;

export const settlementJobs: readonly PlatformJob[] = [
	handle(closeClaimWindow, (platform, { bookingId }) => closeWhenUnclaimed(platform, bookingId)),
	handle(closeOverdueWindows, closeAllOverdue),
];

export const settlementsRecurring: readonly Recurring[] = [{ name: closeOverdueWindows.name, match: '23 * * * *' }];
