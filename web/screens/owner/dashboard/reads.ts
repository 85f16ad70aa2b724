/** What the owner's dashboard reads ahead. */
import { listOwnerBookings, ownerDashboard } from '#contract/bookings.ts';
import { read, readPages } from '../../../queries.ts';
import type { Reads } from '../../../screen.ts';
import { requested } from './requested.ts';

export const reads: Reads = (_, load) => Promise.all([load.one(read(ownerDashboard)), load.pages(readPages(listOwnerBookings, requested))]);
