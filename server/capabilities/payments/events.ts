/** What payments tell others, in the transaction in which it became true. */
import * as z from 'zod';
import { defineEvent } from '#server/platform/events/event-bus.ts';

const payload = z.object({ paymentId: z.uuid(), bookingId: z.uuid() });
const ofRefund = z.object({ refundId: z.uuid(), bookingId: z.uuid() });
/** `paysForBooking`: it is about the payment that the booking stands on, not about one too many or one for a claim. */
const ofDispute = z.object({ disputeId: z.uuid(), paymentId: z.uuid(), bookingId: z.uuid(), paysForBooking: z.boolean() });

/** The card was charged for a booking. Whoever hears it keeps the payment for the booking, or refunds it. */
export const paymentCaptured = defineEvent('payment-captured', payload);
export const paymentFailed = defineEvent('payment-failed', payload);
/** What a claim exceeds the deposit by was paid, for the first time. Whoever hears it after the claim is over sends it back with `returnClaimPayment`. */
export const claimPaymentCaptured = defineEvent('claim-payment-captured', payload.extend({ claimId: z.uuid() }));
/** The gateway took a refund, for the first time. */
export const refundSent = defineEvent('refund-sent', ofRefund.extend({ payerId: z.uuid(), amountJod: z.string() }));
/** Money of a booking arrived back at its renter, by the gateway or by the renter's own bank. */
export const refundArrived = defineEvent('refund-arrived', ofRefund);
/** The gateway reported what it really kept of a payment: `gatewayFeeOf` gives the new figure. */
export const gatewayFeeFinalized = defineEvent('gateway-fee-trued-up', z.object({ bookingId: z.uuid() }));
/** The gateway says that it sent money to our bank. */
export const transferAnnounced = defineEvent('transfer-announced', z.object({ gateway: z.string() }));

/** The renter's bank took a charge back while it looks into it: nothing of the booking is refunded or paid out until it has decided. */
export const disputeOpened = defineEvent('dispute-opened', ofDispute);
export const disputeWon = defineEvent('dispute-won', ofDispute);
/** Told before the loss is counted: what is owed to the renter in the same transaction is settled by what the bank took. */
export const disputeLost = defineEvent('dispute-lost', ofDispute);
