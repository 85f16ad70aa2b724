/** Expected account balances. */
import { chargesOfCards, type ExpectedState, retainedBorne, share, sum, withReplaced } from './expected-state.ts';
import { ownerFils } from './expected-state-settling.ts';

/** Debit minus credit of every account; zero balances are left out. */
export function accountsOf(expected: ExpectedState): Record<string, bigint> {
	const { terms, charges, refunds, payouts, fineHold: held } = expected;
	const isLive = expected.status === 'REQUESTED' || expected.status === 'CONFIRMED';
	// A dispute of carried money has its entries in the newest booking that the charge had paid for.
	const disputes = withReplaced(expected)
		.flatMap(chargesOfCards)
		.filter(({ dispute }) => dispute?.at === expected);
	const disputed = (state: string) => disputes.filter(({ dispute }) => dispute?.state === state);
	const inState = (state: string) => sum(refunds.filter((refund) => refund.state === state).map(({ fils }) => fils));
	const paid = (...states: string[]) => sum(payouts.filter(({ state }) => states.includes(state)).map(({ fils }) => fils));
	const fees = sum(charges.map(({ feeFils }) => feeFils));
	const takenBack = sum([...disputed('OPEN'), ...disputed('LOST')].map(({ fils }) => fils));
	const earned =
		expected.status === 'COMPLETED'
			? terms.feeFils - expected.renterRefundFeeFils
			: expected.status === 'CANCELLED'
				? share(expected.keptFils + retainedBorne(expected), 12n, 100n)
				: 0n;
	const borne = expected.status === 'COMPLETED' ? terms.borneFils : expected.status === 'CANCELLED' ? retainedBorne(expected) : 0n;
	const givenTo = (side: string) =>
		sum(expected.goodwill.filter(({ recipient, state }) => recipient === side && state === 'GRANTED').map(({ fils }) => fils));
	const given = { RENTER: givenTo('RENTER'), OWNER: givenTo('OWNER') };
	const ownerDue =
		given.OWNER +
		(held?.chargedFils ?? 0n) +
		(expected.status === 'COMPLETED' ? ownerFils(expected) : 0n) +
		(expected.status === 'CANCELLED' ? expected.keptFils + borne - earned : 0n) +
		(expected.claim?.excess === 'PAID' ? expected.claim.excessFils : 0n);
	const all: Record<string, bigint> = {
		GATEWAY_CLEARING: sum(charges.map(({ fils }) => fils)) - fees - inState('ARRIVED') - inState('CARRIED') - takenBack,
		GATEWAY_FEES: fees,
		DISPUTE_RECEIVABLE: sum(disputed('OPEN').map(({ fils }) => fils)),
		DISPUTE_LOSS: sum(disputed('LOST').map(({ fils }) => fils)) - inState('CHARGED_BACK'),
		RENTAL_ESCROW: isLive && expected.paidAt !== null ? -terms.rentalFils : 0n,
		DEPOSITS_HELD: expected.deposit === 'HELD' ? -terms.depositFils : held ? held.chargedFils + held.releasedFils - held.heldFils : 0n,
		REFUNDS_PAYABLE: -inState('OWED') - inState('SENT'),
		PLATFORM_REVENUE: -earned,
		GOODWILL: given.RENTER + given.OWNER - sum(charges.map(({ absorbedFils }) => absorbedFils)),
		PROMO_CODES: borne,
		OWNER_PAYABLE: -(ownerDue - paid('SENT', 'PAID')),
		PAYOUTS_IN_TRANSIT: -paid('SENT'),
		BANK: -paid('PAID'),
	};
	return Object.fromEntries(Object.entries(all).filter(([, fils]) => fils !== 0n));
}
