/** What the trips page reads ahead. */
import { listBookings } from '#contract/bookings.ts';
import { infiniteQueryFor } from '../../../queries.ts';
import type { Loader } from '../../../screen.ts';
import { ownTripsQuery } from './mine.ts';

export const loader: Loader = (_, load) => load.pages(infiniteQueryFor(listBookings, ownTripsQuery));
