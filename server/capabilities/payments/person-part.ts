/** What payments keep of a person: what they paid and got back. The books need it; it names nobody. */
import type { LeaveReason } from '#contract/privacy.ts';
import type { PersonPart } from '#server/platform/people/person-part.ts';
import { hasOpenDispute, paymentsOf, refundsTo } from './person-sql.ts';

const UNDECIDED = ['PENDING', 'AUTHORIZED', 'REVIEW'];
const ARRIVED = ['REFUNDED', 'CHARGED_BACK'];

export const paymentsPart: PersonPart = {
	name: 'payments',

	gather: async ({ db }, userId) => {
		const [payments, refunds] = await Promise.all([paymentsOf(db, userId), refundsTo(db, userId)]);
		return { data: { payments, refunds } };
	},

	reasonsToStay: async (tx, userId) => {
		const [payments, refunds] = [await paymentsOf(tx, userId), await refundsTo(tx, userId)];
		const isOpen = payments.some(({ state }) => UNDECIDED.includes(state)) || refunds.some(({ state }) => !ARRIVED.includes(state));
		const reasons: LeaveReason[] = isOpen ? ['OPEN_PAYMENTS'] : [];
		// The bank asks who rented and what was agreed: the papers of the trip have to name them until it has decided.
		if (await hasOpenDispute(tx, userId)) reasons.push('OPEN_DISPUTES');
		return reasons;
	},
};
