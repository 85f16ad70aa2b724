/** A settlement on the wire. */
import { formatFils } from '#contract/money.ts';
import type { Settlement } from '#contract/settlements.ts';
import { ammanIso } from '#contract/time.ts';
import { borneByOwnerFils, ownerPayoutFils } from './close-deposit.ts';
import type { SettlementRow } from './sql.ts';

export const toSettlement = (row: SettlementRow): Settlement => ({
	id: row.id,
	bookingId: row.booking_id,
	status: row.status,
	carCategory: row.car_category,
	dailyRateJod: formatFils(row.daily_rate_fils),
	days: row.days,
	totalRentalJod: formatFils(row.total_fils),
	platformFeePercent: row.platform_fee_percent,
	platformFeeJod: formatFils(row.platform_fee_fils + row.promo_fils),
	promoJod: formatFils(row.promo_fils),
	gatewayFeeJod: formatFils(row.gateway_fee_fils),
	depositHeldJod: formatFils(row.deposit_held_fils),
	depositReleasedJod: formatFils(row.deposit_released_fils),
	depositCapturedJod: formatFils(row.deposit_captured_fils),
	depositStatus: row.deposit_status,
	fineHoldJod: formatFils(row.fine_hold_fils),
	baseOwnerPayoutJod: formatFils(row.total_fils - row.platform_fee_fils),
	finalOwnerSettlementJod: formatFils(ownerPayoutFils(row)),
	netPlatformRevenueJod: formatFils(row.platform_fee_fils - row.renter_refund_fee_fils - row.gateway_fee_fils),
	renterRefundJod: formatFils(row.renter_refund_fils),
	renterRefundOwnerJod: formatFils(borneByOwnerFils(row)),
	claimsUntil: ammanIso(row.claims_until),
	createdAt: ammanIso(row.created_at),
	calculatedAt: row.calculated_at && ammanIso(row.calculated_at),
	paidAt: row.paid_at && ammanIso(row.paid_at),
	settlementSnapshot: row.snapshot as Settlement['settlementSnapshot'],
});
