/** Personal data in payments: a person's charges and refunds. Needed by the ledger; it contains no names. */
import type { DeletionBlocker } from '#contract/privacy.ts';
import type { PersonalDataSource } from '#server/platform/personal-data/personal-data-source.ts';
import { hasOpenDispute, paymentsOf, refundsTo } from './personal-data-sql.ts';
import { isUndecided } from './sql.ts';

const ARRIVED = ['REFUNDED', 'CHARGED_BACK'];

export const paymentPersonalData: PersonalDataSource = {
	name: 'payments',

	export: async ({ db }, userId) => {
		const [payments, refunds] = await Promise.all([paymentsOf(db, userId), refundsTo(db, userId)]);
		return { data: { payments, refunds } };
	},

	deletionBlockers: async (tx, userId) => {
		const [payments, refunds] = [await paymentsOf(tx, userId), await refundsTo(tx, userId)];
		const isOpen = payments.some(({ state }) => isUndecided(state)) || refunds.some(({ state }) => !ARRIVED.includes(state));
		const reasons: DeletionBlocker[] = isOpen ? ['OPEN_PAYMENTS'] : [];
		// Until the bank has decided, the documents of the trip must show who rented it and on which terms.
		if (await hasOpenDispute(tx, userId)) reasons.push('OPEN_DISPUTES');
		return reasons;
	},
};
