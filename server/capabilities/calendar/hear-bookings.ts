/** A booking that is over before it began leaves its dates; where a calendar elsewhere takes them, they are taken again at once. */
import { carOfBooking } from '#server/capabilities/bookings/index.ts';
import { lockCar } from '#server/capabilities/cars/index.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { applySources } from './apply-sources.ts';

export async function retakeDates(platform: Platform, { bookingId }: { bookingId: string }): Promise<void> {
	await inTransaction(platform.db, async (tx) => {
		const carId = await carOfBooking(tx, bookingId);
		if (!carId) return;
		await lockCar(tx, carId);
		await applySources(tx, carId, platform.clock.now());
	});
}
