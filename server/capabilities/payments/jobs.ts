/** The timers of payments. */
import type { PlatformJob } from '#server/platform/context/platform.ts';
import { handle } from '#server/platform/jobs/jobs.ts';
import { lookForLateRefund } from './late-refunds.ts';
import type { PaymentPlatform } from './payment-platform.ts';
import { actOnNotice } from './receive-webhook.ts';
import { sendOwedRefund, watchRefund } from './send-refund.ts';
import { checkPayment, checkRefund, handleNotice, lookForRefund, sendRefund } from './timers.ts';
import { watchPayment } from './watch-payment.ts';

export const paymentJobs = (platform: PaymentPlatform): PlatformJob[] => [
	handle(checkPayment, (_, { paymentId }) => watchPayment(platform, paymentId)),
	handle(handleNotice, (_, { noticeId }) => actOnNotice(platform, noticeId)),
	handle(sendRefund, (_, { refundId }) => sendOwedRefund(platform, refundId)),
	handle(lookForRefund, (_, { refundId }) => lookForLateRefund(platform, refundId)),
	handle(checkRefund, (_, { refundId }) => watchRefund(platform, refundId)),
];
