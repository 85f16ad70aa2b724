/** The door of payments. */
export { paymentJobs } from './jobs.ts';
export { paymentCaptured, paymentFailed, refundArrived } from './news.ts';
export { type Checkout, openCheckout } from './open-checkout.ts';
export type { PaymentPlatform } from './payment-platform.ts';
export { paymentsPart } from './person-part.ts';
export { isOfBooking, keepPayment, refundBooking, refundDeposit, refundedSoFar, refundPayment } from './refund-payment.ts';
export { paymentRoutes } from './routes.ts';
export { gatewayFeeOf, keptPaymentOf, refundsOfBookings } from './sql.ts';
export { verifyPayment } from './verify-payment.ts';
export { lookOnceMore } from './watch-payment.ts';
