/** Job declarations of cars. */
import * as z from 'zod';
import { job } from '#server/platform/jobs/jobs.ts';

/** A document has passed its expiry date. */
export const documentExpiredJob = job('cars.papers-run-out', z.object({ carId: z.uuid() }));
