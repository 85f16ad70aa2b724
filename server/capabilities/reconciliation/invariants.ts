/**
 * Invariants of the ledger at any moment. Each entry compares two amounts for each booking, payment, account and so on.
 * A new table adds its entries here or in ending-invariants.ts.
 */
import { entryKinds } from '#contract/ledger.ts';
import { ofClaims, ofFines, ofGoodwill, ofInvoices, ofPayouts, ofRenterClaims, ofSettlements, ofTransfers } from './ending-invariants.ts';
import { atTheGateway, bookings, disputes, payments, promoCodes, refunds } from './facts-sql.ts';
import { type Invariant, is, side } from './invariant.ts';
import { heldByBooking, journal, postedByEvent, postedForBooking } from './sql.ts';

const ofTheJournal: Invariant[] = [
	is('each entry balances', 'entry', side('its debits are', journal.entryDebits), side('its credits', journal.entryCredits)),
	is('the trial balance is zero', 'journal', side('all debits are', journal.allDebits), side('all credits', journal.allCredits)),
	is(
		'each account is the sum of its entries',
		'account',
		side('its lines make', journal.accountLines),
		side('those of them that belong to an entry and an account', journal.accountEntries),
	),
	{
		check: 'no account is on the wrong side',
		of: 'account',
		left: side('it holds', journal.oneSided),
		relation: 'is at least',
		right: side('and never less than', journal.zero),
	},
	{
		check: 'no owner was paid more than was earned',
		of: 'owner',
		left: side('OWNER_PAYABLE holds', journal.owedToOwners),
		relation: 'is at least',
		right: side('and never less than', journal.zero),
	},
	// An entry of any other kind is invalid.
	is(
		'each entry is of a known kind',
		'event',
		side('the journal moved', journal.eventsBesides(entryKinds)),
		side('what happened accounts for', journal.zero),
	),
];

const ofBookings: Invariant[] = [
	is(
		'escrow is what open bookings hold',
		'booking',
		side('RENTAL_ESCROW holds', heldByBooking('RENTAL_ESCROW')),
		side('its open rental is', bookings.rentalHeld),
	),
	is(
		'deposits held are those of paid bookings',
		'booking',
		side('DEPOSITS_HELD holds', heldByBooking('DEPOSITS_HELD')),
		side('its deposit to keep is', bookings.depositHeld),
	),
	is(
		'refunds payable are the refunds that are owed',
		'booking',
		side('REFUNDS_PAYABLE holds', heldByBooking('REFUNDS_PAYABLE')),
		side('its refunds that are owed come to', refunds.owed),
	),
	is(
		'a booking is paid by its payments',
		'booking',
		side('the payments kept for it are', payments.kept),
		side('it was paid for with', bookings.charge),
	),
	is(
		'a completed rental is earned once',
		'booking',
		side('its completion is entered with', postedByEvent('booking-completed', 'RENTAL_ESCROW', 'debit')),
		side('its completed rental is', bookings.completedRental),
	),
	is(
		'the fee of a completed rental is what was agreed',
		'booking',
		side('its completion is entered with a fee of', postedByEvent('booking-completed', 'PLATFORM_REVENUE', 'credit')),
		side('it agreed on', bookings.completedWholeFee),
	),
	is(
		'what the platform earned is its fees',
		'booking',
		side('PLATFORM_REVENUE holds', heldByBooking('PLATFORM_REVENUE')),
		side('its fee, or that of the part kept, is', bookings.platformEarned),
	),
	is(
		'promo codes cost what the platform bears of them',
		'booking',
		side('PROMO_CODES holds', heldByBooking('PROMO_CODES', 'debit')),
		side('the platform bears of its code', bookings.promoBorne),
	),
	is(
		'the uses of the platform’s codes say what it bears',
		'booking',
		side('its use of a code takes off', promoCodes.given),
		side('the platform bears of its code', bookings.promoBorne),
	),
	is(
		'the clearing account is what the gateway has of ours',
		'booking',
		side('GATEWAY_CLEARING holds', heldByBooking('GATEWAY_CLEARING', 'debit')),
		side('what was charged less what left the gateway is', atTheGateway),
	),
];

const ofPayments: Invariant[] = [
	is(
		'each payment is captured once',
		'payment',
		side('its capture is entered with', postedByEvent('payment-captured', 'GATEWAY_CLEARING', 'debit')),
		side('it was paid with', payments.amount),
	),
	is(
		'each capture is divided as agreed',
		'payment',
		side('its capture is entered with a rental of', postedByEvent('payment-captured', 'RENTAL_ESCROW', 'credit')),
		side('it paid for one of', payments.rental),
	),
	is(
		'each capture holds the deposit that was paid',
		'payment',
		side('its capture is entered with a deposit of', postedByEvent('payment-captured', 'DEPOSITS_HELD', 'credit')),
		side('it paid one of', payments.deposit),
	),
	is(
		'a payment for a claim is the owner’s',
		'payment',
		side('its capture is entered for the owner with', postedByEvent('payment-captured', 'OWNER_PAYABLE', 'credit')),
		side('it paid for a claim of', payments.claim),
	),
	is(
		'gateway fees are what payments cost',
		'booking',
		side('GATEWAY_FEES holds', heldByBooking('GATEWAY_FEES', 'debit')),
		side('its payments cost', payments.gatewayFees),
	),
	is(
		'what a cancelled booking does not keep is owed back',
		'booking',
		side('its refunds are entered as owed with', postedForBooking('refund-owed', 'REFUNDS_PAYABLE', 'credit')),
		side('what goes back of it is', payments.owedBack),
	),
	is(
		'the fee of a cancelled booking is what was said',
		'booking',
		side('its refunds are entered with a fee of', postedForBooking('refund-owed', 'PLATFORM_REVENUE', 'credit')),
		side('its cancelled booking keeps', payments.keptFee),
	),
];

