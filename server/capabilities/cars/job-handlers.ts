/** Removes a car from search when a document has expired. Booking checks the dates itself; only the search table needs this update. */
import type { PlatformJob } from '#server/platform/context/platform.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { handle } from '#server/platform/jobs/jobs.ts';
import { carChanged } from './events.ts';
import { documentExpiredJob } from './jobs.ts';

export const carJobs: readonly PlatformJob[] = [
	handle(documentExpiredJob, (platform, { carId }) =>
		inTransaction(platform.db, (tx) => platform.events.publish(platform, tx, carChanged, { carId })),
	),
];
