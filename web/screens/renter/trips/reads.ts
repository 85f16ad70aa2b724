/** What the trips page reads ahead. */
import { listBookings } from '#contract/bookings.ts';
import { readPages } from '../../../queries.ts';
import type { Reads } from '../../../screen.ts';
import { mine } from './mine.ts';

export const reads: Reads = (_, load) => load.pages(readPages(listBookings, mine));
