/** Job declarations of fines; the handlers are registered separately. */
import * as z from 'zod';
import { job } from '#server/platform/jobs/jobs.ts';

/** When nothing is held for fines any longer. */
export const endHold = job('fines.end-hold', z.object({ bookingId: z.uuid() }));
/** Catches holds whose own timer was lost. */
export const endOverdueHolds = job('fines.end-overdue-holds', z.unknown());
/** Some days after the return; `day` names the reminder. */
export const remindOwner = job('fines.remind-owner', z.object({ bookingId: z.uuid(), day: z.int() }));
/** At the end of the renter's response time. */
export const endAnswerTime = job('fines.end-answer-time', z.object({ fineId: z.uuid() }));
/** Catches fines whose own timer was lost. */
export const endOverdueAnswers = job('fines.end-overdue-answers', z.unknown());
