/** Job handlers of payments. */
import type { PlatformJob } from '#server/platform/context/platform.ts';
import { handle } from '#server/platform/jobs/jobs.ts';
import { alertLateRefund } from './alert-late-refund.ts';
import { checkPayment, checkRefund, checkRefundJob, handleNotice, sendRefund } from './jobs.ts';
import type { PaymentPlatform } from './payment-platform.ts';
import { watchPayment } from './poll-payment.ts';
import { processNotice } from './receive-webhook.ts';
import { sendOwedRefund, watchRefund } from './send-refund.ts';

export const paymentJobs = (platform: PaymentPlatform): PlatformJob[] => [
	handle(checkPayment, (_, { paymentId }) => watchPayment(platform, paymentId)),
	handle(handleNotice, (_, { noticeId }) => processNotice(platform, noticeId)),
	handle(sendRefund, (_, { refundId }) => sendOwedRefund(platform, refundId)),
	handle(checkRefundJob, (_, { refundId }) => alertLateRefund(platform, refundId)),
	handle(checkRefund, (_, { refundId }) => watchRefund(platform, refundId)),
];
