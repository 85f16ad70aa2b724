/** Closes a deposit: the owner's part is captured, the agreed part stays held for fines, the rest is refunded, and the owner's amount becomes final. */
import { formatFils } from '#contract/money.ts';
import { ammanIso } from '#contract/time.ts';
import { bookingById, parseBookingAgreement, setDepositStatus } from '#server/capabilities/bookings/index.ts';
import { depositClosedLines, post } from '#server/capabilities/ledger/index.ts';
import { refundDeposit } from '#server/capabilities/payments/index.ts';
import { audit } from '#server/platform/context/audit.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Queryable, Transaction } from '#server/platform/database/pool.ts';
import { depositHeldForFines, type SettlementEventPayload, settlementCalculated } from './events.ts';
import { allocateDeposit, type Deduction, type DepositAllocation, depositStatusOf, type FineHold, fineHoldOf } from './rules.ts';
import { changeSettlement, type SettlementRow, settlementOfBooking } from './sql.ts';

export type DepositClosing = { deductions: readonly Deduction[]; actorId: string | null };

/**
 * Call under the booking's lock. Closes the deposit if it is still held, and calculates the settlement. If the renter's bank has
 * charged the deposit back, everything claimed is excess. While a renter's claim is open, only the deposit is closed: the settlement is
 * calculated when that claim ends.
 */
export async function calculateSettlement(
	platform: Platform,
	tx: Transaction,
	settlement: SettlementRow,
	{ deductions, actorId }: DepositClosing,
): Promise<{ settlement: SettlementRow; divided: DepositAllocation; heldForFinesFils: bigint }> {
	const now = platform.clock.now();
	const isHeld = settlement.deposit_status === 'held';
	const divided = allocateDeposit(isHeld ? settlement.deposit_held_fils : 0n, deductions);
	const fineHold = isHeld ? await holdForFines(tx, settlement, divided.releasedFils, now) : null;
	const heldFils = fineHold?.fils ?? 0n;
	if (isHeld) await moveDeposit(platform, tx, settlement, { ...divided, releasedFils: divided.releasedFils - heldFils });
	const calculated = await changeSettlement(tx, settlement.id, {
		...(isHeld && {
			deposit_status: depositStatusOf(divided),
			deposit_captured_fils: divided.capturedFils,
			deposit_released_fils: divided.releasedFils - heldFils,
			fine_hold_fils: heldFils,
		}),
		snapshot: JSON.stringify({
			owner: {
				deductions_applied: divided.applied.map((deduction) => ({
					type: deduction.type,
					amount_jod: formatFils(deduction.amountFils),
					from_deposit_jod: formatFils(deduction.fromDepositFils),
				})),
			},
		}),
		claim_is_open: false,
		claim_is_contested: false,
		...(settlement.renter_claim_is_open ? { status: 'PENDING' } : { status: 'CALCULATED', calculated_at: now }),
	});
	await audit(platform, tx, {
		actorId,
		action: settlement.renter_claim_is_open ? 'settlement.deposit-closed' : 'settlement.calculated',
		subject: 'settlement',
		subjectId: settlement.id,
		before: { status: settlement.status, depositStatus: settlement.deposit_status },
		after: {
			status: calculated.status,
			depositStatus: calculated.deposit_status,
			capturedJod: formatFils(calculated.deposit_captured_fils),
			...(fineHold && { fineHoldJod: formatFils(fineHold.fils) }),
		},
	});
	if (fineHold) {
		const held = { heldJod: formatFils(fineHold.fils), until: ammanIso(fineHold.until) };
		await platform.events.publish(platform, tx, depositHeldForFines, { ...toSettlementPayload(calculated), ...held });
	}
	if (!settlement.renter_claim_is_open) await platform.events.publish(platform, tx, settlementCalculated, toSettlementPayload(calculated));
	return { settlement: calculated, divided, heldForFinesFils: heldFils };
}

/** The part of the deposit that stays held for fines: as it was closed, or at most, if it is closed now. */
export async function readFineHold(db: Queryable, bookingId: string, now: Date): Promise<bigint> {
	const settlement = await settlementOfBooking(db, bookingId);
	if (!settlement) return 0n;
	if (settlement.deposit_status !== 'held') return settlement.fine_hold_fils;
	return (await holdForFines(db, settlement, settlement.deposit_held_fils, now))?.fils ?? 0n;
}

/** Without a recorded return the trip ended as agreed. Throws BookingAgreementError. */
async function holdForFines(db: Queryable, { booking_id: id }: SettlementRow, backFils: bigint, now: Date): Promise<FineHold | null> {
	const booking = await bookingById(db, id);
	if (!booking) throw new Error(`booking ${id} is settled and not there`);
	const { fineHold } = parseBookingAgreement(booking);
	return fineHoldOf(fineHold, { backFils, returnedAt: booking.returned_at ?? booking.ends_at, now });
}

/** Releases the whole deposit after a chargeback, while the settlement stays open for other reasons. */
export async function refundFullDeposit(platform: Platform, tx: Transaction, settlement: SettlementRow): Promise<SettlementRow> {
	const divided = allocateDeposit(settlement.deposit_held_fils, []);
	await moveDeposit(platform, tx, settlement, divided);
	return changeSettlement(tx, settlement.id, { deposit_status: 'released', deposit_released_fils: divided.releasedFils });
}

type Parts = Pick<DepositAllocation, 'capturedFils' | 'releasedFils'>;

async function moveDeposit(
	platform: Platform,
	tx: Transaction,
	settlement: SettlementRow,
	{ capturedFils, releasedFils }: Parts,
): Promise<void> {
	const now = platform.clock.now();
	if (capturedFils + releasedFils > 0n) {
		await post(tx, {
			eventKey: `deposit-closed:${settlement.booking_id}`,
			bookingId: settlement.booking_id,
			occurredAt: now,
			lines: depositClosedLines({
				heldFils: capturedFils + releasedFils,
				capturedFils,
				ownerId: settlement.owner_id,
			}),
		});
		await refundDeposit(platform, tx, settlement.booking_id, releasedFils);
	}
	await setDepositStatus(tx, settlement.booking_id, { deposit_closed_at: now });
}

/** The owner's part of what a renter's claim refunds. */
export const borneByOwnerFils = (row: SettlementRow): bigint => row.renter_refund_fils - row.renter_refund_fee_fils;

/** What the owner is due: the rental minus the platform fee, plus the captured part of the deposit, minus what a claim refunds to the renter. */
export const ownerPayoutFils = (row: SettlementRow): bigint =>
	row.total_fils - row.platform_fee_fils + row.deposit_captured_fils - borneByOwnerFils(row);

export const toSettlementPayload = (row: SettlementRow): SettlementEventPayload => ({
	settlementId: row.id,
	bookingId: row.booking_id,
	ownerId: row.owner_id,
	renterId: row.renter_id,
	payoutJod: formatFils(ownerPayoutFils(row)),
	depositCapturedJod: formatFils(row.deposit_captured_fils),
	depositReleasedJod: formatFils(row.deposit_released_fils),
});