const ofReductions: Invariant[] = [
	is(
		'what a rental became smaller by goes back once',
		'booking',
		side('its rental is entered as smaller by', postedForBooking('rental-reduced', 'RENTAL_ESCROW', 'debit')),
		side('its payments are reduced by', payments.rentalReduced),
	),
	is(
		'what a deposit became smaller by goes back once',
		'booking',
		side('its deposit is entered as smaller by', postedForBooking('rental-reduced', 'DEPOSITS_HELD', 'debit')),
		side('its payments are reduced by', payments.depositReduced),
	),
];

const ofRefunds: Invariant[] = [
	is(
		'each refund is confirmed once',
		'refund',
		side('its confirmation is entered with', postedByEvent('refund-confirmed', 'REFUNDS_PAYABLE', 'debit')),
		side('it arrived with', refunds.arrived),
	),
	is(
		'a payment reserves what its refunds are',
		'payment',
		side('its refunds are', refunds.ofPayment),
		side('it has reserved', payments.reserved),
	),
	{
		check: 'no more goes back than was paid',
		of: 'payment',
		left: side('its refunds are', refunds.ofPayment),
		relation: 'is at most',
		right: side('it was paid with', payments.paid),
	},
];

const ofCarried: Invariant[] = [
	is(
		'what is carried over leaves its booking once',
		'refund',
		side('it is entered as carried over with', postedByEvent('refund-carried', 'REFUNDS_PAYABLE', 'debit')),
		side('it was carried over with', refunds.carried),
	),
	is(
		'what is carried over arrives whole',
		'refund',
		side('the new booking was paid with', payments.carried),
		side('it was carried over with', refunds.carried),
	),
	is(
		'what is carried over is held as rental',
		'refund',
		side('it arrives with a rental of', postedByEvent('booking-carried', 'RENTAL_ESCROW', 'credit')),
		side('it paid for one of', payments.carriedRental),
	),
	is(
		'what is carried over is held as deposit',
		'refund',
		side('it arrives with a deposit of', postedByEvent('booking-carried', 'DEPOSITS_HELD', 'credit')),
		side('it paid one of', payments.carriedDeposit),
	),
];

const ofDisputes: Invariant[] = [
	is(
		'each dispute is opened once',
		'dispute',
		side('its beginning is entered with', postedByEvent('dispute-opened', 'DISPUTE_RECEIVABLE', 'debit')),
		side('it is about', disputes.all),
	),
	is(
		'each dispute that is won comes back once',
		'dispute',
		side('its end is entered with', postedByEvent('dispute-won', 'DISPUTE_RECEIVABLE', 'credit')),
		side('it was won with', disputes.won),
	),
	is(
		'each dispute that is lost is written off once',
		'dispute',
		side('its end is entered with', postedByEvent('dispute-lost', 'DISPUTE_RECEIVABLE', 'credit')),
		side('it was lost with', disputes.lost),
	),
	is(
		'what is disputed are the open disputes',
		'booking',
		side('DISPUTE_RECEIVABLE holds', heldByBooking('DISPUTE_RECEIVABLE', 'debit')),
		side('its open disputes are about', disputes.openOfBooking),
	),
	is(
		'the loss is what no refund covers',
		'booking',
		side('DISPUTE_LOSS holds', heldByBooking('DISPUTE_LOSS', 'debit')),
		side('its lost disputes exceed the refunds by', disputes.lossOfBooking),
	),
	is(
		'a lost dispute covers the refunds that it returned',
		'payment',
		side('its disputes cover', disputes.coveredOfPayment),
		side('its refunds that the bank returned are', refunds.chargedBackOfPayment),
	),
	{
		check: 'only what the bank returned is covered later',
		of: 'refund',
		left: side('it is entered as covered with', postedByEvent('dispute-covered', 'REFUNDS_PAYABLE', 'debit')),
		relation: 'is at most',
		right: side('the bank returned', refunds.chargedBack),
	},
];

export const invariants: readonly Invariant[] = [
	...[...ofTheJournal, ...ofBookings, ...ofPayments, ...ofReductions, ...ofRefunds, ...ofCarried, ...ofDisputes],
	...[...ofSettlements, ...ofClaims, ...ofFines, ...ofRenterClaims, ...ofPayouts, ...ofGoodwill, ...ofTransfers, ...ofInvoices],
];
