/** What payments tell others, in the transaction in which it became true. */
import * as z from 'zod';
import { topic } from '#server/platform/jobs/news.ts';

const facts = z.object({ paymentId: z.uuid(), bookingId: z.uuid() });

/** The card was charged. Whoever hears it keeps the payment for the booking, or refunds it. */
export const paymentCaptured = topic('payment-captured', facts);
export const paymentFailed = topic('payment-failed', facts);
/** Money of a booking arrived back at its renter. */
export const refundArrived = topic('refund-arrived', z.object({ refundId: z.uuid(), bookingId: z.uuid() }));
