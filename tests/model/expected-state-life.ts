/** Expected state of pages, booking, timers and disputes. */
import {
	addPayout,
	type Change,
	type Charge,
	chargedFor,
	type ExpectedState,
	hasOpenClaim,
	openChange,
	owe,
	type Page,
	retainedBorne,
	share,
	takeInOrder,
	withReplaced,
} from './expected-state.ts';
import { applyChange, expireChanges, isTooLate } from './expected-state-changes.ts';
import { endFineHold } from './expected-state-fines.ts';
import { grantPromised, lapsePromised } from './expected-state-goodwill.ts';
import { retainedWhenCancelled } from './expected-state-prices.ts';
import { carry, heldOfEnded, releaseHeld } from './expected-state-rebooking.ts';
import { calculate, chargeExcess, closeDeposit } from './expected-state-settling.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

const respondBy = (story: ExpectedState): number => Math.min((story.paidAt ?? 0) + 24 * HOUR, story.terms.startsAt);

function newCharge(what: 'BOOKING' | 'CHANGE', rentalFils: bigint, depositFils: bigint): Charge {
	const fils = rentalFils + depositFils;
	return {
		for: what,
		fils,
		rentalFils,
		depositFils,
		feeFils: share(fils, 250n, 10_000n),
		goodwillFils: 0n,
		absorbedFils: 0n,
		depositBackFils: 0n,
		dispute: null,
	};
}

/** A card was charged on a page of the booking, whenever it was noticed. Payments that are not applied are refunded in full. */
function chargeBooking(story: ExpectedState): void {
	const { rentalFils, depositFils } = toPay(story);
	const charge = newCharge('BOOKING', rentalFils, depositFils);
	story.charges.push(charge);
	if (story.status !== 'REQUESTED' || story.paidAt !== null || !carry(story)) {
		owe(story, charge, charge.fils);
		return;
	}
	// Money that was carried over counts as newer than what the card was charged for this booking.
	story.paying.unshift(charge);
	markPaid(story);
}

/** What is carried over pays the deposit first. */
function toPay({ terms, carriedFils }: ExpectedState): { rentalFils: bigint; depositFils: bigint } {
	const [ofDeposit = 0n, ofRental = 0n] = takeInOrder(carriedFils, [terms.depositFils, terms.rentalFils]);
	return { rentalFils: terms.rentalFils - ofRental, depositFils: terms.depositFils - ofDeposit };
}

/** Everything that it costs is there. */
export function markPaid(story: ExpectedState): void {
	story.paidAt = story.now;
	story.deposit = story.terms.depositFils > 0n ? 'HELD' : 'CLOSED';
	if (story.offer.instantBook) confirm(story);
}

/** The difference of a change was charged: once it is over, was paid before, or can no longer be, this goes back. */
function chargeChange(story: ExpectedState, change: Change): void {
	const charge = newCharge('CHANGE', change.rentalFils, change.depositFils);
	story.charges.push(charge);
	if (change.state !== 'AWAITING_PAYMENT' || isTooLate(story, change)) {
		owe(story, charge, charge.fils);
		return;
	}
	story.paying.push(charge);
	applyChange(story, change);
}

const canSee = (story: ExpectedState, what: Page['for']): boolean => {
	if (what === 'BOOKING') return mayPay(story);
	if (what === 'CLAIM') return story.claim?.excess === 'ASKED';
	const change = openChange(story);
	return change?.state === 'AWAITING_PAYMENT' && story.now < change.holdUntil && !isTooLate(story, change);
};

/** Opens the gateway's page, or returns the open one. */
export function openPage(story: ExpectedState, what: Page['for']): boolean {
	// Payments of changes are refunded from the newest on: no two of them are of the same moment.
	if (what === 'CHANGE') story.now += 1000;
	if (!canSee(story, what)) return false;
	const change = what === 'CHANGE' ? (openChange(story) ?? null) : null;
	if (openPageOf(story, what) < 0) story.pages.push({ for: what, change, openedAt: story.now, isOver: false, isPaid: false });
	return true;
}

export function openPageOf(story: ExpectedState, what: Page['for']): number {
	const change = what === 'CHANGE' ? (openChange(story) ?? null) : null;
	return story.pages.findIndex((page) => page.for === what && page.change === change && !page.isOver && !page.isPaid);
}

/** A valid card on any unpaid page. */
export function payOn(story: ExpectedState, index: number): boolean {
	const page = story.pages[index];
	if (!page || page.isPaid) return false;
	page.isPaid = true;
	if (page.change) chargeChange(story, page.change);
	else if (page.for === 'BOOKING') chargeBooking(story);
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
	if (says === 'DECLINE') return cancelByOwner(story);
	if (story.now >= respondBy(story)) return false;
	confirm(story);
	return true;
}

function confirm(story: ExpectedState): void {
	story.status = 'CONFIRMED';
	story.confirmedAt = story.now;
	grantPromised(story);
}

export function cancelBy(story: ExpectedState, who: 'RENTER' | 'OWNER' | 'ADMIN'): boolean {
	if (story.status !== 'REQUESTED' && story.status !== 'CONFIRMED') return false;
	if (story.checkedIn) return false;
	if (who !== 'ADMIN' && story.now >= story.terms.endsAt) return false;
	if (who === 'OWNER' && story.status !== 'CONFIRMED') return false;
	if (who === 'OWNER') return cancelByOwner(story);
	return cancel(story, who === 'RENTER' && story.paidAt !== null ? retainedWhenCancelled(story) : 0n);
}

/** What goes back waits for the renter where another car is free. */
function cancelByOwner(story: ExpectedState): true {
	story.endedByOwner = true;
	return cancel(story, 0n, heldOfEnded(story));
}

