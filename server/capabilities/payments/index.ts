/** The door of payments. */
export { disputesOfPayment, newestDisputes, openDisputeOf } from './disputes-sql.ts';
export { paymentJobs } from './jobs.ts';
export {
	claimPaymentCaptured,
	disputeLost,
	disputeOpened,
	disputeWon,
	gatewayFeeTruedUp,
	paymentCaptured,
	paymentFailed,
	refundArrived,
	refundSent,
	transferAnnounced,
} from './news.ts';
export { type Checkout, openCheckout, openClaimCheckout } from './open-checkout.ts';
export { arrivedRefundsOf, gatewayFeeOf, overdueRefunds, paymentsByGatewayIds, paymentsInReview } from './overview-sql.ts';
export type { PaymentPlatform } from './payment-platform.ts';
export { paymentsPart } from './person-part.ts';
export { readPayments } from './read-payments.ts';
export { keepPayment, refundBooking, refundDeposit, refundedSoFar, refundPayment, returnClaimPayment } from './refund-payment.ts';
export { hasArrived, isOfBooking } from './refund-rules.ts';
export { askAgain } from './review-payment.ts';
export { paymentRoutes } from './routes.ts';
export { keptPaymentOf, noticedSince, type PaymentRow, refundsOfBookings } from './sql.ts';
export { addFee, trueUpFee } from './true-up-fee.ts';
export { verifyPayment } from './verify-payment.ts';
export { lookOnceMore } from './watch-payment.ts';
