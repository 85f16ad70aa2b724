/** The door of payments. */
export { paymentJobs } from './jobs.ts';
export { paymentCaptured, paymentFailed, refundArrived } from './news.ts';
export { type Checkout, openCheckout } from './open-checkout.ts';
export type { PaymentPlatform } from './payment-platform.ts';
export { isOfBooking, keepPayment, refundBooking, refundedSoFar, refundPayment } from './refund-payment.ts';
export { paymentRoutes } from './routes.ts';
export { keptPaymentOf, noticedSince, refundsOfBookings } from './sql.ts';
export { verifyPayment } from './verify-payment.ts';
export { lookOnceMore } from './watch-payment.ts';
