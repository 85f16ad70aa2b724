/** Expected end of deposit, claim, settlement and payouts. */
import {
	addPayout,
	type Charge,
	type Claim,
	chargesOfCards,
	type ExpectedState,
	hasOpenClaim,
	hasOpenRenterClaim,
	owe,
	type Payout,
	type Settlement,
	share,
	sum,
	takeInOrder,
	withReplaced,
} from './expected-state.ts';

const HOUR = 60 * 60_000;

/** Closes the deposit with the granted amount; returns the excess. */
export function calculate(story: ExpectedState, granted: bigint[]): bigint {
	const { settlement } = story;
	if (!settlement) throw new Error('only a completed booking is settled');
	const total = sum(granted);
	const fromDeposit = story.deposit === 'HELD' ? (total < story.terms.depositFils ? total : story.terms.depositFils) : 0n;
	if (story.deposit === 'HELD') closeDeposit(story, fromDeposit, holdForFines(story, story.terms.depositFils - fromDeposit));
	// The owner is paid when the renter's claim is over.
	settlement.state = hasOpenRenterClaim(story) ? 'PENDING' : 'CALCULATED';
	if (settlement.state === 'CALCULATED') addSettlementPayout(story);
	return total - fromDeposit;
}

export const ownerFils = ({ terms, capturedFils, renterRefundFils, renterRefundFeeFils }: ExpectedState): bigint =>
	terms.rentalFils + terms.borneFils - terms.feeFils + capturedFils - renterRefundFils + renterRefundFeeFils;

export const addSettlementPayout = (story: ExpectedState): void => addPayout(story, 'SETTLEMENT', ownerFils(story));

export function closeDeposit(story: ExpectedState, capturedFils: bigint, forFinesFils = 0n): void {
	story.deposit = 'CLOSED';
	story.capturedFils = capturedFils;
	refundDeposit(story, story.terms.depositFils - capturedFils - forFinesFils);
}

/** From the newest payment on, where earlier refunds of it ended. */
export function refundDeposit(story: ExpectedState, fils: bigint): void {
	const charges = story.paying.toReversed();
	const parts = takeInOrder(
		fils,
		charges.map((charge) => charge.depositFils - charge.depositBackFils),
	);
	for (const [index, charge] of charges.entries()) {
		owe(story, charge, parts[index] ?? 0n);
		charge.depositBackFils += parts[index] ?? 0n;
	}
}

/** As agreed, of what would go back: until so many days after the return. Returns how much. */
function holdForFines(story: ExpectedState, backFils: bigint): bigint {
	const { forFines } = story.offer;
	const until = (story.returnedAt ?? story.terms.endsAt) + (forFines?.days ?? 0) * 24 * HOUR;
	if (!forFines || backFils === 0n || story.now >= until) return 0n;
	const heldFils = forFines.fils < backFils ? forFines.fils : backFils;
	story.fineHold = { heldFils, chargedFils: 0n, releasedFils: 0n, until, isOver: false, fines: [] };
	return heldFils;
}

export function releaseDeposit(story: ExpectedState): boolean {
	if (story.settlement?.state !== 'PENDING' || hasOpenClaim(story) || story.deposit !== 'HELD') return false;
	calculate(story, []);
	return true;
}

export function openClaim(story: ExpectedState, items: bigint[]): boolean {
	const { settlement } = story;
	if (settlement?.state !== 'PENDING' || story.claim || story.deposit !== 'HELD' || story.now >= settlement.claimsUntil) return false;
	story.claim = {
		attempt: story.withdrewInTime ? 2 : 1,
		state: 'OPEN',
		items,
		answerBy: story.now + 72 * HOUR,
		excessFils: 0n,
		excess: 'NONE',
	};
	return true;
}

export function acceptClaim(story: ExpectedState): boolean {
	const { claim } = story;
	if (claim?.state !== 'OPEN' || story.now >= claim.answerBy) return false;
	return decide(story, claim, claim.items);
}

export function contestClaim(story: ExpectedState): boolean {
	const { claim, settlement } = story;
	if (claim?.state !== 'OPEN' || story.now >= claim.answerBy || !settlement) return false;
	claim.state = 'CONTESTED';
	settlement.state = 'DISPUTED';
	return true;
}

export function withdrawClaim(story: ExpectedState): boolean {
	const { claim, settlement } = story;
	if (!claim || !settlement || claim.state === 'DECIDED') return false;
	if (claim.attempt === 1 && story.deposit === 'HELD' && story.now < settlement.claimsUntil) {
		story.claim = null;
		story.withdrewInTime = true;
		settlement.state = 'PENDING';
		return true;
	}
	return decide(
		story,
		claim,
		claim.items.map(() => 0n),
	);
}

