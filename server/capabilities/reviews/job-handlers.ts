/** Job handlers of reviews. */
import type { PlatformJob } from '#server/platform/context/platform.ts';
import { handle } from '#server/platform/jobs/jobs.ts';
import type { Recurring } from '#server/platform/jobs/worker.ts';
import { remindToReview, revealOverdue, revealTrip } from './jobs.ts';
import { sendDueReminders } from './remind.ts';
import { revealAllOverdue, revealWhenDue } from './reveal-reviews.ts';

export const reviewJobs: readonly PlatformJob[] = [
	handle(revealTrip, (platform, { bookingId }) => revealWhenDue(platform, bookingId)),
	handle(revealOverdue, revealAllOverdue),
	handle(remindToReview, sendDueReminders),
];

export const reviewsRecurring: readonly Recurring[] = [
	{ name: revealOverdue.name, match: '41 * * * *' },
	{ name: remindToReview.name, match: '13,43 * * * *' },
];
