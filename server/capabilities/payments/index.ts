/** Public interface of payments. */
export { type CarriedMoney, carriedMoneyOf } from './carried-sql.ts';
export { carryOver, heldMoneyOf, holdUntil, releaseHeld } from './carry-over.ts';
export { type ComparedPayment, comparePayments, refundForgottenPayment } from './compare-with-gateway.ts';
export { disputesOfPayment, newestDisputes, openDisputeOf } from './disputes-sql.ts';
export {
	changePaymentCaptured,
	claimPaymentCaptured,
	disputeLost,
	disputeOpened,
	disputeWon,
	gatewayFeeFinalized,
	paymentCaptured,
	paymentFailed,
	refundArrived,
	refundSent,
	transferAnnounced,
} from './events.ts';
export { finalizeGatewayFee, postExtraGatewayFee } from './finalize-gateway-fee.ts';
export { forecastRefund } from './forecast-refund.ts';
export { paymentJobs } from './job-handlers.ts';
export { paymentMetrics } from './metrics.ts';
export { type Checkout, openChangeCheckout, openCheckout, openClaimCheckout } from './open-checkout.ts';
export { arrivedRefundsOf, countPayments, gatewayFeeOf, overdueRefunds, paymentsByGatewayIds, paymentsInReview } from './overview-sql.ts';
export type { PaymentPlatform } from './payment-platform.ts';
export { paymentsOfPerson, sumsOfPayer } from './person-sql.ts';
export { paymentPersonalData } from './personal-data.ts';
export { recheckBeforeExpiry } from './poll-payment.ts';
export { readPayments } from './read-payments.ts';
export { refundBooking, refundDeposit, refundPart, refundRenterClaim } from './refund-booking.ts';
export { goodwillRooms, refundGoodwill } from './refund-goodwill.ts';
export { applyPayment, getRefundTotals, refundPayment, returnClaimPayment } from './refund-payment.ts';
export { hasArrived, isOfBooking, spread } from './refund-rules.ts';
export { recheckPayment } from './review-payment.ts';
export { paymentRoutes } from './routes.ts';
export {
	appliedPaymentsOf,
	listNoticeTargets,
	type PaymentRow,
	paymentById,
	refundsOfBookings,
} from './sql.ts';
export { syncPayment } from './sync-payment.ts';
export { verifyPayment } from './verify-payment.ts';
