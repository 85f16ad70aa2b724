/** Expected state of pages, booking, timers and disputes. */

import { addPayout, type Charge, type ExpectedState, hasOpenClaim, type Owed, owe, type Page, share } from './expected-state.ts';
import { calculate, chargeExcess, closeDeposit } from './expected-state-settling.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

const totalOf = ({ terms }: ExpectedState): bigint => terms.rentalFils + terms.depositFils;
const respondBy = (story: ExpectedState): number => Math.min((story.paidAt ?? 0) + 24 * HOUR, story.terms.startsAt);

/** A card was charged on a page of the booking, whenever it was noticed. Payments that are not applied are refunded in full. */
function chargeBooking(story: ExpectedState): void {
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

/** Opens the gateway's page, or returns the open one. */
export function openPage(story: ExpectedState, what: Page['for']): boolean {
	if (what === 'BOOKING' ? !mayPay(story) : story.claim?.excess !== 'ASKED') return false;
	if (!story.pages.some((page) => page.for === what && !page.isOver && !page.isPaid)) {
		story.pages.push({ for: what, openedAt: story.now, isOver: false, isPaid: false });
	}
	return true;
}

export const openPageOf = (story: ExpectedState, what: Page['for']): number =>
	story.pages.findIndex((page) => page.for === what && !page.isOver && !page.isPaid);

/** A valid card on any unpaid page. */
export function payOn(story: ExpectedState, index: number): boolean {
	const page = story.pages[index];
	if (!page || page.isPaid) return false;
	page.isPaid = true;
	if (page.for === 'BOOKING') chargeBooking(story);
	else chargeExcess(story);
	return true;
}

export function failOn(story: ExpectedState, index: number): void {
	const page = story.pages[index];
	if (page) page.isOver = true;
}

const mayPay = (story: ExpectedState): boolean => story.status === 'REQUESTED' && story.paidAt === null && story.now < story.holdUntil;

export function answer(story: ExpectedState, says: 'ACCEPT' | 'DECLINE'): boolean {
	if (story.status !== 'REQUESTED' || story.paidAt === null) return false;
	if (says === 'DECLINE') return cancel(story, 0n);
	if (story.now >= respondBy(story)) return false;
	story.status = 'CONFIRMED';
	story.confirmedAt = story.now;
	return true;
}

export function cancelBy(story: ExpectedState, who: 'RENTER' | 'OWNER' | 'ADMIN'): boolean {
	if (story.status !== 'REQUESTED' && story.status !== 'CONFIRMED') return false;
	if (story.checkedIn) return false;
	if (who !== 'ADMIN' && story.now >= story.terms.endsAt) return false;
	if (who === 'OWNER' && story.status !== 'CONFIRMED') return false;
	return cancel(story, who === 'RENTER' && story.paidAt !== null ? keptAt(story) : 0n);
}

/** Moderate: all until 48 hours before, then half; an hour of grace; days that have begun are retained. In steps of 10 fils. */
function keptAt({ terms, confirmedAt, now }: ExpectedState): bigint {
	if (confirmedAt === null || now - confirmedAt <= HOUR) return 0n;
	const lead = terms.startsAt - now;
	const steps = (fils: bigint) => ((fils < terms.rentalFils ? fils : terms.rentalFils) / 10n) * 10n;
	const half = lead >= 2 * DAY ? 0n : steps(terms.rentalFils / 2n);
	const begun = lead > 0 ? 0n : steps(terms.dailyFils * BigInt(Math.min(terms.days, Math.ceil(-lead / DAY))));
	return begun > half ? begun : half;
}

function cancel(story: ExpectedState, keptFils: bigint): true {
	const charge = story.paying;
	story.status = 'CANCELLED';
	story.keptFils = charge ? keptFils : 0n;
	story.deposit = 'CLOSED';
	if (charge) owe(story, charge, charge.fils - story.keptFils);
	const ownerFils = story.keptFils - share(story.keptFils, 12n, 100n);
	if (ownerFils > 0n) addPayout(story, 'CANCELLATION', ownerFils);
	return true;
}

export function checkIn(story: ExpectedState): boolean {
	if (story.status !== 'CONFIRMED' || story.checkedIn) return false;
	story.checkedIn = true;
	return true;
}

export function giveBackCar(story: ExpectedState): boolean {
	if (story.status !== 'CONFIRMED' || !story.checkedIn) return false;
	complete(story);
	return true;
}

function complete(story: ExpectedState): void {
	story.status = 'COMPLETED';
	story.settlement = { state: 'PENDING', claimsUntil: story.now + 48 * HOUR };
}

/** Everything that time causes at this moment: late timers run now. */
export function runTimers(story: ExpectedState): void {
	for (const page of story.pages) if (!page.isPaid && story.now - page.openedAt >= 24 * HOUR) page.isOver = true;
	if (story.status === 'REQUESTED' && story.paidAt === null && story.now >= story.holdUntil) cancel(story, 0n);
	if (story.status === 'REQUESTED' && story.paidAt !== null && story.now >= respondBy(story)) cancel(story, 0n);
	if (story.status === 'CONFIRMED' && story.now >= story.terms.endsAt + 24 * HOUR) complete(story);
	const { settlement } = story;
	if (settlement?.state === 'PENDING' && !hasOpenClaim(story) && story.now >= settlement.claimsUntil) calculate(story, []);
}

/** The renter's bank disputes a charge, once per charge. */
export function openDispute(story: ExpectedState, index: number): void {
	const charge = story.charges[index];
	if (charge && charge.dispute === null) charge.dispute = { state: 'OPEN', coveredFils: 0n };
}

/** Lost: amounts owed to the renter that were not sent yet are settled by it. */
export function endDispute(story: ExpectedState, index: number, word: 'WON' | 'LOST'): void {
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

/** Pending when the dispute was lost and then failed at the gateway: the renter got it from the bank. */
export function coverLate(refund: Owed): void {
	refund.state = 'CHARGED_BACK';
	if (refund.of.dispute) refund.of.dispute.coveredFils += refund.fils;
}

function loseBooking(story: ExpectedState): void {
	if ((story.status === 'REQUESTED' || story.status === 'CONFIRMED') && !story.checkedIn) cancel(story, 0n);
	else if (story.settlement && story.deposit === 'HELD') {
		if (story.settlement.state === 'PENDING' && !hasOpenClaim(story)) calculate(story, []);
		else closeDeposit(story, 0n);
	}
}
