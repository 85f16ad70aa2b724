/** English names of ledger accounts and entries. */
import type { EntryKind, LedgerAccount } from '#contract/ledger.ts';

export const ledger = {
	account: 'Account',
	debit: 'Debit',
	credit: 'Credit',
	balance: 'Balance',
	sum: 'Sum',
	accounts: {
		GATEWAY_CLEARING: 'With the gateway',
		BANK: 'Bank',
		DISPUTE_RECEIVABLE: 'Disputed',
		RENTAL_ESCROW: 'Rentals held',
		DEPOSITS_HELD: 'Deposits held',
		REFUNDS_PAYABLE: 'Refunds owed',
		OWNER_PAYABLE: 'Owed to owners',
		PAYOUTS_IN_TRANSIT: 'Payouts under way',
		PLATFORM_REVENUE: 'Platform fees earned',
		GATEWAY_FEES: 'Gateway fees',
		DISPUTE_LOSS: 'Lost in disputes',
	} satisfies Record<LedgerAccount, string>,
	kinds: {
		'payment-captured': 'Card charged',
		'gateway-fee': 'Gateway fee',
		'gateway-fee-trued-up': 'Gateway fee as reported',
		'gateway-transferred': 'Transfer from the gateway',
		'booking-completed': 'Rental completed',
		'refund-owed': 'Refund owed',
		'refund-confirmed': 'Refund sent by the gateway',
		'deposit-closed': 'Deposit divided',
		'payout-sent': 'Payout sent to the bank',
		'payout-paid': 'Payout paid',
		'payout-failed': 'Payout came back',
		'dispute-opened': 'Charge disputed by the bank',
		'dispute-won': 'Dispute won',
		'dispute-lost': 'Dispute lost',
		'dispute-covered': 'Refund covered by the lost dispute',
		'rental-reduced': 'Part of the rental refunded',
		'refund-carried': 'Carried over to another booking',
		'booking-carried': 'Carried over from another booking',
	} satisfies Record<EntryKind, string>,
	ofBooking: {
		title: 'Ledger',
		lead: 'Everything that was entered in the books for this booking, in order. Both sums are the same.',
		empty: 'Nothing was entered: no payment has arrived.',
		error: 'The ledger could not be loaded',
	},
};

export type LedgerTexts = typeof ledger;
