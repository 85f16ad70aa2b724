/** Job of cars: the expiry of a document. */
import * as z from 'zod';
import type { PlatformJob } from '#server/platform/context/platform.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { handle, job } from '#server/platform/jobs/jobs.ts';
import { carChanged } from './events.ts';

/** A document has passed its expiry date. */
export const documentExpiredJob = job('cars.papers-run-out', z.object({ carId: z.uuid() }));

/** Removes a car from search when a document has expired. Booking checks the dates itself; only the search table needs this update. */
export const carJobs: readonly PlatformJob[] = [
	handle(documentExpiredJob, (platform, { carId }) =>
		inTransaction(platform.db, (tx) => platform.events.publish(platform, tx, carChanged, { carId })),
	),
];
