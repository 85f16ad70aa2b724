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
/** Maximum number of claims of one booking, including withdrawn ones. */
const MOST_CLAIMS = 3;

/** All lines together must leave the owner at least 10 fils of the rental; a delivery is at most the agreed amount. */
function isWithinLimits({ terms }: ExpectedState, lines: readonly ClaimedLine[]): boolean {
	const most = { FUEL_REFUND: 100_000n, CLEANING_PAID: 50_000n, DELIVERY_MISSING: toStep(terms.deliveryFils) };
	const earned = terms.rentalFils + terms.borneFils - terms.feeFils;
	const whole = toStep((earned < terms.rentalFils ? earned : terms.rentalFils) - 10n);
	return sum(lines.map(({ fils }) => fils)) <= whole && lines.every(({ kind, fils }) => fils <= most[kind]);
}

/** The owner's payout waits from now on. A claim is not possible once the payout was sent to the bank, because its amount can no longer be reduced. */
export function openRenterClaim(expected: ExpectedState, lines: readonly ClaimedLine[]): boolean {
	const { settlement, renterClaims, now } = expected;
	const payout = expected.payouts.find(({ source }) => source === 'SETTLEMENT');
	if (!settlement || settlement.state === 'PAID' || now >= settlement.claimsUntil || hasOpenDispute(expected)) return false;
	if (renterClaims.some(({ state }) => state !== 'WITHDRAWN') || renterClaims.length >= MOST_CLAIMS) return false;
	if (!isWithinLimits(expected, lines) || payout?.wasSent) return false;
	if (payout && payout.state !== 'PENDING') return false;
	if (payout) payout.isHeld = true;
	if (settlement.state === 'CALCULATED') settlement.state = 'PENDING';
	renterClaims.push({ state: 'OPEN', lines, answerBy: now + 72 * HOUR });
	return true;
}

const latest = ({ renterClaims }: ExpectedState) => renterClaims.at(-1);
const isUnanswered = (expected: ExpectedState): boolean => expected.now >= (latest(expected)?.answerBy ?? 0);

/** The owner answers, in time. */
export function acceptRenterClaim(expected: ExpectedState): boolean {
	const claim = latest(expected);
	if (claim?.state !== 'OPEN' || isUnanswered(expected)) return false;
	return end(
		expected,
		'DECIDED',
		claim.lines.map(({ fils }) => fils),
	);
}

export function contestRenterClaim(expected: ExpectedState): boolean {
	const claim = latest(expected);
	if (claim?.state !== 'OPEN' || isUnanswered(expected)) return false;
	claim.state = 'CONTESTED';
	return true;
}

export function withdrawRenterClaim(expected: ExpectedState): boolean {
	const claim = latest(expected);
	return (claim?.state === 'OPEN' || claim?.state === 'CONTESTED') && end(expected, 'WITHDRAWN', []);
}

/** An admin decides once the claim was contested or not answered in time. */
export function resolveRenterClaim(expected: ExpectedState, granted: bigint[]): boolean {
	const claim = latest(expected);
	const waits = claim?.state === 'CONTESTED' || (claim?.state === 'OPEN' && isUnanswered(expected));
	return waits && end(expected, 'DECIDED', granted);
}

/** Without the delivery the rental was smaller, and so was the platform's fee. */
function feeOfDelivery({ terms }: ExpectedState, deliveryFils: bigint): bigint {
	const fils = terms.feeFils - share(terms.rentalFils + terms.borneFils - deliveryFils, 12n, 100n);
	return fils < deliveryFils ? fils : deliveryFils;
}

/** The granted amount is refunded from the newest payment on, at the owner's expense. */
function end(expected: ExpectedState, state: 'DECIDED' | 'WITHDRAWN', granted: bigint[]): true {
	const [claim, { settlement }] = [latest(expected), expected];
	if (!claim || !settlement) throw new Error('there is no claim to end');
	claim.state = state;
	expected.renterRefundFils = sum(granted);
	expected.renterRefundFeeFils = feeOfDelivery(
		expected,
		sum(granted.filter((_, index) => claim.lines[index]?.kind === 'DELIVERY_MISSING')),
	);
	const charges = expected.paying.toReversed();
	const parts = takeInOrder(
		expected.renterRefundFils,
		charges.map(({ rentalFils }) => rentalFils),
	);
	for (const [index, charge] of charges.entries()) owe(expected, charge, parts[index] ?? 0n);
	const payout = expected.payouts.find(({ source }) => source === 'SETTLEMENT');
	if (payout) payout.fils = ownerFils(expected);
	if (settlement.state !== 'PENDING' || expected.deposit === 'HELD' || hasOpenClaim(expected)) return true;
	settlement.state = 'CALCULATED';
	if (payout) payout.isHeld = false;
	else addSettlementPayout(expected);
	return true;
}
