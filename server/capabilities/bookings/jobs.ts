/** The jobs of bookings, by name; what they do stands in jobs.ts. */
import * as z from 'zod';
import { job } from '#server/platform/jobs/jobs.ts';

const payload = z.object({ bookingId: z.uuid() });

/** 30 minutes after the request: unpaid dates are free again. */
export const expireHold = job('bookings.expire-hold', payload);
/** At the end of the owner's time to answer. */
export const expireRequest = job('bookings.expire-request', payload);
/** Every ten minutes: what people should not forget. */
export const sendRemindersJob = job('bookings.remind', z.unknown());
/** At the end of the time to contest a no-show. */
export const closeNoShow = job('bookings.close-no-show', payload);
/** 24 hours after the return. */
export const completeRental = job('bookings.complete-rental', payload);
