/** What the profile reads ahead. */
import { listSessions } from '#contract/account.ts';
import { listBookings } from '#contract/bookings.ts';
import { documentViews, kycStatus } from '#contract/kyc.ts';
import { readNotificationChoices } from '#contract/notification-choices.ts';
import { read, readPage } from '../../../queries.ts';
import type { Reads } from '../../../screen.ts';
import { latestBookings } from './latest.ts';

export const reads: Reads = (_, load) =>
	Promise.all([
		load.one(read(kycStatus)),
		load.one(read(documentViews)),
		load.one(read(listSessions)),
		load.one(read(readNotificationChoices)),
		load.one(readPage(listBookings, latestBookings)),
	]);
