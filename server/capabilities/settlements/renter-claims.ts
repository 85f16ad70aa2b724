/** Effects of a renter's claim on the settlement: the owner is not paid while it is open, and bears what is granted. For the renter-claims capability, under the booking's lock. */
import type { AuditAction } from '#contract/audit.ts';
import { formatFils } from '#contract/money.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import { audit } from '#server/platform/context/audit.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Queryable, Transaction } from '#server/platform/database/pool.ts';
import { ownerPayoutFils, toSettlementPayload } from './close-deposit.ts';
import { settlementCalculated, settlementHeld, settlementReleased } from './events.ts';
import { changeSettlement, type SettlementRow, settlementOfBooking } from './sql.ts';

export type RenterClaimability = {
	/** Null before the return. */
	claimsUntil: Date | null;
	isWindowOpen: boolean;
	isPaid: boolean;
	/** Of the rental; what is captured of a deposit is not part of it. */
	totalFils: bigint;
	/** What the platform bears of a promo code. */
	promoFils: bigint;
	/** Less that. */
	platformFeeFils: bigint;
	feePercent: number;
};

export async function settlementForRenter(platform: Platform, db: Queryable, bookingId: string): Promise<RenterClaimability> {
	const row = await settlementOfBooking(db, bookingId);
	if (!row)
		return { claimsUntil: null, isWindowOpen: false, isPaid: false, totalFils: 0n, promoFils: 0n, platformFeeFils: 0n, feePercent: 0 };
	return {
		claimsUntil: row.claims_until,
		isWindowOpen: platform.clock.now() < row.claims_until,
		isPaid: row.status === 'PAID',
		totalFils: row.total_fils,
		promoFils: row.promo_fils,
		platformFeeFils: row.platform_fee_fils,
		feePercent: row.platform_fee_percent,
	};
}

type Claim = { bookingId: string; claimId: string; actorId: string };

/** Throws RENTER_CLAIM_PAID_OUT if the owner was paid; PAYOUT_UNDER_WAY if the bank has the payout. */
export async function openForRenterClaim(platform: Platform, tx: Transaction, claim: Claim): Promise<void> {
	const row = await settlementOfBooking(tx, claim.bookingId);
	if (!row || row.status === 'PAID') throw refuse('RENTER_CLAIM_PAID_OUT');
	// Calculated before the end of the time for claims, because the owner released the deposit: its payout waits from now on.
	if (row.calculated_at) await platform.events.publish(platform, tx, settlementHeld, { ...toSettlementPayload(row), mayBecomeLess: true });
	await change(platform, tx, row, claim, 'settlement.held-back', {
		renter_claim_is_open: true,
		...(row.status === 'CALCULATED' && { status: 'PENDING' }),
	});
}

type RenterRefund = { fils: bigint; feeFils: bigint };

/** The claim is over. A settlement that waited only for it is calculated, or its payout continues. */
export async function closeRenterClaim(platform: Platform, tx: Transaction, claim: Claim, refund: RenterRefund): Promise<void> {
	const row = await settlementOfBooking(tx, claim.bookingId);
	if (!row?.renter_claim_is_open) throw new Error(`renter's claim ${claim.claimId} does not hold back a settlement`);
	const isComplete = row.status === 'PENDING' && row.deposit_status !== 'held' && !row.claim_is_open;
	const closed = await change(platform, tx, row, claim, isComplete ? 'settlement.calculated' : 'settlement.renter-claim-closed', {
		renter_claim_is_open: false,
		renter_refund_fils: refund.fils,
		renter_refund_fee_fils: refund.feeFils,
		...(isComplete && { status: 'CALCULATED', calculated_at: row.calculated_at ?? platform.clock.now() }),
	});
	const payload = toSettlementPayload(closed);
	if (isComplete) await platform.events.publish(platform, tx, row.calculated_at ? settlementReleased : settlementCalculated, payload);
	else if (row.calculated_at) {
		// An admin holds it as well: its payout gets the new amount and stays held.
		await platform.events.publish(platform, tx, settlementReleased, payload);
		await platform.events.publish(platform, tx, settlementHeld, payload);
	}
}

async function change(
	platform: Platform,
	tx: Transaction,
	row: SettlementRow,
	{ actorId }: Claim,
	action: AuditAction,
	next: Parameters<typeof changeSettlement>[2],
): Promise<SettlementRow> {
	const changed = await changeSettlement(tx, row.id, next);
	const toAudited = (of: SettlementRow) => ({
		status: of.status,
		renterClaimIsOpen: of.renter_claim_is_open,
		ownerJod: formatFils(ownerPayoutFils(of)),
	});
	await audit(platform, tx, {
		actorId,
		action,
		subject: 'settlement',
		subjectId: row.id,
		before: toAudited(row),
		after: toAudited(changed),
	});
	return changed;
}
