/** An admin sets a settlement's status. The ledger follows, or the change is refused; a status alone never posts anything. */
import type { Settlement, SettlementStatus } from '#contract/settlements.ts';
import { lockBooking } from '#server/capabilities/bookings/index.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import { audit } from '#server/platform/context/audit.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { calculateSettlement, toSettlementPayload } from './close-deposit.ts';
import { settlementHeld, settlementPaidManually, settlementReleased } from './events.ts';
import { setClaimTimer } from './jobs.ts';
import { toSettlement } from './present.ts';
import { changeTo, type Movement, type SettlementLifecycle } from './rules.ts';
import { changeSettlement, type SettlementRow, settlementById } from './sql.ts';

export async function changeStatus(platform: Platform, caller: Caller, id: string, status: SettlementStatus): Promise<Settlement> {
	return inTransaction(platform.db, async (tx) => {
		const found = await settlementById(tx, id);
		if (!found) throw refuse('SETTLEMENT_NOT_FOUND');
		await lockBooking(tx, found.booking_id);
		// Read again under the lock: it may have changed while waiting.
		const row = await settlementById(tx, id);
		if (!row) throw refuse('SETTLEMENT_NOT_FOUND');
		const change = changeTo(toSettlementLifecycle(row), status);
		if ('refusal' in change) throw refuse(change.refusal);
		if (change.movement === 'NONE') return toSettlement(row);
		const moved = await move(platform, tx, row, change.movement, caller.userId);
		await audit(platform, tx, {
			actorId: caller.personId,
			action: 'settlement.status-chosen',
			subject: 'settlement',
			subjectId: id,
			before: { status: row.status },
			after: { status: moved.status },
		});
		return toSettlement(moved);
	});
}

async function move(
	platform: Platform,
	tx: Transaction,
	row: SettlementRow,
	movement: Exclude<Movement, 'NONE'>,
	actorId: string,
): Promise<SettlementRow> {
	const payload = toSettlementPayload(row);
	switch (movement) {
		case 'CALCULATE':
			return (await calculateSettlement(platform, tx, row, { deductions: [], actorId })).settlement;
		case 'HOLD':
			await platform.events.publish(platform, tx, settlementHeld, payload);
			return changeSettlement(tx, row.id, { status: 'DISPUTED' });
		case 'FREE':
			await platform.events.publish(platform, tx, settlementReleased, payload);
			return changeSettlement(tx, row.id, { status: 'CALCULATED', calculated_at: row.calculated_at ?? platform.clock.now() });
		case 'WAIT':
			// Its timer may have fired while it was held.
			await setClaimTimer(tx, row.booking_id, row.claims_until);
			return changeSettlement(tx, row.id, { status: 'PENDING' });
		case 'PAY':
			await platform.events.publish(platform, tx, settlementPaidManually, { ...payload, actorId });
			return changeSettlement(tx, row.id, { status: 'PAID', paid_at: platform.clock.now() });
	}
}

export const toSettlementLifecycle = (row: SettlementRow): SettlementLifecycle => ({
	status: row.status,
	depositIsHeld: row.deposit_status === 'held',
	claimIsOpen: row.claim_is_open || row.renter_claim_is_open,
	claimIsContested: row.claim_is_contested,
});
