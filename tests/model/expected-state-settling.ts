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
export function calculate(expected: ExpectedState, granted: bigint[]): bigint {
	const { settlement } = expected;
	if (!settlement) throw new Error('only a completed booking is settled');
	const total = sum(granted);
	const fromDeposit = expected.deposit === 'HELD' ? (total < expected.terms.depositFils ? total : expected.terms.depositFils) : 0n;
	if (expected.deposit === 'HELD') closeDeposit(expected, fromDeposit, holdForFines(expected, expected.terms.depositFils - fromDeposit));
	// The owner is paid only after the renter's claim has ended.
	settlement.state = hasOpenRenterClaim(expected) ? 'PENDING' : 'CALCULATED';
	if (settlement.state === 'CALCULATED') addSettlementPayout(expected);
	return total - fromDeposit;
}

export const ownerFils = ({ terms, capturedFils, renterRefundFils, renterRefundFeeFils }: ExpectedState): bigint =>
	terms.rentalFils + terms.borneFils - terms.feeFils + capturedFils - renterRefundFils + renterRefundFeeFils;

export const addSettlementPayout = (expected: ExpectedState): void => addPayout(expected, 'SETTLEMENT', ownerFils(expected));

export function closeDeposit(expected: ExpectedState, capturedFils: bigint, forFinesFils = 0n): void {
	expected.deposit = 'CLOSED';
	expected.capturedFils = capturedFils;
	refundDeposit(expected, expected.terms.depositFils - capturedFils - forFinesFils);
}

/** Refunds from the newest payment on, continuing where earlier refunds of the deposit ended. */
export function refundDeposit(expected: ExpectedState, fils: bigint): void {
	const charges = expected.paying.toReversed();
	const parts = takeInOrder(
		fils,
		charges.map((charge) => charge.depositFils - charge.depositBackFils),
	);
	for (const [index, charge] of charges.entries()) {
		owe(expected, charge, parts[index] ?? 0n);
		charge.depositBackFils += parts[index] ?? 0n;
	}
}

/** Holds the agreed part of what would be refunded, for the agreed number of days after the return. Returns its amount. */
function holdForFines(expected: ExpectedState, backFils: bigint): bigint {
	const { forFines } = expected.offer;
	const until = (expected.returnedAt ?? expected.terms.endsAt) + (forFines?.days ?? 0) * 24 * HOUR;
	if (!forFines || backFils === 0n || expected.now >= until) return 0n;
	const heldFils = forFines.fils < backFils ? forFines.fils : backFils;
	expected.fineHold = { heldFils, chargedFils: 0n, releasedFils: 0n, until, isOver: false, fines: [] };
	return heldFils;
}

export function releaseDeposit(expected: ExpectedState): boolean {
	if (expected.settlement?.state !== 'PENDING' || hasOpenClaim(expected) || expected.deposit !== 'HELD') return false;
	calculate(expected, []);
	return true;
}

export function openClaim(expected: ExpectedState, items: bigint[]): boolean {
	const { settlement } = expected;
	if (settlement?.state !== 'PENDING' || expected.claim || expected.deposit !== 'HELD' || expected.now >= settlement.claimsUntil)
		return false;
	expected.claim = {
		attempt: expected.withdrewInTime ? 2 : 1,
		state: 'OPEN',
		items,
		answerBy: expected.now + 72 * HOUR,
		excessFils: 0n,
		excess: 'NONE',
	};
	return true;
}

export function acceptClaim(expected: ExpectedState): boolean {
	const { claim } = expected;
	if (claim?.state !== 'OPEN' || expected.now >= claim.answerBy) return false;
	return decide(expected, claim, claim.items);
}

export function contestClaim(expected: ExpectedState): boolean {
	const { claim, settlement } = expected;
	if (claim?.state !== 'OPEN' || expected.now >= claim.answerBy || !settlement) return false;
	claim.state = 'CONTESTED';
	settlement.state = 'DISPUTED';
	return true;
}

export function withdrawClaim(expected: ExpectedState): boolean {
	const { claim, settlement } = expected;
	if (!claim || !settlement || claim.state === 'DECIDED') return false;
	if (claim.attempt === 1 && expected.deposit === 'HELD' && expected.now < settlement.claimsUntil) {
		expected.claim = null;
		expected.withdrewInTime = true;
		settlement.state = 'PENDING';
		return true;
	}
	return decide(
		expected,
		claim,
		claim.items.map(() => 0n),
	);
}

