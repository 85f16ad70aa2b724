/** Expected state of what the platform gives of its own. From decisions 068 and 075. */
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

/** Of a booking, both sides together. */
const CAP = 20_000n;

type Gift = Pick<Goodwill, 'recipient' | 'fils'>;

/** What a bank has returned cannot be refunded as well. */
const roomFor = (charge: Charge, story: ExpectedState): bigint =>
	chargedFor(charge).dispute?.state === 'LOST' ? 0n : roomOf(story, charge);

/** A renter gets at most what is left of the payments, and nothing while the bank investigates. */
function mayGive(story: ExpectedState, { recipient, fils }: Gift): boolean {
	if (story.status === 'REQUESTED' || story.paidAt === null) return false;
	if (recipient === 'OWNER') return true;
	return !hasOpenDispute(story) && fils <= sum(story.paying.map((charge) => roomFor(charge, story)));
}

/** Whether a second admin has to decide it. */
export const isAboveCap = ({ goodwill }: ExpectedState, fils: bigint): boolean =>
	sum(goodwill.filter(({ state }) => state !== 'REFUSED' && state !== 'LAPSED').map((each) => each.fils)) + fils > CAP;

export function give(story: ExpectedState, gift: Gift): boolean {
	if (!mayGive(story, gift)) return false;
	const waits = isAboveCap(story, gift.fils);
	story.goodwill.push({ ...gift, state: waits ? 'REQUESTED' : 'GRANTED' });
	if (!waits) move(story, gift);
	return true;
}

/** The second admin's word on the oldest one that waits. */
export function decideGoodwill(story: ExpectedState, says: 'GRANT' | 'REFUSE'): boolean {
	const waiting = story.goodwill.find(({ state }) => state === 'REQUESTED');
	if (!waiting || (says === 'GRANT' && !mayGive(story, waiting))) return false;
	waiting.state = says === 'GRANT' ? 'GRANTED' : 'REFUSED';
	if (says === 'GRANT') move(story, waiting);
	return true;
}

/** Together with another car, the difference in price: granted once the booking is confirmed, or above the limit once a second admin agrees as well. */
export function promise(story: ExpectedState, fils: bigint): void {
	story.goodwill.push({ recipient: 'RENTER', fils, state: isAboveCap(story, fils) ? 'REQUESTED' : 'PROMISED' });
}

const promised = ({ goodwill }: ExpectedState): Goodwill | undefined => goodwill.find(({ state }) => state === 'PROMISED');

export function grantPromised(story: ExpectedState): void {
	const gift = promised(story);
	if (!gift) return;
	gift.state = mayGive(story, gift) ? 'GRANTED' : 'LAPSED';
	if (gift.state === 'GRANTED') move(story, gift);
}

/** Without a confirmation nothing is granted. */
export function lapsePromised(story: ExpectedState): void {
	const gift = promised(story);
	if (gift) gift.state = 'LAPSED';
}

/** To a renter over the payments, from the oldest on. */
function move(story: ExpectedState, { recipient, fils }: Gift): void {
	if (recipient === 'OWNER') {
		addPayout(story, 'GOODWILL', fils);
		return;
	}
	const parts = takeInOrder(
		fils,
		story.paying.map((charge) => roomFor(charge, story)),
	);
	for (const [index, charge] of story.paying.entries()) {
		owe(story, charge, parts[index] ?? 0n);
		charge.goodwillFils += parts[index] ?? 0n;
	}
}
