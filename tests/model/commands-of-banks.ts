/** Commands of banks: the platform's bank pays owners, and a renter's bank disputes a charge. */
import { createPayoutBatch, markPayoutFailed, markPayoutPaid } from '#contract/payout-batches.ts';
import { setPayoutDetails } from '#contract/payouts.ts';
import { type ModelCommand, NOBODY } from './commands.ts';
import { chargesOfCards, type Payout, withReplaced } from './expected-state.ts';
import * as life from './expected-state-life.ts';
import * as settling from './expected-state-settling.ts';
import * as rows from './rows.ts';

export const fixDetails: ModelCommand = {
	name: 'the owner enters where to be paid to',
	model(expected) {
		settling.fixDetails(expected);
		return true;
	},
	product: (harness) => harness.ask(harness.users.owner, setPayoutDetails, { body: { kind: 'CLIQ', cliqAlias: 'OWNER1' } }),
};

export const batch: ModelCommand = {
	name: 'the bank is told to pay',
	model: settling.sendPayouts,
	async product(harness) {
		const waiting = (await rows.sendablePayouts(harness)).map(({ id }) => id);
		return harness.ask(harness.users.admin, createPayoutBatch, { body: { payoutIds: waiting.length > 0 ? waiting : [NOBODY] } });
	},
};

/** A returned payout is sent again once the owner has saved payout details. Several payouts from one source are distinguished by amount and state. */
export const bankSays = (source: Payout['source'], word: 'PAID' | 'FAILED'): ModelCommand => {
	let meant: Pick<Payout, 'fils' | 'state'> | undefined;
	return {
		name: `the bank says of ${source}: ${word}`,
		model(expected) {
			const payout = settling.payoutFrom(expected, source);
			meant = payout && { ...payout };
			return settling.bankSays(expected, source, word);
		},
		async product(harness) {
			const isMeant = (row: rows.PayoutRow) => row.source === source && row.amount_fils === meant?.fils && row.state === meant.state;
			const id = (await rows.payouts(harness)).find(isMeant)?.id ?? NOBODY;
			const { admin } = harness.users;
			return word === 'PAID'
				? harness.ask(admin, markPayoutPaid, { params: { id }, body: { bankReference: 'BANK-1' } })
				: harness.ask(admin, markPayoutFailed, { params: { id }, body: { reason: 'Account closed' } });
		},
	};
};

/** `index` counts the charges of this booking, then of the bookings that it replaces, whose money it may have. */
export const dispute = (index: number, word: 'PENDING' | 'WON' | 'LOST'): ModelCommand => ({
	name: `the bank of charge ${index} says: dispute ${word}`,
	model(expected) {
		const charge = withReplaced(expected).flatMap(chargesOfCards)[index];
		if (!charge) return false;
		life.openDispute(expected, charge);
		if (word !== 'PENDING') life.endDispute(expected, charge, word);
		return true;
	},
	async product(harness) {
		const invoiceId = harness.allCharged[index]?.invoiceId;
		if (!invoiceId) return 'REFUSED';
		await harness.world.gateway.dispute({ invoiceId, status: word === 'WON' ? 'RESOLVED' : word });
		await harness.hear();
		return 'DONE';
	},
});
