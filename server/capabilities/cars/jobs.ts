/** What cars wait for. */
import * as z from 'zod';
import { job } from '#server/platform/jobs/jobs.ts';

/** A paper's last day is over. */
export const documentExpiredJob = job('cars.papers-run-out', z.object({ carId: z.uuid() }));
