/** The jobs of reviews, by name; what they do stands in jobs.ts. */
import * as z from 'zod';
import { job } from '#server/platform/jobs/jobs.ts';

/** Ten days after a trip that one side has reviewed. */
export const revealTrip = job('reviews.reveal-trip', z.object({ bookingId: z.uuid() }));
/** Every half hour: whoever has not written. */
export const remindToReview = job('reviews.remind', z.unknown());
/** Those whose own timer was lost. */
export const revealOverdue = job('reviews.reveal-overdue', z.unknown());
