/** A person opens the link of an invitation and becomes a driver of the trip. */
import type { SharedTrip } from '#contract/drivers.ts';
import { type BookingRow, bookingById, lockBooking } from '#server/capabilities/bookings/index.ts';
import { hashToken, isInvited } from '#server/capabilities/identity/index.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import { audit } from '#server/platform/context/audit.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Queryable } from '#server/platform/database/pool.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { findDriverProblemIn } from './driver-problem.ts';
import { driverJoined } from './events.ts';
import { presentSharedTrip, toDriverPayload } from './read-drivers.ts';
import { canChangeDrivers } from './rules.ts';
import { type DriverRow, driverByToken, driversOf, isNamed, nameDriver } from './sql.ts';

/** Throws what `acceptInvitation` throws. */
export async function readInvitation({ db, clock }: Platform, caller: Caller, token: string): Promise<SharedTrip> {
	const now = clock.now();
	const invitation = await openInvitation(db, caller, token, now);
	const booking = await openTrip(db, caller, await bookingById(db, invitation.booking_id), now);
	return presentSharedTrip(db, booking, invitation.id, now);
}

/** Works once. Throws the refusals of the call. */
export async function acceptInvitation(platform: Platform, caller: Caller, token: string): Promise<SharedTrip> {
	return inTransaction(platform.db, async (tx) => {
		const now = platform.clock.now();
		const { booking_id: bookingId } = await openInvitation(tx, caller, token, now);
		const locked = await lockBooking(tx, bookingId);
		// Read again under the lock: it may have been used or withdrawn meanwhile.
		const invitation = await openInvitation(tx, caller, token, now);
		const booking = await openTrip(tx, caller, locked, now);
		const driver = await nameDriver(tx, invitation.id, caller.userId, now);
		await audit(platform, tx, {
			...{ actorId: caller.personId, action: 'driver.joined', subject: 'booking', subjectId: bookingId },
			after: { driver: caller.userId },
		});
		if (isNamed(driver)) await platform.events.publish(platform, tx, driverJoined, await toDriverPayload(tx, booking, driver));
		return presentSharedTrip(tx, booking, driver.id, now);
	});
}

async function openInvitation(db: Queryable, caller: Caller, token: string, now: Date): Promise<DriverRow> {
	const row = await driverByToken(db, hashToken(token));
	if (!row || row.accepted_at || row.ended_at || row.expires_at <= now) throw refuse('DRIVER_INVITATION_INVALID');
	if (!(await isInvited(db, caller.userId, row))) throw refuse('DRIVER_INVITATION_OF_ANOTHER');
	return row;
}

/** The trip, if the person may drive in it. */
async function openTrip(db: Queryable, { userId }: Caller, booking: BookingRow | undefined, now: Date): Promise<BookingRow> {
	if (!booking || !canChangeDrivers(booking, now)) throw refuse('DRIVER_INVITATION_INVALID');
	if ((await driversOf(db, booking.id)).some((each) => each.user_id === userId)) throw refuse('DRIVER_NAMED_ALREADY');
	const problem = await findDriverProblemIn(db, booking, userId);
	if (problem) throw refuse(problem.code, problem.detail);
	return booking;
}
