/** Job declarations of reviews; the handlers are registered separately. */
import * as z from 'zod';
import { job } from '#server/platform/jobs/jobs.ts';

/** Ten days after a trip that one side has reviewed. */
export const revealTrip = job('reviews.reveal-trip', z.object({ bookingId: z.uuid() }));
/** Every half hour: reminds parties that have not written. */
export const remindToReview = job('reviews.remind', z.unknown());
/** Catches claims whose own timer was lost. */
export const revealOverdue = job('reviews.reveal-overdue', z.unknown());
