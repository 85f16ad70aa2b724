/** Job handlers of the identity check. */
import type { PlatformJob } from '#server/platform/context/platform.ts';
import { handle } from '#server/platform/jobs/jobs.ts';
import type { Recurring } from '#server/platform/jobs/worker.ts';
import { removeRejectedDocuments } from './jobs.ts';
import { removeLongRejected } from './remove-documents.ts';

export const kycJobs: readonly PlatformJob[] = [handle(removeRejectedDocuments, removeLongRejected)];

export const kycRecurring: readonly Recurring[] = [{ name: removeRejectedDocuments.name, match: '41 * * * *' }];
