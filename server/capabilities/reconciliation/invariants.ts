/**
 * What must be true of the books at any moment. One entry of the list is one invariant: two amounts for each booking, payment, account…,
 * and how they must stand to each other. A table that is added to the house adds its entries here, and its events to `knownEvents`.
 */
import { type Amounts, bookings, disputes, enteredFor, heldIn, journal, payments, type Relation, refunds, transfers } from './sql.ts';

/** `says` goes before the amount: "the journal holds 106.50 JOD, the booking 0.00 JOD". */
type Side = { says: string; amounts: Amounts };

export type Invariant = {
	check: string;
	/** What the ids of both sides name. */
	of: string;
	left: Side;
	relation: Relation;
	right: Side;
};

/** The part of an event's key before the colon. An entry of any other kind was invented. */
const knownEvents = [
	'payment-captured',
	'gateway-fee',
	'gateway-fee-trued-up',
	'gateway-transferred',
	'refund-owed',
	'refund-confirmed',
	'booking-completed',
	'deposit-closed',
	'dispute-opened',
	'dispute-won',
	'dispute-lost',
	'payout-sent',
	'payout-paid',
	'payout-failed',
];

const side = (says: string, amounts: Amounts): Side => ({ says, amounts });
const is = (check: string, of: string, left: Side, right: Side): Invariant => ({ check, of, left, relation: 'is', right });

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
	is(
		'each entry is of a known kind',
		'event',
		side('the journal moved', journal.eventsBesides(knownEvents)),
		side('what happened accounts for', journal.zero),
	),
];

const ofBookings: Invariant[] = [
	is(
		'escrow is what open bookings hold',
		'booking',
		side('RENTAL_ESCROW holds', heldIn('RENTAL_ESCROW')),
		side('its open rental is', bookings.rentalHeld),
	),
	is(
		'deposits held are those of paid bookings',
		'booking',
		side('DEPOSITS_HELD holds', heldIn('DEPOSITS_HELD')),
		side('its deposit to keep is', bookings.depositHeld),
	),
	is(
		'refunds payable are the refunds under way',
		'booking',
		side('REFUNDS_PAYABLE holds', heldIn('REFUNDS_PAYABLE')),
		side('its refunds under way are', refunds.underWay),
	),
	is(
		'a booking is paid by one payment',
		'booking',
		side('the payments kept for it are', payments.kept),
		side('it was paid for with', bookings.charge),
	),
	is(
		'a completed rental is earned once',
		'booking',
		side('its completion is entered with', enteredFor('booking-completed', 'RENTAL_ESCROW', 'debit')),
		side('its completed rental is', bookings.completedRental),
	),
	is(
		'the fee of a completed rental is what was agreed',
		'booking',
		side('its completion is entered with a fee of', enteredFor('booking-completed', 'PLATFORM_REVENUE', 'credit')),
		side('it agreed on', bookings.completedFee),
	),
];

const ofPayments: Invariant[] = [
	is(
		'each payment is captured once',
		'payment',
		side('its capture is entered with', enteredFor('payment-captured', 'GATEWAY_CLEARING', 'debit')),
		side('it was paid with', payments.amount),
	),
	is(
		'each capture is divided as agreed',
		'payment',
		side('its capture is entered with a rental of', enteredFor('payment-captured', 'RENTAL_ESCROW', 'credit')),
		side('it paid for one of', payments.rental),
	),
	is(
		'what a cancelled booking does not keep is owed back',
		'payment',
		side('its refund is entered as owed with', enteredFor('refund-owed', 'REFUNDS_PAYABLE', 'credit')),
		side('what goes back of it is', payments.owedBack),
	),
	is(
		'the fee of a cancelled booking is what was said',
		'payment',
		side('its refund is entered with a fee of', enteredFor('refund-owed', 'PLATFORM_REVENUE', 'credit')),
		side('its cancelled booking keeps', payments.keptFee),
	),
];

const ofRefunds: Invariant[] = [
	is(
		'each refund is confirmed once',
		'refund',
		side('its confirmation is entered with', enteredFor('refund-confirmed', 'REFUNDS_PAYABLE', 'debit')),
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
		right: side('it was paid with', payments.amount),
	},
];

const ofTheGateway: Invariant[] = [
	is(
		'the gateway’s fees are those of its payments',
		'booking',
		side('GATEWAY_FEES holds', heldIn('GATEWAY_FEES')),
		side('its payments cost', payments.fees),
	),
	is(
		'each transfer is entered once',
		'transfer',
		side('it is entered with', enteredFor('gateway-transferred', 'BANK', 'debit')),
		side('it brought', transfers.net),
	),
	is(
		'what is disputed is open',
		'booking',
		side('DISPUTE_RECEIVABLE holds', heldIn('DISPUTE_RECEIVABLE')),
		side('its open disputes are', disputes.open),
	),
	is(
		'a lost dispute covers what was owed',
		'dispute',
		side('its loss is entered as covering', enteredFor('dispute-lost', 'REFUNDS_PAYABLE', 'debit')),
		side('it covers', disputes.covered),
	),
	is(
		'a lost dispute costs what it does not cover',
		'booking',
		side('DISPUTE_LOSS holds', heldIn('DISPUTE_LOSS')),
		side('its lost disputes cost', disputes.lost),
	),
];

export const invariants: readonly Invariant[] = [...ofTheJournal, ...ofBookings, ...ofPayments, ...ofRefunds, ...ofTheGateway];