/** What is retained is borne by the oldest payment first. */
export function cancel(story: ExpectedState, keptFils: bigint, heldUntil: number | null = null): true {
	if (story.replaced && story.paidAt === null) releaseHeld(story.replaced);
	story.status = 'CANCELLED';
	story.keptFils = story.paidAt === null ? 0n : keptFils;
	story.deposit = 'CLOSED';
	story.completionWaits = false;
	expireChanges(story);
	lapsePromised(story);
	const retained = takeInOrder(
		story.keptFils,
		story.paying.map((charge) => charge.rentalFils),
	);
	for (const [index, charge] of story.paying.entries())
		owe(story, charge, charge.rentalFils + charge.depositFils - (retained[index] ?? 0n), heldUntil);
	const wholeFils = story.keptFils + retainedBorne(story);
	const ownerFils = wholeFils - share(wholeFils, 12n, 100n);
	if (ownerFils > 0n) addPayout(story, 'CANCELLATION', ownerFils);
	return true;
}

export function checkIn(story: ExpectedState): boolean {
	if (story.status !== 'CONFIRMED' || story.checkedIn) return false;
	story.checkedIn = true;
	return true;
}

/** The owner records the return: the trip can no longer be changed, and the booking is completed unless an open report may end it early. */
export function giveBackCar(story: ExpectedState): boolean {
	if (story.status !== 'CONFIRMED' || !story.checkedIn || story.returnedAt !== null) return false;
	recordReturn(story, 'OWNER');
	story.returnedAt = story.now;
	expireChanges(story);
	if (!story.completionWaits) complete(story);
	return true;
}

/** The renter's record completes nothing. */
export function recordReturnByRenter(story: ExpectedState): boolean {
	if (story.status !== 'CONFIRMED' || !story.checkedIn || story.recordedBy.includes('RENTER')) return false;
	recordReturn(story, 'RENTER');
	return true;
}

function recordReturn(story: ExpectedState, by: 'RENTER' | 'OWNER'): void {
	story.recordedBy.push(by);
	story.recordedAt ??= story.now;
}

export function complete(story: ExpectedState): void {
	story.status = 'COMPLETED';
	story.completedAt = story.now;
	story.completionWaits = false;
	expireChanges(story);
	story.settlement = { state: 'PENDING', claimsUntil: story.now + 48 * HOUR };
}

/** Whether the trip completes by itself: a day after its end. */
export const isLongOver = ({ now, terms }: ExpectedState): boolean => now >= terms.endsAt + DAY;

/** Everything that time causes at this moment: late timers run now. */
export function runTimers(story: ExpectedState): void {
	if (story.replaced) {
		story.replaced.now = story.now;
		runTimers(story.replaced);
	}
	for (const refund of story.refunds) if (refund.heldUntil !== null && story.now >= refund.heldUntil) refund.heldUntil = null;
	for (const page of story.pages) if (!page.isPaid && story.now - page.openedAt >= 24 * HOUR) page.isOver = true;
	if (story.status === 'REQUESTED' && story.paidAt === null && story.now >= story.holdUntil) cancel(story, 0n);
	if (story.status === 'REQUESTED' && story.paidAt !== null && story.now >= respondBy(story)) cancelByOwner(story);
	const change = openChange(story);
	if (change && story.now >= (change.state === 'PROPOSED' ? change.respondBy : change.holdUntil)) expireChanges(story);
	if (story.status === 'CONFIRMED' && isLongOver(story) && !story.completionWaits) complete(story);
	const { settlement } = story;
	const isUnclaimed = settlement?.state === 'PENDING' && story.deposit === 'HELD' && !hasOpenClaim(story);
	if (isUnclaimed && story.now >= settlement.claimsUntil) calculate(story, []);
	if (story.fineHold && story.now >= story.fineHold.until) endFineHold(story);
}

/** The bookings that a charge has paid for, newest first. */
const bookingsWith = (story: ExpectedState, charge: Charge): ExpectedState[] =>
	withReplaced(story).filter(({ charges }) => charges.some((each) => chargedFor(each) === charge));

/** The renter's bank disputes a charge, once per charge. */
export function openDispute(story: ExpectedState, charge: Charge): void {
	const [at = story] = bookingsWith(story, charge);
	charge.dispute ??= { state: 'OPEN', at };
}

/** Lost: amounts owed to the renter that were not sent yet are settled by it, also of a booking that the money was carried from. */
export function endDispute(story: ExpectedState, charge: Charge, word: 'WON' | 'LOST'): void {
	if (charge.dispute?.state !== 'OPEN') return;
	if (word === 'WON') {
		charge.dispute.state = 'WON';
		return;
	}
	const concerned = bookingsWith(story, charge);
	const paysForBooking = charge.for === 'BOOKING' && concerned.some(({ paying }) => paying.includes(charge));
	if (paysForBooking) for (const each of concerned) loseBooking(each);
	charge.dispute.state = 'LOST';
	for (const refund of concerned.flatMap(({ refunds }) => refunds)) {
		if (chargedFor(refund.of) !== charge || refund.state !== 'OWED') continue;
		refund.state = 'CHARGED_BACK';
		refund.heldUntil = null;
	}
}

function loseBooking(story: ExpectedState): void {
	if ((story.status === 'REQUESTED' || story.status === 'CONFIRMED') && !story.checkedIn) cancel(story, 0n);
	else if (story.settlement && story.deposit === 'HELD') {
		// Nothing of it is held for fines.
		closeDeposit(story, 0n);
		if (story.settlement.state === 'PENDING' && !hasOpenClaim(story)) calculate(story, []);
	}
	endFineHold(story);
}
