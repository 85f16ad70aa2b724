/** Invariants of how money leaves: settlements, claims, payouts, and the gateway's transfers to our bank. */
import { claims, fines, goodwill, invoices, ownerBalancesDue, payouts, renterClaims, settlements, transfers } from './endings-sql.ts';
import { bookings, disputes, payments } from './facts-sql.ts';
import { type Invariant, is, side } from './invariant.ts';
import { heldByBooking, heldForOwners, postedByEvent, postedForBooking } from './sql.ts';

export const ofSettlements: Invariant[] = [
	is(
		'each completed rental is settled',
		'booking',
		side('its settlement is of a rental of', settlements.rental),
		side('its completed rental is', bookings.completedRental),
	),
	is(
		'a settlement takes the fee that was agreed',
		'booking',
		side('its settlement takes a fee of', settlements.fee),
		side('it agreed on', bookings.completedFee),
	),
	is(
		'a settlement is about the deposit that was paid',
		'booking',
		side('its settlement is about a deposit of', settlements.depositHeld),
		side('it paid one of', bookings.completedDeposit),
	),
	is(
		'a settlement shows what the gateway took',
		'booking',
		side('its settlement shows a gateway fee of', settlements.gatewayFee),
		side('its payment cost', payments.gatewayFeeOfRental),
	),
	is(
		'a deposit is captured and released whole',
		'booking',
		side('captured, released and held for fines of its deposit are', settlements.closedInParts),
		side('held was', settlements.closed),
	),
	is(
		'each deposit is closed once',
		'booking',
		side('the end of its deposit is entered with', postedByEvent('deposit-closed', 'DEPOSITS_HELD', 'debit')),
		side('its settlement closed one of', settlements.closedBesidesFineHold),
	),
	is(
		'what is captured of a deposit is the owner’s',
		'booking',
		side('the end of its deposit is entered for the owner with', postedByEvent('deposit-closed', 'OWNER_PAYABLE', 'credit')),
		side('its settlement captured', settlements.captured),
	),
	is(
		'a settlement is paid out once, with its whole amount',
		'booking',
		side('its payout is of', payouts.of('SETTLEMENT')),
		side('its settlement came to', settlements.due),
	),
	is(
		'a settlement is paid where its payout is',
		'booking',
		side('its payout arrived with', payouts.paidForSettlement),
		side('its settlement is paid with', settlements.paid),
	),
];

export const ofClaims: Invariant[] = [
	is(
		'a claim grants what its lines were granted',
		'claim',
		side('its lines were granted', claims.grantedLines),
		side('it grants', claims.granted),
	),
	is(
		'what a claim grants is divided whole',
		'claim',
		side('out of the deposit and beyond it are', claims.parts),
		side('it grants', claims.granted),
	),
	is(
		'a deposit is captured for a claim alone',
		'booking',
		side('its settlement captured', settlements.capturedForClaim),
		side('its claim took', claims.fromDeposit),
	),
	is(
		'what exceeds the deposit is paid by one payment',
		'claim',
		side('the payments kept for it are', payments.keptForClaim),
		side('it was paid with', claims.excessPaid),
	),
];

export const ofFines: Invariant[] = [
	is(
		'what a settlement holds for fines is held',
		'booking',
		side('what is held for fines is', fines.held),
		side('its settlement holds', settlements.heldForFines),
	),
	is(
		'each fine that is granted is charged once',
		'fine',
		side('it is entered with', postedByEvent('fine-charged', 'DEPOSITS_HELD', 'debit')),
		side('it was granted', fines.granted),
	),
	is(
		'fines are charged to what is held for them',
		'booking',
		side('its fines were granted', fines.grantedOfBooking),
		side('charged to what is held are', fines.charged),
	),
	is(
		'what is held for fines goes back once',
		'booking',
		side('it is entered as released with', postedForBooking('fine-hold-released', 'REFUNDS_PAYABLE', 'credit')),
		side('released of what is held are', fines.released),
	),
	is('each fine is paid out once', 'fine', side('its payout is of', payouts.ofFines), side('it was granted', fines.granted)),
];

