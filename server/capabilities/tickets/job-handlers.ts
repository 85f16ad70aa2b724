/** Deletes what visitors wrote and did not confirm, links that have expired, and visitors' tickets a year after they were solved. */
import * as z from 'zod';
import type { PlatformJob } from '#server/platform/context/platform.ts';
import { handle, job } from '#server/platform/jobs/jobs.ts';
import type { Recurring } from '#server/platform/jobs/worker.ts';
import { purgeOldGuestTickets } from './guests.ts';

const purgeGuests = job('tickets.purge-guests', z.unknown());

export const ticketJobs: readonly PlatformJob[] = [handle(purgeGuests, purgeOldGuestTickets)];

export const ticketsRecurring: readonly Recurring[] = [{ name: purgeGuests.name, match: '43 * * * *' }];
