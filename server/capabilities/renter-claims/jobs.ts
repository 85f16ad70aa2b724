/** Job declarations of renters' claims; the handlers are registered separately. */
import * as z from 'zod';
import { remindAnswerAt } from '#server/capabilities/cases/index.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import { enqueue, job } from '#server/platform/jobs/jobs.ts';

const ofClaim = z.object({ claimId: z.uuid() });

/** One day before the owner's time to answer ends. */
export const remindAnswer = job('renter-claims.remind-answer', ofClaim);
/** At the end of the time to answer. */
export const endAnswerTime = job('renter-claims.end-answer-time', ofClaim);
/** Catches claims whose own timer was lost. */
export const endOverdueAnswers = job('renter-claims.end-overdue-answers', z.unknown());

type Timers = { claimId: string; from: Date; answerBy: Date };

export async function setAnswerTimers(tx: Transaction, { claimId, from, answerBy }: Timers): Promise<void> {
	await enqueue(tx, endAnswerTime, { claimId }, { runAt: answerBy, key: `renter-claim-answer-${claimId}` });
	const remindAt = remindAnswerAt(from, answerBy);
	if (remindAt) await enqueue(tx, remindAnswer, { claimId }, { runAt: remindAt, key: `renter-claim-remind-${claimId}` });
}
