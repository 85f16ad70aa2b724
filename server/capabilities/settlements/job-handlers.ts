/** Job handlers of settlements. */
import type { PlatformJob } from '#server/platform/context/platform.ts';
import { handle } from '#server/platform/jobs/jobs.ts';
import type { Recurring } from '#server/platform/jobs/worker.ts';
import { closeClaimWindow, closeOverdueWindows } from './jobs.ts';
import { closeAllOverdue, closeWhenUnclaimed } from './release-deposit.ts';

export const settlementJobs: readonly PlatformJob[] = [
	handle(closeClaimWindow, (platform, { bookingId }) => closeWhenUnclaimed(platform, bookingId)),
	handle(closeOverdueWindows, closeAllOverdue),
];

export const settlementsRecurring: readonly Recurring[] = [{ name: closeOverdueWindows.name, match: '23 * * * *' }];