export const ofRenterClaims: Invariant[] = [
	is(
		'a renter’s claim grants what its lines were granted',
		'claim',
		side('its lines were granted', renterClaims.grantedLines),
		side('it grants', renterClaims.granted),
	),
	is(
		'what a renter’s claim grants is entered once',
		'claim',
		side('it is entered as owed back with', postedByEvent('renter-claim', 'REFUNDS_PAYABLE', 'credit')),
		side('it grants', renterClaims.granted),
	),
	is(
		'the platform bears its fee of a renter’s claim',
		'claim',
		side('it is entered for the platform with', postedByEvent('renter-claim', 'PLATFORM_REVENUE', 'debit')),
		side('its fee is', renterClaims.fee),
	),
	is(
		'what a renter’s claim grants is refunded',
		'claim',
		side('its refunds are', renterClaims.refunded),
		side('it grants', renterClaims.granted),
	),
	is(
		'a settlement is reduced by the renter’s claim alone',
		'booking',
		side('its settlement gives back', settlements.renterRefund),
		side('its renter’s claims grant', renterClaims.grantedOfBooking),
	),
];

export const ofPayouts: Invariant[] = [
	is(
		'owners are owed what they earned and were not sent',
		'booking',
		side('OWNER_PAYABLE holds', heldForOwners('OWNER_PAYABLE')),
		side('earned and not sent are', ownerBalancesDue),
	),
	is(
		'in transit are the payouts that the bank was told of',
		'booking',
		side('PAYOUTS_IN_TRANSIT holds', heldForOwners('PAYOUTS_IN_TRANSIT')),
		side('its payouts under way are', payouts.inTransit),
	),
	is(
		'each time that a payout is sent is entered once',
		'payout',
		side('it is entered as sent with', postedByEvent('payout-sent', 'PAYOUTS_IN_TRANSIT', 'credit')),
		side('it was sent with', payouts.attempts),
	),
	is(
		'each payout that came back is entered once',
		'payout',
		side('it is entered as returned with', postedByEvent('payout-failed', 'OWNER_PAYABLE', 'credit')),
		side('the bank returned', payouts.failedAttempts),
	),
	is(
		'each payout arrives once',
		'payout',
		side('it is entered as paid with', postedByEvent('payout-paid', 'BANK', 'credit')),
		side('it was paid with', payouts.paid),
	),
	is(
		'what is kept of a cancelled booking is paid out',
		'booking',
		side('its payout is of', payouts.of('CANCELLATION')),
		side('its owner keeps', bookings.ownerKept),
	),
	is(
		'what exceeds the deposit is paid out once it is paid',
		'booking',
		side('its payout is of', payouts.of('CLAIM_EXCESS')),
		side('its claim was paid with', claims.excessPaidOfBooking),
	),
	is(
		'nothing is paid out while the bank disputes',
		'dispute',
		side('it holds payouts back over', payouts.frozen),
		side('it is open over', disputes.open),
	),
];

export const ofGoodwill: Invariant[] = [
	is(
		'each goodwill is entered once',
		'goodwill',
		side('it is entered with', postedByEvent('goodwill-granted', 'GOODWILL', 'debit')),
		side('it was granted with', goodwill.granted),
	),
	is(
		'goodwill to a renter is refunded',
		'goodwill',
		side('its refunds are', goodwill.refunded),
		side('the renter was granted', goodwill.toRenters),
	),
	is(
		'goodwill to an owner is paid out once',
		'goodwill',
		side('its payout is of', payouts.forGoodwill),
		side('the owner was granted', goodwill.toOwners),
	),
	is(
		'a payment knows the goodwill among its refunds',
		'payment',
		side('its refunds of goodwill are', goodwill.refundedOfPayment),
		side('it counts', goodwill.ofPayment),
	),
	is(
		'goodwill that was needed for a refund of the charge is entered once',
		'booking',
		side('it is entered with', postedForBooking('goodwill-absorbed', 'REFUNDS_PAYABLE', 'debit')),
		side('its payments count', goodwill.absorbed),
	),
	is(
		'goodwill costs what was granted and not needed otherwise',
		'booking',
		side('GOODWILL holds', heldByBooking('GOODWILL', 'debit')),
		side('granted and not needed otherwise are', goodwill.spent),
	),
];

export const ofTransfers: Invariant[] = [
	is(
		'each transfer of the gateway is entered once',
		'transfer',
		side('it is entered with', postedByEvent('gateway-transferred', 'BANK', 'debit')),
		side('the gateway sent', transfers.net),
	),
	is(
		'the bank has what came less what was paid out',
		'booking',
		side('BANK holds', heldByBooking('BANK', 'debit')),
		side('came and paid out are', transfers.lessPayouts),
	),
];

export const ofInvoices: Invariant[] = [
	is(
		'the fee is invoiced as it was earned',
		'booking',
		side('its fee is invoiced, less credit notes, with', invoices.fee),
		side('the platform earned', invoices.feeEarned),
	),
	is(
		'a rental is invoiced as it was earned',
		'booking',
		side('its rental is invoiced, less credit notes, with', invoices.rental),
		side('platform and owner earned', invoices.rentalEarned),
	),
];
