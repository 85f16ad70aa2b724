/** Job handlers of claims. */
import type { PlatformJob } from '#server/platform/context/platform.ts';
import { handle } from '#server/platform/jobs/jobs.ts';
import type { Recurring } from '#server/platform/jobs/worker.ts';
import { endAllOverdue, expireUnanswered } from './expire-unanswered.ts';
import { endAnswerTime, endOverdueAnswers, remindAnswer, remindExcess } from './jobs.ts';
import { remindOfAnswer, remindOfExcess } from './remind.ts';

export const claimJobs: readonly PlatformJob[] = [
	handle(remindAnswer, (platform, { claimId }) => remindOfAnswer(platform, claimId)),
	handle(endAnswerTime, (platform, { claimId }) => expireUnanswered(platform, claimId)),
	handle(endOverdueAnswers, endAllOverdue),
	handle(remindExcess, (platform, { claimId }) => remindOfExcess(platform, claimId)),
];

export const claimsRecurring: readonly Recurring[] = [{ name: endOverdueAnswers.name, match: '37 * * * *' }];
