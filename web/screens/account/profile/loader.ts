/** Loader of the profile. */
import { listSessions } from '#contract/account.ts';
import { listBookings } from '#contract/bookings.ts';
import { documentViews, kycStatus } from '#contract/kyc.ts';
import { getNotificationChoices } from '#contract/notification-choices.ts';
import { getSecondFactors } from '#contract/second-factor.ts';
import type { Loader } from '#web/browser/loader.ts';
import { queryFor, readPage } from '#web/browser/queries.ts';

/** Query for the profile's bookings: the three newest as renter. */
export const latestBookings = { query: { mine: '1', limit: 3 } } as const;

export const loader: Loader = (_, load) =>
	Promise.all([
		load.one(queryFor(kycStatus)),
		load.one(queryFor(documentViews)),
		load.one(queryFor(listSessions)),
		load.one(queryFor(getSecondFactors)),
		load.one(queryFor(getNotificationChoices)),
		load.one(readPage(listBookings, latestBookings)),
	]);
