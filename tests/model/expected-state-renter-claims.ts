/** Expected state of what the renter claims back after the return. From decision 070. */
import {
	type ClaimedLine,
	type ExpectedState,
	hasOpenClaim,
	hasOpenDispute,
	owe,
	share,
	sum,
	takeInOrder,
	toStep,
} from './expected-state.ts';
import { addSettlementPayout, ownerFils } from './expected-state-settling.ts';

const HOUR = 60 * 60_000;
/** With withdrawn ones. */
const MOST_CLAIMS = 3;

/** All lines together leave the owner a step of the rental; a delivery is at most what was agreed for it. */
function isWithinLimits({ terms }: ExpectedState, lines: readonly ClaimedLine[]): boolean {
	const most = { FUEL_REFUND: 100_000n, CLEANING_PAID: 50_000n, DELIVERY_MISSING: toStep(terms.deliveryFils) };
	const earned = terms.rentalFils + terms.borneFils - terms.feeFils;
	const whole = toStep((earned < terms.rentalFils ? earned : terms.rentalFils) - 10n);
	return sum(lines.map(({ fils }) => fils)) <= whole && lines.every(({ kind, fils }) => fils <= most[kind]);
}

/** The owner is not paid from now on; what is with the bank, or was once, cannot become less. */
export function openRenterClaim(story: ExpectedState, lines: readonly ClaimedLine[]): boolean {
	const { settlement, renterClaims, now } = story;
	const payout = story.payouts.find(({ source }) => source === 'SETTLEMENT');
	if (!settlement || settlement.state === 'PAID' || now >= settlement.claimsUntil || hasOpenDispute(story)) return false;
	if (renterClaims.some(({ state }) => state !== 'WITHDRAWN') || renterClaims.length >= MOST_CLAIMS) return false;
	if (!isWithinLimits(story, lines) || payout?.wasSent) return false;
	if (payout && payout.state !== 'PENDING') return false;
	if (payout) payout.isHeld = true;
	if (settlement.state === 'CALCULATED') settlement.state = 'PENDING';
	renterClaims.push({ state: 'OPEN', lines, answerBy: now + 72 * HOUR });
	return true;
}

const latest = ({ renterClaims }: ExpectedState) => renterClaims.at(-1);
const isUnanswered = (story: ExpectedState): boolean => story.now >= (latest(story)?.answerBy ?? 0);

/** The owner, in time. */
export function acceptRenterClaim(story: ExpectedState): boolean {
	const claim = latest(story);
	if (claim?.state !== 'OPEN' || isUnanswered(story)) return false;
	return end(
		story,
		'DECIDED',
		claim.lines.map(({ fils }) => fils),
	);
}

export function contestRenterClaim(story: ExpectedState): boolean {
	const claim = latest(story);
	if (claim?.state !== 'OPEN' || isUnanswered(story)) return false;
	claim.state = 'CONTESTED';
	return true;
}

export function withdrawRenterClaim(story: ExpectedState): boolean {
	const claim = latest(story);
	return (claim?.state === 'OPEN' || claim?.state === 'CONTESTED') && end(story, 'WITHDRAWN', []);
}

/** An admin, once it was contested or not answered. */
export function resolveRenterClaim(story: ExpectedState, granted: bigint[]): boolean {
	const claim = latest(story);
	const waits = claim?.state === 'CONTESTED' || (claim?.state === 'OPEN' && isUnanswered(story));
	return waits && end(story, 'DECIDED', granted);
}

/** Without the delivery the rental was smaller, and the platform's fee of it. */
function feeOfDelivery({ terms }: ExpectedState, deliveryFils: bigint): bigint {
	const fils = terms.feeFils - share(terms.rentalFils + terms.borneFils - deliveryFils, 12n, 100n);
	return fils < deliveryFils ? fils : deliveryFils;
}

/** What is granted goes back from the newest payment on, and the owner bears it. */
function end(story: ExpectedState, state: 'DECIDED' | 'WITHDRAWN', granted: bigint[]): true {
	const [claim, { settlement }] = [latest(story), story];
	if (!claim || !settlement) throw new Error('there is no claim to end');
	claim.state = state;
	story.renterRefundFils = sum(granted);
	story.renterRefundFeeFils = feeOfDelivery(story, sum(granted.filter((_, index) => claim.lines[index]?.kind === 'DELIVERY_MISSING')));
	const charges = story.paying.toReversed();
	const parts = takeInOrder(
		story.renterRefundFils,
		charges.map(({ rentalFils }) => rentalFils),
	);
	for (const [index, charge] of charges.entries()) owe(story, charge, parts[index] ?? 0n);
	const payout = story.payouts.find(({ source }) => source === 'SETTLEMENT');
	if (payout) payout.fils = ownerFils(story);
	if (settlement.state !== 'PENDING' || story.deposit === 'HELD' || hasOpenClaim(story)) return true;
	settlement.state = 'CALCULATED';
	if (payout) payout.isHeld = false;
	else addSettlementPayout(story);
	return true;
}
