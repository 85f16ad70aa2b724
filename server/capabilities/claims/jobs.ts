/** Job declarations of claims; the handlers are registered separately. */
import * as z from 'zod';
import { remindAnswerAt } from '#server/capabilities/cases/index.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import { enqueue, job } from '#server/platform/jobs/jobs.ts';

const ofClaim = z.object({ claimId: z.uuid() });

/** One day before the renter's response time ends. */
export const remindAnswer = job('claims.remind-answer', ofClaim);
/** At the end of the response time. */
export const endAnswerTime = job('claims.end-answer-time', ofClaim);
/** Catches claims whose own timer was lost. */
export const endOverdueAnswers = job('claims.end-overdue-answers', z.unknown());
/** Some days after the excess was requested from the renter. */
export const remindExcess = job('claims.remind-excess', ofClaim);

/** Both jobs of the response time; replaces those of an earlier response time. */
export async function setAnswerTimers(tx: Transaction, { claimId, from, answerBy }: { claimId: string; from: Date; answerBy: Date }) {
	await enqueue(tx, endAnswerTime, { claimId }, { runAt: answerBy, key: `claim-answer-${claimId}` });
	const remindAt = remindAnswerAt(from, answerBy);
	if (remindAt) await enqueue(tx, remindAnswer, { claimId }, { runAt: remindAt, key: `claim-remind-${claimId}` });
}
