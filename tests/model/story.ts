/**
 * One booking's money as arithmetic: what the renter was charged, what is owed to whom, and what every account must show.
 * Written from the rules in words, not from the product's code: each act answers whether it may happen, and changes these few fields.
 */
import type { Charge, Claim, Owed, Page, Payout, Story, Terms } from './telling.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export const share = (fils: bigint, part: bigint, whole: bigint): bigint => (fils * part * 2n + whole) / (whole * 2n);
export const sum = (amounts: bigint[]): bigint => amounts.reduce((total, fils) => total + fils, 0n);

export const begin = (terms: Terms, now: number): Story => ({
	terms,
	now,
	holdUntil: now + 30 * MINUTE,
	status: 'REQUESTED',
	paidAt: null,
	confirmedAt: null,
	checkedIn: false,
	keptFils: 0n,
	deposit: 'NONE',
	capturedFils: 0n,
	pages: [],
	charges: [],
	paying: null,
	refunds: [],
	claim: null,
	settlement: null,
	payouts: [],
});

const totalOf = ({ terms }: Story): bigint => terms.rentalFils + terms.depositFils;
export const hasOpenDispute = (story: Story): boolean => story.charges.some(({ dispute }) => dispute?.state === 'OPEN');
const respondBy = (story: Story): number => Math.min((story.paidAt ?? 0) + 24 * HOUR, story.terms.startsAt);

/** A card was charged on a page of the booking, whenever that came to our ears. What pays for nothing goes back whole. */
function chargeBooking(story: Story): void {
	const charge: Charge = { for: 'BOOKING', fils: totalOf(story), feeFils: share(totalOf(story), 250n, 10_000n), dispute: null };
	story.charges.push(charge);
	if (story.status !== 'REQUESTED' || story.paidAt !== null) {
		owe(story, charge, charge.fils);
		return;
	}
	story.paying = charge;
	story.paidAt = story.now;
	story.deposit = story.terms.depositFils > 0n ? 'HELD' : 'CLOSED';
}

function owe(story: Story, of: Charge, fils: bigint): void {
	if (fils === 0n) return;
	// The renter's bank has returned the whole charge already: nothing of it is sent a second time.
	const isCovered = of.dispute?.state === 'LOST';
	if (isCovered && of.dispute) of.dispute.coveredFils += fils;
	story.refunds.push({ of, fils, state: isCovered ? 'CHARGED_BACK' : 'OWED' });
}

/** Opens the gateway's page, or gives the one that is open. */
export function openPage(story: Story, what: Page['for']): boolean {
	if (what === 'BOOKING' ? !mayPay(story) : story.claim?.excess !== 'ASKED') return false;
	if (!story.pages.some((page) => page.for === what && !page.isOver && !page.isPaid)) {
		story.pages.push({ for: what, openedAt: story.now, isOver: false, isPaid: false });
	}
	return true;
}

export const openPageOf = (story: Story, what: Page['for']): number =>
	story.pages.findIndex((page) => page.for === what && !page.isOver && !page.isPaid);

/** A good card on any page that was ever opened and never paid. */
export function payOn(story: Story, index: number): boolean {
	const page = story.pages[index];
	if (!page || page.isPaid) return false;
	page.isPaid = true;
	if (page.for === 'BOOKING') chargeBooking(story);
	else chargeExcess(story);
	return true;
}

export function failOn(story: Story, index: number): void {
	const page = story.pages[index];
	if (page) page.isOver = true;
}

const mayPay = (story: Story): boolean => story.status === 'REQUESTED' && story.paidAt === null && story.now < story.holdUntil;

export function answer(story: Story, says: 'ACCEPT' | 'DECLINE'): boolean {
	if (story.status !== 'REQUESTED' || story.paidAt === null) return false;
	if (says === 'DECLINE') return cancel(story, 0n);
	if (story.now >= respondBy(story)) return false;
	story.status = 'CONFIRMED';
	story.confirmedAt = story.now;
	return true;
}

