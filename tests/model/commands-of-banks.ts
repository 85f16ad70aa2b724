/** Commands of banks: the platform's pays owners, and a renter's disputes a charge. */
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
	product: (stage) => stage.ask(stage.cast.owner, setPayoutDetails, { body: { kind: 'CLIQ', cliqAlias: 'OWNER1' } }),
};

export const batch: ModelCommand = {
	name: 'the bank is told to pay',
	model: settling.sendPayouts,
	async product(stage) {
		const waiting = (await rows.sendablePayouts(stage)).map(({ id }) => id);
		return stage.ask(stage.cast.admin, createPayoutBatch, { body: { payoutIds: waiting.length > 0 ? waiting : [NOBODY] } });
	},
};

/** A payout that came back is sent again once the owner has saved where to be paid to. Several of one source differ by amount and state. */
export const bankSays = (source: Payout['source'], word: 'PAID' | 'FAILED'): ModelCommand => {
	let meant: Pick<Payout, 'fils' | 'state'> | undefined;
	return {
		name: `the bank says of ${source}: ${word}`,
		model(expected) {
			const payout = settling.payoutFrom(expected, source);
			meant = payout && { ...payout };
			return settling.bankSays(expected, source, word);
		},
		async product(stage) {
			const isMeant = (row: rows.PayoutRow) => row.source === source && row.amount_fils === meant?.fils && row.state === meant.state;
			const id = (await rows.payouts(stage)).find(isMeant)?.id ?? NOBODY;
			const { admin } = stage.cast;
			return word === 'PAID'
				? stage.ask(admin, markPayoutPaid, { params: { id }, body: { bankReference: 'BANK-1' } })
				: stage.ask(admin, markPayoutFailed, { params: { id }, body: { reason: 'Account closed' } });
		},
	};
};

/** Charges of this booking, then of those that it replaces, whose money it may have. */
export const dispute = (index: number, word: 'PENDING' | 'WON' | 'LOST'): ModelCommand => ({
	name: `the bank of charge ${index} says: dispute ${word}`,
	model(expected) {
		const charge = withReplaced(expected).flatMap(chargesOfCards)[index];
		if (!charge) return false;
		life.openDispute(expected, charge);
		if (word !== 'PENDING') life.endDispute(expected, charge, word);
		return true;
	},
	async product(stage) {
		const invoiceId = stage.allCharged[index]?.invoiceId;
		if (!invoiceId) return 'REFUSED';
		await stage.world.gateway.dispute({ invoiceId, status: word === 'WON' ? 'RESOLVED' : word });
		await stage.hear();
		return 'DONE';
	},
});
