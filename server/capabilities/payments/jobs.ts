/** Job declarations of payments; the handlers are registered separately. */
import * as z from 'zod';
import { job } from '#server/platform/jobs/jobs.ts';

export const checkPayment = job('payments.check', z.object({ paymentId: z.uuid() }));
export const handleNotice = job('payments.handle-notice', z.object({ noticeId: z.uuid() }));
export const sendRefund = job('payments.send-refund', z.object({ refundId: z.uuid() }));
export const checkRefund = job('payments.check-refund', z.object({ refundId: z.uuid() }));
/** Once, when the refund should have arrived. */
export const checkRefundJob = job('payments.look-for-refund', z.object({ refundId: z.uuid() }));
