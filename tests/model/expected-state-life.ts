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

const respondBy = (expected: ExpectedState): number => Math.min((expected.paidAt ?? 0) + 24 * HOUR, expected.terms.startsAt);

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
function chargeBooking(expected: ExpectedState): void {
	const { rentalFils, depositFils } = toPay(expected);
	const charge = newCharge('BOOKING', rentalFils, depositFils);
	expected.charges.push(charge);
	if (expected.status !== 'REQUESTED' || expected.paidAt !== null || !carry(expected)) {
		owe(expected, charge, charge.fils);
		return;
	}
	// Money that was carried over counts as newer than what the card was charged for this booking.
	expected.paying.unshift(charge);
	markPaid(expected);
}

/** Carried money pays the deposit first. */
function toPay({ terms, carriedFils }: ExpectedState): { rentalFils: bigint; depositFils: bigint } {
	const [ofDeposit = 0n, ofRental = 0n] = takeInOrder(carriedFils, [terms.depositFils, terms.rentalFils]);
	return { rentalFils: terms.rentalFils - ofRental, depositFils: terms.depositFils - ofDeposit };
}

/** Effects of the full payment: the deposit is held, and an instant booking is confirmed. */
export function markPaid(expected: ExpectedState): void {
	expected.paidAt = expected.now;
	expected.deposit = expected.terms.depositFils > 0n ? 'HELD' : 'CLOSED';
	if (expected.offer.instantBook) confirm(expected);
}

/** The difference of a change was charged. It is refunded if the change has ended, was already paid, or can no longer be applied. */
function chargeChange(expected: ExpectedState, change: Change): void {
	const charge = newCharge('CHANGE', change.rentalFils, change.depositFils);
	expected.charges.push(charge);
	if (change.state !== 'AWAITING_PAYMENT' || isTooLate(expected, change)) {
		owe(expected, charge, charge.fils);
		return;
	}
	expected.paying.push(charge);
	applyChange(expected, change);
}

const canSee = (expected: ExpectedState, what: Page['for']): boolean => {
	if (what === 'BOOKING') return mayPay(expected);
	if (what === 'CLAIM') return expected.claim?.excess === 'ASKED';
	const change = openChange(expected);
	return change?.state === 'AWAITING_PAYMENT' && expected.now < change.holdUntil && !isTooLate(expected, change);
};

/** Opens the gateway's page, or returns the open one. */
export function openPage(expected: ExpectedState, what: Page['for']): boolean {
	// Payments of changes are refunded from the newest on, so no two of them may have the same time.
	if (what === 'CHANGE') expected.now += 1000;
	if (!canSee(expected, what)) return false;
	const change = what === 'CHANGE' ? (openChange(expected) ?? null) : null;
	if (openPageOf(expected, what) < 0) expected.pages.push({ for: what, change, openedAt: expected.now, isOver: false, isPaid: false });
	return true;
}

export function openPageOf(expected: ExpectedState, what: Page['for']): number {
	const change = what === 'CHANGE' ? (openChange(expected) ?? null) : null;
	return expected.pages.findIndex((page) => page.for === what && page.change === change && !page.isOver && !page.isPaid);
}

/** A valid card on any unpaid page. */
export function payOn(expected: ExpectedState, index: number): boolean {
	const page = expected.pages[index];
	if (!page || page.isPaid) return false;
	page.isPaid = true;
	if (page.change) chargeChange(expected, page.change);
	else if (page.for === 'BOOKING') chargeBooking(expected);
	else chargeExcess(expected);
	return true;
}

export function failOn(expected: ExpectedState, index: number): void {
	const page = expected.pages[index];
	if (page) page.isOver = true;
}

const mayPay = (expected: ExpectedState): boolean =>
	expected.status === 'REQUESTED' && expected.paidAt === null && expected.now < expected.holdUntil;

export function answer(expected: ExpectedState, says: 'ACCEPT' | 'DECLINE'): boolean {
	if (expected.status !== 'REQUESTED' || expected.paidAt === null) return false;
	if (says === 'DECLINE') return cancelByOwner(expected);
	if (expected.now >= respondBy(expected)) return false;
	confirm(expected);
	return true;
}

function confirm(expected: ExpectedState): void {
	expected.status = 'CONFIRMED';
	expected.confirmedAt = expected.now;
	grantPromised(expected);
}

export function cancelBy(expected: ExpectedState, who: 'RENTER' | 'OWNER' | 'ADMIN'): boolean {
	if (expected.status !== 'REQUESTED' && expected.status !== 'CONFIRMED') return false;
	if (expected.checkedIn) return false;
	if (who !== 'ADMIN' && expected.now >= expected.terms.endsAt) return false;
	if (who === 'OWNER' && expected.status !== 'CONFIRMED') return false;
	if (who === 'OWNER') return cancelByOwner(expected);
	return cancel(expected, who === 'RENTER' && expected.paidAt !== null ? retainedWhenCancelled(expected) : 0n);
}

/** If another car is free, the refund waits so that the renter can use it for that car. */
function cancelByOwner(expected: ExpectedState): true {
	expected.endedByOwner = true;
	return cancel(expected, 0n, heldOfEnded(expected));
}

