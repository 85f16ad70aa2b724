/** The renter invites a person to drive too, or removes a driver. */
import { randomUUID } from 'node:crypto';
import type { BookingDrivers, inviteDriver as inviteCall } from '#contract/drivers.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { additionalDriversIn } from '#contract/extras.ts';
import { type BookingRow, lockBooking, parseBookingAgreement } from '#server/capabilities/bookings/index.ts';
import {
	hashToken,
	invitationEnd,
	invitedAddress,
	isInvited,
	namesOf,
	newToken,
	sendInvitation,
} from '#server/capabilities/identity/index.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import { audit } from '#server/platform/context/audit.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { endDriver } from './end-driver.ts';
import { invitationText } from './invitation-email.ts';
import { presentDrivers } from './read-drivers.ts';
import { canChangeDrivers } from './rules.ts';
import { driverById, driversOf, insertInvitation, isNamed, setEnded } from './sql.ts';

type Body = InputOf<typeof inviteCall>['body'];

/**
 * An open invitation to the same address is replaced. Whose address it is becomes known only when the link is opened, so that a renter does not learn who has an
 * account. Throws BOOKING_NOT_FOUND, DRIVERS_CLOSED, DRIVER_NO_PLACE, DRIVER_IS_RENTER.
 */
export async function inviteDriver(platform: Platform, caller: Caller, bookingId: string, typed: Body): Promise<BookingDrivers> {
	const address = invitedAddress(typed, caller.lang);
	await platform.limits.count('driverInvitation', caller.userId);
	return inTransaction(platform.db, async (tx) => {
		const now = platform.clock.now();
		const booking = await lockOwnTrip(tx, caller, bookingId, now);
		if (await isInvited(tx, caller.userId, address)) throw refuse('DRIVER_IS_RENTER');
		const drivers = await driversOf(tx, bookingId);
		const isReplaced = (each: (typeof drivers)[number]) =>
			!isNamed(each) && (each.expires_at <= now || (each.email === address.email && each.phone === address.phone));
		for (const each of drivers.filter(isReplaced)) await setEnded(tx, each.id, each.expires_at <= now ? 'EXPIRED' : 'WITHDRAWN', now);
		const taken = drivers.filter((each) => !isReplaced(each)).length;
		if (taken >= additionalDriversIn(parseBookingAgreement(booking).priceLines)) throw refuse('DRIVER_NO_PLACE');
		const token = newToken();
		await insertInvitation(tx, {
			...{ id: randomUUID(), booking_id: bookingId, ...address, token_hash: hashToken(token) },
			...{ created_at: now, expires_at: invitationEnd(now) },
		});
		// Without the address: the log is permanent.
		await audit(platform, tx, { actorId: caller.personId, action: 'driver.invited', subject: 'booking', subjectId: bookingId });
		const renterName = (await namesOf(tx, [caller.userId]))(caller.userId);
		await sendInvitation(platform, tx, { ...address, language: caller.lang }, invitationText(platform, { token, renterName }, caller.lang));
		return presentDrivers(tx, booking, caller, now);
	});
}

/** Throws BOOKING_NOT_FOUND, DRIVERS_CLOSED, DRIVER_NOT_FOUND. */
export async function removeDriver(platform: Platform, caller: Caller, bookingId: string, driverId: string): Promise<BookingDrivers> {
	return inTransaction(platform.db, async (tx) => {
		const now = platform.clock.now();
		const booking = await lockOwnTrip(tx, caller, bookingId, now);
		const driver = await driverById(tx, driverId);
		if (driver?.booking_id !== bookingId || driver.ended_at) throw refuse('DRIVER_NOT_FOUND');
		await endDriver(platform, tx, { booking, driver, reason: isNamed(driver) ? 'REMOVED' : 'WITHDRAWN', actorId: caller.personId });
		return presentDrivers(tx, booking, caller, now);
	});
}

async function lockOwnTrip(tx: Transaction, caller: Caller, bookingId: string, now: Date): Promise<BookingRow> {
	const booking = await lockBooking(tx, bookingId);
	if (booking?.renter_id !== caller.userId) throw refuse('BOOKING_NOT_FOUND');
	if (!canChangeDrivers(booking, now)) throw refuse('DRIVERS_CLOSED');
	return booking;
}
