/** What the profile reads ahead. */
import { listBookings } from '#contract/bookings.ts';
import { kycStatus } from '#contract/kyc.ts';
import { read, readPage } from '../../../queries.ts';
import type { Reads } from '../../../screen.ts';
import { latestBookings } from './latest.ts';

export const reads: Reads = (_, load) => Promise.all([load.one(read(kycStatus)), load.one(readPage(listBookings, latestBookings))]);
