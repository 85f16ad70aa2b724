/** Routes of the calls about additional drivers. */
import * as contract from '#contract/drivers.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { bind, type Route } from '#server/platform/http/route.ts';
import { acceptInvitation, readInvitation } from './accept-invitation.ts';
import { leaveTrip } from './end-driver.ts';
import { inviteDriver, removeDriver } from './invite-driver.ts';
import { readDrivers, readSharedTrips } from './read-drivers.ts';

export const driverRoutes = (platform: Platform): Route[] => [
	bind(contract.getBookingDrivers, ({ caller, params }) => readDrivers(platform, caller, params.id)),
	bind(contract.inviteDriver, ({ caller, params, body }) => inviteDriver(platform, caller, params.id, body)),
	bind(contract.removeDriver, ({ caller, params }) => removeDriver(platform, caller, params.id, params.driverId)),
	bind(contract.getDriverInvitation, ({ caller, body }) => readInvitation(platform, caller, body.token)),
	bind(contract.acceptDriverInvitation, ({ caller, body }) => acceptInvitation(platform, caller, body.token)),
	bind(contract.listSharedTrips, ({ caller }) => readSharedTrips(platform, caller)),
	bind(contract.leaveSharedTrip, async ({ caller, params }) => {
		await leaveTrip(platform, caller, params.id);
		return { success: true as const };
	}),
];
