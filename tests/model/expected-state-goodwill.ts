/** Expected state of goodwill, which the platform pays itself. From decisions 068 and 075. */
import {
	addPayout,
	type Charge,
	chargedFor,
	type ExpectedState,
	type Goodwill,
	hasOpenDispute,
	owe,
	roomOf,
	sum,
	takeInOrder,
} from './expected-state.ts';

/** Maximum that one admin may grant for a booking, both sides together. */
const CAP = 20_000n;

type Gift = Pick<Goodwill, 'recipient' | 'fils'>;

/** What a bank has returned cannot be refunded as well. */
const roomFor = (charge: Charge, expected: ExpectedState): bigint =>
	chargedFor(charge).dispute?.state === 'LOST' ? 0n : roomOf(expected, charge);

/** A renter gets at most what is left of the payments, and nothing while the bank investigates. */
function mayGive(expected: ExpectedState, { recipient, fils }: Gift): boolean {
	if (expected.status === 'REQUESTED' || expected.paidAt === null) return false;
	if (recipient === 'OWNER') return true;
	return !hasOpenDispute(expected) && fils <= sum(expected.paying.map((charge) => roomFor(charge, expected)));
}

/** Whether a second admin has to decide it. */
export const isAboveCap = ({ goodwill }: ExpectedState, fils: bigint): boolean =>
	sum(goodwill.filter(({ state }) => state !== 'REFUSED' && state !== 'LAPSED').map((each) => each.fils)) + fils > CAP;

export function give(expected: ExpectedState, gift: Gift): boolean {
	if (!mayGive(expected, gift)) return false;
	const waits = isAboveCap(expected, gift.fils);
	expected.goodwill.push({ ...gift, state: waits ? 'REQUESTED' : 'GRANTED' });
	if (!waits) move(expected, gift);
	return true;
}

/** The second admin's decision on the oldest request that waits. */
export function decideGoodwill(expected: ExpectedState, says: 'GRANT' | 'REFUSE'): boolean {
	const waiting = expected.goodwill.find(({ state }) => state === 'REQUESTED');
	if (!waiting || (says === 'GRANT' && !mayGive(expected, waiting))) return false;
	waiting.state = says === 'GRANT' ? 'GRANTED' : 'REFUSED';
	if (says === 'GRANT') move(expected, waiting);
	return true;
}

/** The difference in price of another car: granted once its booking is confirmed; above the limit a second admin must agree as well. */
export function promise(expected: ExpectedState, fils: bigint): void {
	expected.goodwill.push({ recipient: 'RENTER', fils, state: isAboveCap(expected, fils) ? 'REQUESTED' : 'PROMISED' });
}

const promised = ({ goodwill }: ExpectedState): Goodwill | undefined => goodwill.find(({ state }) => state === 'PROMISED');

export function grantPromised(expected: ExpectedState): void {
	const gift = promised(expected);
	if (!gift) return;
	gift.state = mayGive(expected, gift) ? 'GRANTED' : 'LAPSED';
	if (gift.state === 'GRANTED') move(expected, gift);
}

/** Without a confirmation nothing is granted. */
export function lapsePromised(expected: ExpectedState): void {
	const gift = promised(expected);
	if (gift) gift.state = 'LAPSED';
}

/** Pays the goodwill: to a renter as a refund of the payments, the oldest first. */
function move(expected: ExpectedState, { recipient, fils }: Gift): void {
	if (recipient === 'OWNER') {
		addPayout(expected, 'GOODWILL', fils);
		return;
	}
	const parts = takeInOrder(
		fils,
		expected.paying.map((charge) => roomFor(charge, expected)),
	);
	for (const [index, charge] of expected.paying.entries()) {
		owe(expected, charge, parts[index] ?? 0n);
		charge.goodwillFils += parts[index] ?? 0n;
	}
}
