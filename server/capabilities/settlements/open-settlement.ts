/** Opens the settlement of a completed rental and starts the claim window. In the transaction of the completion. */
import { randomUUID } from 'node:crypto';
import { HOUR_MS } from '#contract/time.ts';
import { bookingById, parseBookingAgreement, setDepositStatus } from '#server/capabilities/bookings/index.ts';
import { carsByIds } from '#server/capabilities/cars/index.ts';
import { gatewayFeeOf } from '#server/capabilities/payments/index.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import { setClaimTimer } from './jobs.ts';
import { insertSettlement } from './sql.ts';

/** Throws BookingAgreementError. */
export async function openSettlement(platform: Platform, tx: Transaction, { bookingId }: { bookingId: string }): Promise<void> {
	const booking = await bookingById(tx, bookingId);
	const [car] = booking ? await carsByIds(tx, [booking.car_id]) : [];
	if (!booking || !car) throw new Error(`booking ${bookingId} is completed and not there`);
	const now = platform.clock.now();
	const { claimWindowHours, platformFeePercent } = parseBookingAgreement(booking);
	const claimsUntil = new Date(now.getTime() + claimWindowHours * HOUR_MS);
	await insertSettlement(tx, {
		id: randomUUID(),
		booking_id: booking.id,
		owner_id: booking.owner_id,
		renter_id: booking.renter_id,
		car_id: booking.car_id,
		car_category: car.body_type,
		daily_rate_fils: booking.daily_rate_fils,
		days: booking.days,
		total_fils: booking.total_fils,
		platform_fee_percent: platformFeePercent,
		promo_fils: booking.promo_fils,
		platform_fee_fils: booking.platform_fee_fils,
		gateway_fee_fils: await gatewayFeeOf(tx, booking.id),
		deposit_held_fils: booking.deposit_fils,
		claims_until: claimsUntil,
		created_at: now,
	});
	await setDepositStatus(tx, booking.id, { deposit_due_at: claimsUntil });
	await setClaimTimer(tx, bookingId, claimsUntil);
}
