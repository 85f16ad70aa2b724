/** Job handlers of fines. */
import type { PlatformJob } from '#server/platform/context/platform.ts';
import { handle } from '#server/platform/jobs/jobs.ts';
import type { Recurring } from '#server/platform/jobs/worker.ts';
import { endAllOverdue, endWhenOver } from './end-hold.ts';
import { expireAllUnanswered, expireUnanswered } from './expire-unanswered.ts';
import { endAnswerTime, endHold, endOverdueAnswers, endOverdueHolds, remindOwner } from './jobs.ts';
import { remindOfFines } from './remind.ts';

export const fineJobs: readonly PlatformJob[] = [
	handle(endHold, (platform, { bookingId }) => endWhenOver(platform, bookingId)),
	handle(endOverdueHolds, endAllOverdue),
	handle(remindOwner, remindOfFines),
	handle(endAnswerTime, (platform, { fineId }) => expireUnanswered(platform, fineId)),
	handle(endOverdueAnswers, expireAllUnanswered),
];

export const finesRecurring: readonly Recurring[] = [
	{ name: endOverdueHolds.name, match: '27 * * * *' },
	{ name: endOverdueAnswers.name, match: '41 * * * *' },
];
