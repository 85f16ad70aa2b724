/** The jobs of claims, by name; what they do stands in jobs.ts. */
import * as z from 'zod';
import { job } from '#server/platform/jobs/jobs.ts';

const ofClaim = z.object({ claimId: z.uuid() });

/** A day before the renter's time to answer is over. */
export const remindAnswer = job('claims.remind-answer', ofClaim);
/** At the end of it. */
export const endAnswerTime = job('claims.end-answer-time', ofClaim);
/** Those whose own timer was lost. */
export const endOverdueAnswers = job('claims.end-overdue-answers', z.unknown());
/** Some days after the renter was asked for what exceeds the deposit. */
export const remindExcess = job('claims.remind-excess', ofClaim);
