/** When a booking ends early, freed dates that an external calendar occupies are imported again at once. */
import { carOfBooking } from '#server/capabilities/bookings/index.ts';
import { lockCar } from '#server/capabilities/cars/index.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { applySources } from './apply-sources.ts';

export async function onBookingCancelled(platform: Platform, { bookingId }: { bookingId: string }): Promise<void> {
	await inTransaction(platform.db, async (tx) => {
		const carId = await carOfBooking(tx, bookingId);
		if (!carId) return;
		await lockCar(tx, carId);
		await applySources(tx, carId, platform.clock.now());
	});
}

/** The car was returned, possibly early. */
export async function onHandoverRecorded(platform: Platform, handover: { bookingId: string; phase: string; side: string }): Promise<void> {
	if (handover.phase === 'CHECK_OUT' && handover.side === 'OWNER') await onBookingCancelled(platform, handover);
}
