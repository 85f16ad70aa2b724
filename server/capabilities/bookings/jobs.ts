/** Job declarations of bookings; the handlers are registered separately. */
import * as z from 'zod';
import { job } from '#server/platform/jobs/jobs.ts';

const payload = z.object({ bookingId: z.uuid() });

/** 30 minutes after the request: frees unpaid dates. */
export const expireHold = job('bookings.expire-hold', payload);
/** At the end of the owner's response time. */
export const expireRequest = job('bookings.expire-request', payload);
/** Every ten minutes: sends due reminders. */
export const sendRemindersJob = job('bookings.remind', z.unknown());
/** At the end of the contest window of a no-show. */
export const closeNoShow = job('bookings.close-no-show', payload);
/** When a change was not answered or paid in time. */
export const expireChange = job('bookings.expire-change', z.object({ changeId: z.uuid() }));
/** When a cancellation was excused or is old enough: instant book may be available again. */
export const reviewInstantBookJob = job('bookings.review-instant-book', z.object({ ownerId: z.uuid() }));
/** 24 hours after the return. */
export const completeRental = job('bookings.complete-rental', payload);
