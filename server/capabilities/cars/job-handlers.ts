/** A car whose papers have run out is no longer found. Whether it may be booked is asked anew with each booking; the search table has to be told. */
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