/** In time, the renter may answer from now on again. */
export function addLine(story: ExpectedState, fils: bigint): boolean {
	const { claim } = story;
	if (claim?.state !== 'OPEN' || story.now >= claim.answerBy) return false;
	claim.items.push(fils);
	claim.answerBy = story.now + 72 * HOUR;
	return true;
}

export function resolveClaim(story: ExpectedState, granted: bigint[]): boolean {
	const { claim } = story;
	const waits = claim?.state === 'CONTESTED' || (claim?.state === 'OPEN' && story.now >= claim.answerBy);
	return claim !== null && waits && decide(story, claim, granted);
}

function decide(story: ExpectedState, claim: Claim, granted: bigint[]): true {
	claim.state = 'DECIDED';
	claim.excessFils = calculate(story, granted);
	claim.excess = claim.excessFils > 0n ? 'ASKED' : 'NONE';
	return true;
}

/** Payment of the excess: it belongs to the owner, unless it is no longer expected. */
export function chargeExcess(story: ExpectedState): void {
	const { claim } = story;
	if (!claim) throw new Error('there is no claim to pay');
	const fils = claim.excessFils;
	const charge: Charge = {
		for: 'CLAIM',
		fils,
		rentalFils: 0n,
		depositFils: 0n,
		feeFils: share(fils, 250n, 10_000n),
		goodwillFils: 0n,
		absorbedFils: 0n,
		depositBackFils: 0n,
		dispute: null,
	};
	story.charges.push(charge);
	if (claim.excess !== 'ASKED') {
		owe(story, charge, fils);
		return;
	}
	claim.excess = 'PAID';
	addPayout(story, 'CLAIM_EXCESS', fils);
}

export function writeOff(story: ExpectedState): boolean {
	if (story.claim?.excess !== 'ASKED') return false;
	story.claim.excess = 'WRITTEN_OFF';
	return true;
}

export function chooseStatus(story: ExpectedState, to: Settlement['state']): boolean {
	const { settlement } = story;
	if (!settlement) return false;
	if (settlement.state === to) return true;
	if (settlement.state === 'PAID') return false;
	const payout = story.payouts.find(({ source }) => source === 'SETTLEMENT');
	if (to === 'PAID') return settlement.state === 'CALCULATED' && payManually(story, settlement, payout);
	if (to === 'PENDING') {
		if (story.deposit !== 'HELD' || story.claim?.state === 'CONTESTED') return false;
		settlement.state = 'PENDING';
		return true;
	}
	if (to === 'DISPUTED') {
		if (payout?.state === 'SENT') return false;
		if (payout) payout.isHeld = true;
		settlement.state = 'DISPUTED';
		return true;
	}
	if (hasOpenClaim(story) || hasOpenRenterClaim(story)) return false;
	if (payout) {
		payout.isHeld = false;
		settlement.state = 'CALCULATED';
		return true;
	}
	calculate(story, []);
	return true;
}

function payManually(story: ExpectedState, settlement: Settlement, payout: Payout | undefined): boolean {
	if (!payout || isFrozen(story) || (payout.state !== 'PENDING' && payout.state !== 'FAILED')) return false;
	payout.state = 'PAID';
	payout.isByHand = true;
	settlement.state = 'PAID';
	return true;
}

/** By an open dispute whose entries are in this booking. */
const isFrozen = (story: ExpectedState): boolean =>
	withReplaced(story)
		.flatMap(chargesOfCards)
		.some(({ dispute }) => dispute?.state === 'OPEN' && dispute.at === story);

/** Sends every payout without obstacles to the bank. */
export function sendPayouts(story: ExpectedState): boolean {
	const going = story.payouts.filter(({ state, isHeld }) => state === 'PENDING' && !isHeld && !isFrozen(story));
	for (const payout of going) [payout.state, payout.wasSent] = ['SENT', true];
	return going.length > 0;
}

/** The one that the bank has, or else the first one. */
export function payoutFrom({ payouts }: ExpectedState, source: Payout['source']): Payout | undefined {
	const some = payouts.filter((payout) => payout.source === source);
	return some.find(({ state }) => state === 'SENT') ?? some[0];
}

export function bankSays(story: ExpectedState, source: Payout['source'], word: 'PAID' | 'FAILED'): boolean {
	const payout = payoutFrom(story, source);
	// A repeated identical request, such as a double click.
	if (payout?.state === 'PAID' && word === 'PAID') return !payout.isByHand;
	if (payout?.state !== 'SENT') return false;
	payout.state = word;
	if (word === 'PAID' && source === 'SETTLEMENT' && story.settlement?.state === 'CALCULATED') story.settlement.state = 'PAID';
	return true;
}

/** The owner saves payout details again: failed payouts wait for the next batch. */
export function fixDetails(story: ExpectedState): void {
	for (const payout of story.payouts) if (payout.state === 'FAILED') payout.state = 'PENDING';
}
