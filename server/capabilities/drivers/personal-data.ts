/** Personal data of additional drivers: trips in which a person was named, and addresses that a renter invited. */
import { lockBooking } from '#server/capabilities/bookings/index.ts';
import type { PersonalDataSource } from '#server/platform/personal-data/personal-data-source.ts';
import { endDriver } from './end-driver.ts';
import { allOfPerson, namedTripsOf, withdrawInvitationsOf } from './sql.ts';

export const driverPersonalData: PersonalDataSource = {
	name: 'additional-drivers',

	export: async ({ db }, userId) => ({ data: await allOfPerson(db, userId) }),

	/** A driver of a past trip stays part of its agreement, under the current name of the account. */
	erase: async (platform, tx, userId) => {
		for (const driver of await namedTripsOf(tx, userId)) {
			const booking = await lockBooking(tx, driver.booking_id);
			if (booking) await endDriver(platform, tx, { booking, driver, reason: 'LEFT', actorId: userId });
		}
		await withdrawInvitationsOf(tx, userId, platform.clock.now());
	},
};