export function cancelBy(story: Story, who: 'RENTER' | 'OWNER' | 'ADMIN'): boolean {
	if (story.status !== 'REQUESTED' && story.status !== 'CONFIRMED') return false;
	if (story.checkedIn) return false;
	if (who !== 'ADMIN' && story.now >= story.terms.endsAt) return false;
	if (who === 'OWNER' && story.status !== 'CONFIRMED') return false;
	return cancel(story, who === 'RENTER' && story.paidAt !== null ? keptAt(story) : 0n);
}

/** Moderate: all until 48 hours before, then half; an hour of grace; days that have begun stay. In steps of 10 fils. */
function keptAt({ terms, confirmedAt, now }: Story): bigint {
	if (confirmedAt === null || now - confirmedAt <= HOUR) return 0n;
	const lead = terms.startsAt - now;
	const steps = (fils: bigint) => ((fils < terms.rentalFils ? fils : terms.rentalFils) / 10n) * 10n;
	const half = lead >= 2 * DAY ? 0n : steps(terms.rentalFils / 2n);
	const begun = lead > 0 ? 0n : steps(terms.dailyFils * BigInt(Math.min(terms.days, Math.ceil(-lead / DAY))));
	return begun > half ? begun : half;
}

function cancel(story: Story, keptFils: bigint): true {
	const charge = story.paying;
	story.status = 'CANCELLED';
	story.keptFils = charge ? keptFils : 0n;
	story.deposit = 'CLOSED';
	if (charge) owe(story, charge, charge.fils - story.keptFils);
	const ownerFils = story.keptFils - share(story.keptFils, 12n, 100n);
	if (ownerFils > 0n) addPayout(story, 'CANCELLATION', ownerFils);
	return true;
}

function addPayout(story: Story, source: Payout['source'], fils: bigint): void {
	story.payouts.push({ source, fils, state: 'PENDING', isHeld: false });
}

export function checkIn(story: Story): boolean {
	if (story.status !== 'CONFIRMED' || story.checkedIn) return false;
	story.checkedIn = true;
	return true;
}

export function giveBackCar(story: Story): boolean {
	if (story.status !== 'CONFIRMED' || !story.checkedIn) return false;
	complete(story);
	return true;
}

function complete(story: Story): void {
	story.status = 'COMPLETED';
	story.settlement = { state: 'PENDING', claimsUntil: story.now + 48 * HOUR };
}

/** Everything that time alone brings, at this moment: timers that are late run now. */
export function runTimers(story: Story): void {
	for (const page of story.pages) if (!page.isPaid && story.now - page.openedAt >= 24 * HOUR) page.isOver = true;
	if (story.status === 'REQUESTED' && story.paidAt === null && story.now >= story.holdUntil) cancel(story, 0n);
	if (story.status === 'REQUESTED' && story.paidAt !== null && story.now >= respondBy(story)) cancel(story, 0n);
	if (story.status === 'CONFIRMED' && story.now >= story.terms.endsAt + 24 * HOUR) complete(story);
	const { settlement } = story;
	if (settlement?.state === 'PENDING' && !hasOpenClaim(story) && story.now >= settlement.claimsUntil) calculate(story, []);
}

export const hasOpenClaim = ({ claim }: Story): boolean => claim !== null && claim.state !== 'DECIDED';

/** The deposit is closed with what was granted; gives the part that it does not reach. */
export function calculate(story: Story, granted: bigint[]): bigint {
	const { settlement } = story;
	if (!settlement) throw new Error('only a completed booking is settled');
	const total = sum(granted);
	const fromDeposit = story.deposit === 'HELD' ? (total < story.terms.depositFils ? total : story.terms.depositFils) : 0n;
	if (story.deposit === 'HELD') closeDeposit(story, fromDeposit);
	settlement.state = 'CALCULATED';
	addPayout(story, 'SETTLEMENT', story.terms.rentalFils - story.terms.feeFils + story.capturedFils);
	return total - fromDeposit;
}

function closeDeposit(story: Story, capturedFils: bigint): void {
	story.deposit = 'CLOSED';
	story.capturedFils = capturedFils;
	if (story.paying) owe(story, story.paying, story.terms.depositFils - capturedFils);
}

export function releaseDeposit(story: Story): boolean {
	if (story.settlement?.state !== 'PENDING' || hasOpenClaim(story) || story.deposit !== 'HELD') return false;
	calculate(story, []);
	return true;
}

