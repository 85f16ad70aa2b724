/** What the profile reads ahead. */
import { listSessions } from '#contract/account.ts';
import { listBookings } from '#contract/bookings.ts';
import { documentViews, kycStatus } from '#contract/kyc.ts';
import { readNotificationChoices } from '#contract/notification-choices.ts';
import { queryFor, readPage } from '../../../queries.ts';
import type { Loader } from '../../../screen.ts';
import { latestBookings } from './latest.ts';

export const loader: Loader = (_, load) =>
	Promise.all([
		load.one(queryFor(kycStatus)),
		load.one(queryFor(documentViews)),
		load.one(queryFor(listSessions)),
		load.one(queryFor(readNotificationChoices)),
		load.one(readPage(listBookings, latestBookings)),
	]);
