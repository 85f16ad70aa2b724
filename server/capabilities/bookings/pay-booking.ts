/** Opens the gateway's page for the caller's own unpaid booking while its dates are held. */
import { type Checkout, openCheckout, type PaymentPlatform } from '#server/capabilities/payments/index.ts';
import { type Language, refuse } from '#server/platform/base/refusal.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { carriedSplit } from './rebooking/rules.ts';
import { changeBooking, lockBooking } from './sql.ts';

export async function payBooking(platform: PaymentPlatform, caller: Caller, bookingId: string, language: Language): Promise<Checkout> {
	return openCheckout(platform, language, async (tx) => {
		const row = await lockBooking(tx, bookingId);
		if (row?.renter_id !== caller.userId) throw refuse('BOOKING_NOT_FOUND');
		if (row.cancel_code === 'PAYMENT_TIMEOUT') throw refuse('HOLD_EXPIRED');
		if (row.status !== 'REQUESTED' || row.paid_at !== null) throw refuse('BOOKING_NOT_PAYABLE');
		if (platform.clock.now() >= row.hold_expires_at) throw refuse('HOLD_EXPIRED');
		if (row.payment_status === 'FAILED') await changeBooking(tx, row.id, { payment_status: 'PENDING' });
		const carried = carriedSplit(row.carried_fils, row.deposit_fils);
		return {
			bookingId: row.id,
			payerId: row.renter_id,
			rentalFils: row.total_fils - carried.rentalFils,
			depositFils: row.deposit_fils - carried.depositFils,
			payUntil: row.hold_expires_at,
		};
	});
}