/** Adds a line, within the time for claims; the renter's time to answer begins again. */
export function addLine(expected: ExpectedState, fils: bigint): boolean {
	const { claim } = expected;
	if (claim?.state !== 'OPEN' || expected.now >= claim.answerBy) return false;
	claim.items.push(fils);
	claim.answerBy = expected.now + 72 * HOUR;
	return true;
}

export function resolveClaim(expected: ExpectedState, granted: bigint[]): boolean {
	const { claim } = expected;
	const waits = claim?.state === 'CONTESTED' || (claim?.state === 'OPEN' && expected.now >= claim.answerBy);
	return claim !== null && waits && decide(expected, claim, granted);
}

function decide(expected: ExpectedState, claim: Claim, granted: bigint[]): true {
	claim.state = 'DECIDED';
	claim.excessFils = calculate(expected, granted);
	claim.excess = claim.excessFils > 0n ? 'ASKED' : 'NONE';
	return true;
}

/** Payment of the excess: it belongs to the owner, unless it is no longer expected. */
export function chargeExcess(expected: ExpectedState): void {
	const { claim } = expected;
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
	expected.charges.push(charge);
	if (claim.excess !== 'ASKED') {
		owe(expected, charge, fils);
		return;
	}
	claim.excess = 'PAID';
	addPayout(expected, 'CLAIM_EXCESS', fils);
}

export function writeOff(expected: ExpectedState): boolean {
	if (expected.claim?.excess !== 'ASKED') return false;
	expected.claim.excess = 'WRITTEN_OFF';
	return true;
}

export function chooseStatus(expected: ExpectedState, to: Settlement['state']): boolean {
	const { settlement } = expected;
	if (!settlement) return false;
	if (settlement.state === to) return true;
	if (settlement.state === 'PAID') return false;
	const payout = expected.payouts.find(({ source }) => source === 'SETTLEMENT');
	if (to === 'PAID') return settlement.state === 'CALCULATED' && payManually(expected, settlement, payout);
	if (to === 'PENDING') {
		if (expected.deposit !== 'HELD' || expected.claim?.state === 'CONTESTED') return false;
		settlement.state = 'PENDING';
		return true;
	}
	if (to === 'DISPUTED') {
		if (payout?.state === 'SENT') return false;
		if (payout) payout.isHeld = true;
		settlement.state = 'DISPUTED';
		return true;
	}
	if (hasOpenClaim(expected) || hasOpenRenterClaim(expected)) return false;
	if (payout) {
		payout.isHeld = false;
		settlement.state = 'CALCULATED';
		return true;
	}
	calculate(expected, []);
	return true;
}

function payManually(expected: ExpectedState, settlement: Settlement, payout: Payout | undefined): boolean {
	if (!payout || isFrozen(expected) || (payout.state !== 'PENDING' && payout.state !== 'FAILED')) return false;
	payout.state = 'PAID';
	payout.isByHand = true;
	settlement.state = 'PAID';
	return true;
}

/** Whether payouts are frozen by an open dispute whose entries are in this booking. */
const isFrozen = (expected: ExpectedState): boolean =>
	withReplaced(expected)
		.flatMap(chargesOfCards)
		.some(({ dispute }) => dispute?.state === 'OPEN' && dispute.at === expected);

/** Sends every payout to the bank that is neither held nor frozen. */
export function sendPayouts(expected: ExpectedState): boolean {
	const going = expected.payouts.filter(({ state, isHeld }) => state === 'PENDING' && !isHeld && !isFrozen(expected));
	for (const payout of going) [payout.state, payout.wasSent] = ['SENT', true];
	return going.length > 0;
}

/** The payout that the bank has, or else the first one. */
export function payoutFrom({ payouts }: ExpectedState, source: Payout['source']): Payout | undefined {
	const some = payouts.filter((payout) => payout.source === source);
	return some.find(({ state }) => state === 'SENT') ?? some[0];
}

export function bankSays(expected: ExpectedState, source: Payout['source'], word: 'PAID' | 'FAILED'): boolean {
	const payout = payoutFrom(expected, source);
	// A repeated identical request, such as a double click.
	if (payout?.state === 'PAID' && word === 'PAID') return !payout.isByHand;
	if (payout?.state !== 'SENT') return false;
	payout.state = word;
	if (word === 'PAID' && source === 'SETTLEMENT' && expected.settlement?.state === 'CALCULATED') expected.settlement.state = 'PAID';
	return true;
}

/** The owner saves payout details again: failed payouts wait for the next batch. */
export function fixDetails(expected: ExpectedState): void {
	for (const payout of expected.payouts) if (payout.state === 'FAILED') payout.state = 'PENDING';
}
