/**
 * Drivers whose papers are no longer valid for the trip are removed from the day before the pickup on: an identity that is no longer approved, a licence
 * that expires before the end, an account that is suspended or deleted. The renter can invite another person until the car is handed over.
 * A trip that becomes longer checks the licence of each driver, like that of the renter, also once the car is on its way.
 */
import * as z from 'zod';
import type { ChangeState } from '#contract/booking-changes.ts';
import { ammanDate } from '#contract/time.ts';
import { lockBooking } from '#server/capabilities/bookings/index.ts';
import { userById } from '#server/capabilities/identity/index.ts';
import { canRentUntil } from '#server/capabilities/kyc/index.ts';
import type { Platform, PlatformJob } from '#server/platform/context/platform.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { handle, job } from '#server/platform/jobs/jobs.ts';
import type { Recurring } from '#server/platform/jobs/worker.ts';
import { findDriverProblemIn } from './driver-problem.ts';
import { endDriver } from './end-driver.ts';
import { canChangeDrivers, startsToLookAt } from './rules.ts';
import { driverById, driversOf, driversOfTripsThatBegin, endExpiredInvitations, isNamed } from './sql.ts';

type Changed = { bookingId: string; state: ChangeState; oldEndAt: string; newEndAt: string };

/** Checks the drivers of all trips that begin soon. */
const dropLapsedJob = job('drivers.drop-lapsed', z.unknown());

export async function dropLapsedDrivers(platform: Platform): Promise<void> {
	const now = platform.clock.now();
	await endExpiredInvitations(platform.db, now);
	for (const driverId of await driversOfTripsThatBegin(platform.db, startsToLookAt(now))) await dropIfLapsed(platform, driverId);
}

async function dropIfLapsed(platform: Platform, driverId: string): Promise<void> {
	await inTransaction(platform.db, async (tx) => {
		const found = await driverById(tx, driverId);
		const booking = found && (await lockBooking(tx, found.booking_id));
		const driver = booking && (await driverById(tx, driverId));
		if (!driver || driver.ended_at || !isNamed(driver) || !canChangeDrivers(booking, platform.clock.now())) return;
		const person = await userById(tx, driver.user_id);
		const isGone = !person || person.suspended_at !== null || person.left_at !== null;
		if (!isGone && !(await findDriverProblemIn(tx, booking, driver.user_id))) return;
		await endDriver(platform, tx, { booking, driver, reason: 'LAPSED', actorId: null });
	});
}

/** Runs in the transaction of the change, under the booking's lock. */
export async function onBookingChanged(platform: Platform, tx: Transaction, change: Changed): Promise<void> {
	if (change.state !== 'APPLIED' || Date.parse(change.newEndAt) <= Date.parse(change.oldEndAt)) return;
	const booking = await lockBooking(tx, change.bookingId);
	if (!booking) return;
	for (const driver of (await driversOf(tx, booking.id)).filter(isNamed)) {
		const mayDrive = await canRentUntil(tx, driver.user_id, ammanDate(booking.ends_at));
		if (mayDrive !== 'YES') await endDriver(platform, tx, { booking, driver, reason: 'LAPSED', actorId: null });
	}
}

export const driverJobs: readonly PlatformJob[] = [handle(dropLapsedJob, dropLapsedDrivers)];

export const driversRecurring: readonly Recurring[] = [{ name: dropLapsedJob.name, match: '17 * * * *' }];
