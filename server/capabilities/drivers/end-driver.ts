/** A person no longer drives in a trip: removed, by their own decision, or because the booking ended. */
import { type BookingRow, lockBooking } from '#server/capabilities/bookings/index.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import { audit } from '#server/platform/context/audit.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { driverEnded } from './events.ts';
import { toDriverPayload } from './read-drivers.ts';
import { canChangeDrivers } from './rules.ts';
import { type DriverRow, driverById, driversOf, type EndReason, isNamed, setEnded } from './sql.ts';

/** `actorId`: null if the system acts itself. */
type Ending = { booking: BookingRow; driver: DriverRow; reason: EndReason; actorId: string | null };

/** Under the booking's lock, with which `booking` was read. */
export async function endDriver(platform: Platform, tx: Transaction, { booking, driver, reason, actorId }: Ending): Promise<void> {
	const now = platform.clock.now();
	await setEnded(tx, driver.id, reason, now);
	await audit(platform, tx, {
		...{ actorId, action: 'driver.ended', subject: 'booking', subjectId: booking.id },
		before: { driver: driver.user_id },
		after: { reason },
	});
	if (!isNamed(driver) || reason === 'WITHDRAWN' || reason === 'EXPIRED') return;
	const ended = { reason, mayInvite: canChangeDrivers(booking, now) };
	await platform.events.publish(platform, tx, driverEnded, { ...(await toDriverPayload(tx, booking, driver)), ...ended });
}

/** The driver's own decision. Throws DRIVER_NOT_FOUND, DRIVERS_CLOSED. */
export async function leaveTrip(platform: Platform, caller: Caller, driverId: string): Promise<void> {
	await inTransaction(platform.db, async (tx) => {
		const found = await driverById(tx, driverId);
		const booking = found?.user_id === caller.userId ? await lockBooking(tx, found.booking_id) : undefined;
		const driver = booking && (await driverById(tx, driverId));
		if (!booking || !driver || driver.ended_at) throw refuse('DRIVER_NOT_FOUND');
		if (!canChangeDrivers(booking, platform.clock.now())) throw refuse('DRIVERS_CLOSED');
		await endDriver(platform, tx, { booking, driver, reason: 'LEFT', actorId: caller.personId });
	});
}

/** Runs in the transaction of the cancellation, under the booking's lock. */
export async function onBookingCancelled(platform: Platform, tx: Transaction, { bookingId }: { bookingId: string }): Promise<void> {
	const drivers = await driversOf(tx, bookingId);
	const booking = drivers.length > 0 ? await lockBooking(tx, bookingId) : undefined;
	if (!booking) return;
	for (const driver of drivers) await endDriver(platform, tx, { booking, driver, reason: 'CANCELLED', actorId: null });
}