export function openClaim(story: Story, items: bigint[]): boolean {
	const { settlement } = story;
	if (settlement?.state !== 'PENDING' || story.claim || story.deposit !== 'HELD' || story.now >= settlement.claimsUntil) return false;
	story.claim = { state: 'OPEN', items, answerBy: story.now + 72 * HOUR, excessFils: 0n, excess: 'NONE' };
	return true;
}

export function acceptClaim(story: Story): boolean {
	const { claim } = story;
	if (claim?.state !== 'OPEN' || story.now >= claim.answerBy) return false;
	return decide(story, claim, claim.items);
}

export function contestClaim(story: Story): boolean {
	const { claim, settlement } = story;
	if (claim?.state !== 'OPEN' || story.now >= claim.answerBy || !settlement) return false;
	claim.state = 'CONTESTED';
	settlement.state = 'DISPUTED';
	return true;
}

export function withdrawClaim(story: Story): boolean {
	const { claim } = story;
	return (
		claim !== null &&
		claim.state !== 'DECIDED' &&
		decide(
			story,
			claim,
			claim.items.map(() => 0n),
		)
	);
}

export function resolveClaim(story: Story, granted: bigint[]): boolean {
	const { claim } = story;
	const waits = claim?.state === 'CONTESTED' || (claim?.state === 'OPEN' && story.now >= claim.answerBy);
	return claim !== null && waits && decide(story, claim, granted);
}

function decide(story: Story, claim: Claim, granted: bigint[]): true {
	claim.state = 'DECIDED';
	claim.excessFils = calculate(story, granted);
	claim.excess = claim.excessFils > 0n ? 'ASKED' : 'NONE';
	return true;
}

/** Charged for what the deposit did not cover: all of it is the owner's, unless nobody waits for it any more. */
function chargeExcess(story: Story): void {
	const { claim } = story;
	if (!claim) throw new Error('there is no claim to pay');
	const fils = claim.excessFils;
	const charge: Charge = { for: 'CLAIM', fils, feeFils: share(fils, 250n, 10_000n), dispute: null };
	story.charges.push(charge);
	if (claim.excess !== 'ASKED') {
		owe(story, charge, fils);
		return;
	}
	claim.excess = 'PAID';
	addPayout(story, 'CLAIM_EXCESS', fils);
}

export function writeOff(story: Story): boolean {
	if (story.claim?.excess !== 'ASKED') return false;
	story.claim.excess = 'WRITTEN_OFF';
	return true;
}

/** The renter's bank takes a charge back. Once for a charge. */
export function openDispute(story: Story, index: number): void {
	const charge = story.charges[index];
	if (charge && charge.dispute === null) charge.dispute = { state: 'OPEN', coveredFils: 0n };
}

/** Lost: what of it was owed to the renter anyway, and not on its way yet, is settled by that. */
export function endDispute(story: Story, index: number, word: 'WON' | 'LOST'): void {
	const charge = story.charges[index];
	if (charge?.dispute?.state !== 'OPEN') return;
	if (word === 'WON') {
		charge.dispute.state = 'WON';
		return;
	}
	if (charge === story.paying) loseBooking(story);
	charge.dispute.state = 'LOST';
	for (const refund of story.refunds) {
		if (refund.of !== charge || refund.state !== 'OWED') continue;
		refund.state = 'CHARGED_BACK';
		charge.dispute.coveredFils += refund.fils;
	}
}

/** On its way when the dispute was lost, and given up by the gateway after that: the renter has it from the bank. */
export function coverLate(refund: Owed): void {
	refund.state = 'CHARGED_BACK';
	if (refund.of.dispute) refund.of.dispute.coveredFils += refund.fils;
}

function loseBooking(story: Story): void {
	if ((story.status === 'REQUESTED' || story.status === 'CONFIRMED') && !story.checkedIn) cancel(story, 0n);
	else if (story.settlement && story.deposit === 'HELD') {
		if (story.settlement.state === 'PENDING' && !hasOpenClaim(story)) calculate(story, []);
		else closeDeposit(story, 0n);
	}
}