/** Cancels the booking. The retained amount is taken from the oldest payment first. */
export function cancel(expected: ExpectedState, keptFils: bigint, heldUntil: number | null = null): true {
	if (expected.replaced && expected.paidAt === null) releaseHeld(expected.replaced);
	expected.status = 'CANCELLED';
	expected.keptFils = expected.paidAt === null ? 0n : keptFils;
	expected.deposit = 'CLOSED';
	expected.completionWaits = false;
	expireChanges(expected);
	lapsePromised(expected);
	const retained = takeInOrder(
		expected.keptFils,
		expected.paying.map((charge) => charge.rentalFils),
	);
	for (const [index, charge] of expected.paying.entries())
		owe(expected, charge, charge.rentalFils + charge.depositFils - (retained[index] ?? 0n), heldUntil);
	const wholeFils = expected.keptFils + retainedBorne(expected);
	const ownerFils = wholeFils - share(wholeFils, 12n, 100n);
	if (ownerFils > 0n) addPayout(expected, 'CANCELLATION', ownerFils);
	return true;
}

export function checkIn(expected: ExpectedState): boolean {
	if (expected.status !== 'CONFIRMED' || expected.checkedIn) return false;
	expected.checkedIn = true;
	return true;
}

/** The owner records the return: the trip can no longer be changed, and the booking is completed unless an open report may end it early. */
export function giveBackCar(expected: ExpectedState): boolean {
	if (expected.status !== 'CONFIRMED' || !expected.checkedIn || expected.returnedAt !== null) return false;
	recordReturn(expected, 'OWNER');
	expected.returnedAt = expected.now;
	expireChanges(expected);
	if (!expected.completionWaits) complete(expected);
	return true;
}

/** The renter's record completes nothing. */
export function recordReturnByRenter(expected: ExpectedState): boolean {
	if (expected.status !== 'CONFIRMED' || !expected.checkedIn || expected.recordedBy.includes('RENTER')) return false;
	recordReturn(expected, 'RENTER');
	return true;
}

function recordReturn(expected: ExpectedState, by: 'RENTER' | 'OWNER'): void {
	expected.recordedBy.push(by);
	expected.recordedAt ??= expected.now;
}

export function complete(expected: ExpectedState): void {
	expected.status = 'COMPLETED';
	expected.completedAt = expected.now;
	expected.completionWaits = false;
	expireChanges(expected);
	expected.settlement = { state: 'PENDING', claimsUntil: expected.now + 48 * HOUR };
}

/** Whether the trip completes by itself: a day after its end. */
export const isLongOver = ({ now, terms }: ExpectedState): boolean => now >= terms.endsAt + DAY;

/** Everything that time causes at this moment: late timers run now. */
export function runTimers(expected: ExpectedState): void {
	if (expected.replaced) {
		expected.replaced.now = expected.now;
		runTimers(expected.replaced);
	}
	for (const refund of expected.refunds) if (refund.heldUntil !== null && expected.now >= refund.heldUntil) refund.heldUntil = null;
	for (const page of expected.pages) if (!page.isPaid && expected.now - page.openedAt >= 24 * HOUR) page.isOver = true;
	if (expected.status === 'REQUESTED' && expected.paidAt === null && expected.now >= expected.holdUntil) cancel(expected, 0n);
	if (expected.status === 'REQUESTED' && expected.paidAt !== null && expected.now >= respondBy(expected)) cancelByOwner(expected);
	const change = openChange(expected);
	if (change && expected.now >= (change.state === 'PROPOSED' ? change.respondBy : change.holdUntil)) expireChanges(expected);
	if (expected.status === 'CONFIRMED' && isLongOver(expected) && !expected.completionWaits) complete(expected);
	const { settlement } = expected;
	const isUnclaimed = settlement?.state === 'PENDING' && expected.deposit === 'HELD' && !hasOpenClaim(expected);
	if (isUnclaimed && expected.now >= settlement.claimsUntil) calculate(expected, []);
	if (expected.fineHold && expected.now >= expected.fineHold.until) endFineHold(expected);
}

/** The bookings that a charge has paid for, the newest first. */
const bookingsWith = (expected: ExpectedState, charge: Charge): ExpectedState[] =>
	withReplaced(expected).filter(({ charges }) => charges.some((each) => chargedFor(each) === charge));

/** The renter's bank disputes a charge, once per charge. */
export function openDispute(expected: ExpectedState, charge: Charge): void {
	const [at = expected] = bookingsWith(expected, charge);
	charge.dispute ??= { state: 'OPEN', at };
}

/** Lost: amounts owed to the renter that were not sent yet are settled by it, also of a booking that the money was carried from. */
export function endDispute(expected: ExpectedState, charge: Charge, word: 'WON' | 'LOST'): void {
	if (charge.dispute?.state !== 'OPEN') return;
	if (word === 'WON') {
		charge.dispute.state = 'WON';
		return;
	}
	const concerned = bookingsWith(expected, charge);
	const paysForBooking = charge.for === 'BOOKING' && concerned.some(({ paying }) => paying.includes(charge));
	if (paysForBooking) for (const each of concerned) loseBooking(each);
	charge.dispute.state = 'LOST';
	for (const refund of concerned.flatMap(({ refunds }) => refunds)) {
		if (chargedFor(refund.of) !== charge || refund.state !== 'OWED') continue;
		refund.state = 'CHARGED_BACK';
		refund.heldUntil = null;
	}
}

function loseBooking(expected: ExpectedState): void {
	if ((expected.status === 'REQUESTED' || expected.status === 'CONFIRMED') && !expected.checkedIn) cancel(expected, 0n);
	else if (expected.settlement && expected.deposit === 'HELD') {
		// No part of the deposit is held for fines.
		closeDeposit(expected, 0n);
		if (expected.settlement.state === 'PENDING' && !hasOpenClaim(expected)) calculate(expected, []);
	}
	endFineHold(expected);
}
