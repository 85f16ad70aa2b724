/** Events of payments, published in the transaction of the change. */
import * as z from 'zod';
import { defineEvent } from '#server/platform/events/event-bus.ts';

const payload = z.object({ paymentId: z.uuid(), bookingId: z.uuid() });
const ofRefund = z.object({ refundId: z.uuid(), bookingId: z.uuid() });
/** `paysForBooking`: whether it concerns the payment applied to the booking, not a duplicate or a payment for a change or a claim. */
const ofDispute = z.object({ disputeId: z.uuid(), paymentId: z.uuid(), bookingId: z.uuid(), paysForBooking: z.boolean() });

/** A payment for a booking was captured. The subscriber applies it to the booking or refunds it. */
export const paymentCaptured = defineEvent('payment-captured', payload);
/** `cancelled`: by the payer on the gateway's page; otherwise it was refused. */
export const paymentFailed = defineEvent(
	'payment-failed',
	payload.extend({ cancelled: z.boolean(), turnedDown: z.boolean().default(false) }),
);
/** The difference of a change was paid for the first time. The subscriber applies it or refunds it with `refundPayment`. */
export const changePaymentCaptured = defineEvent('change-payment-captured', payload.extend({ changeId: z.uuid() }));
/** The excess of a claim was paid for the first time. If the claim is over, the subscriber refunds it with `returnClaimPayment`. */
export const claimPaymentCaptured = defineEvent('claim-payment-captured', payload.extend({ claimId: z.uuid() }));
/** The gateway accepted a refund, published once. */
export const refundSent = defineEvent('refund-sent', ofRefund.extend({ payerId: z.uuid(), amountJod: z.string() }));
/** Money of a booking arrived at its renter, through the gateway or through the renter's bank. */
export const refundArrived = defineEvent('refund-arrived', ofRefund);
/** The gateway reported the final fee of a payment; read it with `gatewayFeeOf`. */
export const gatewayFeeFinalized = defineEvent('gateway-fee-trued-up', z.object({ bookingId: z.uuid() }));
/** The gateway announced a transfer to our bank. */
export const transferAnnounced = defineEvent('transfer-announced', z.object({ gateway: z.string() }));

/** The renter's bank took a charge back during its investigation: nothing of the booking is refunded or paid out until it has decided. */
export const disputeOpened = defineEvent('dispute-opened', ofDispute);
export const disputeWon = defineEvent('dispute-won', ofDispute);
/** Published before the loss is posted: the amount that the bank took covers refunds that become owed in the same transaction. */
export const disputeLost = defineEvent('dispute-lost', ofDispute);
