/** Routes of the calls about payments. Opening one belongs to bookings, which knows whether it may be paid. */
import * as contract from '#contract/payments.ts';
import { readBytes } from '#server/platform/http/input.ts';
import { bind, type Route } from '#server/platform/http/route.ts';
import type { PaymentPlatform } from './payment-platform.ts';
import { receiveReturn } from './receive-return.ts';
import { receiveWebhook } from './receive-webhook.ts';
import { retryRefund } from './retry-refund.ts';
import { reviewPayment } from './review-payment.ts';
import { verifyPayment } from './verify-payment.ts';

const MAX_NOTICE_BYTES = 64 * 1024;

export const paymentRoutes = (platform: PaymentPlatform): Route[] => [
	bind(contract.verifyPayment, ({ caller, params }) => verifyPayment(platform, caller, params.paymentId)),
	bind(contract.retryRefund, async ({ caller, params }) => {
		await retryRefund(platform, caller, params.id);
		return { success: true as const };
	}),
	bind(contract.reviewPayment, async ({ caller, params, body }) => {
		await reviewPayment(platform, caller, params.id, body);
		return { success: true as const };
	}),
	bind(contract.receiveWebhook, async ({ params, request }) => {
		await receiveWebhook(platform, params.gateway, await readBytes(request, MAX_NOTICE_BYTES), request.headers);
		return { received: true as const };
	}),
	bind(contract.receiveReturn, async ({ params, request }) =>
		receiveReturn(platform, params.gateway, await readBytes(request, MAX_NOTICE_BYTES)),
	),
	bind(contract.listPaymentMethods, async () => ({ methods: [...platform.paymentMethods] })),
];
