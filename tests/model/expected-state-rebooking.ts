/** Expected state of money that waits for another booking after the owner ended the first one, and of that booking. From decision 071. */
import {
	begin,
	type Charge,
	chargedFor,
	type ExpectedState,
	hasOpenDispute,
	type Owed,
	share,
	sum,
	type Terms,
	takeInOrder,
	weekDiscount,
} from './expected-state.ts';
import { markPaid } from './expected-state-life.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Terms of the other car for the same days, or from a later start; without delivery. */
export function termsOfOther({ terms, other }: ExpectedState, startsAt = terms.startsAt): Terms | null {
	if (!other) return null;
	const rates = Array.from({ length: Math.ceil((terms.endsAt - startsAt) / DAY) }, () => other.dailyFils);
	const discountFils = weekDiscount(rates.length, sum(rates), other.weekPercent);
	const rentalFils = sum(rates) - discountFils;
	const feeFils = share(rentalFils, 12n, 100n);
	const withoutExtras = { retainedFils: 0n, deliveryFils: 0n, seatFils: 0n, promoFils: 0n, borneFils: 0n };
	const weekPercent = discountFils > 0n ? other.weekPercent : 0n;
	const times = { startsAt, noticeFrom: startsAt };
	return { ...terms, ...withoutExtras, ...times, rates, weekPercent, discountFils, rentalFils, depositFils: rentalFils, feeFils };
}

/** Until when the money waits: half an hour, and not after the pickup, if a car is free whose price is within a third of the rental without promo code. */
export function heldOfEnded(expected: ExpectedState): number | null {
	const offered = termsOfOther(expected);
	const { now, terms } = expected;
	if (!offered || now >= terms.startsAt) return null;
	const seats = terms.seatFils * BigInt(terms.rates.length);
	const rentalFils = terms.rentalFils - terms.retainedFils - terms.deliveryFils - seats + terms.promoFils;
	const isNear = offered.rentalFils * 3n >= rentalFils * 2n && offered.rentalFils * 3n <= rentalFils * 4n;
	return isNear ? Math.min(now + 30 * MINUTE, terms.startsAt) : null;
}

/** Refunds that wait, in the order of their payments. */
const held = ({ refunds, paying }: ExpectedState): Owed[] =>
	refunds.filter(({ heldUntil }) => heldUntil !== null).toSorted((a, b) => paying.indexOf(a.of) - paying.indexOf(b.of));

/** Amount that can be carried over; zero while the renter's bank investigates. */
export const heldFils = (expected: ExpectedState): bigint => (hasOpenDispute(expected) ? 0n : sum(held(expected).map(({ fils }) => fils)));

/** Sends the waiting refunds. Returns their amount. */
export function releaseHeld(expected: ExpectedState): bigint {
	const waiting = held(expected);
	for (const refund of waiting) refund.heldUntil = null;
	return sum(waiting.map(({ fils }) => fils));
}

/** The renter chooses the refund instead of another car. */
export const returnHeld = (expected: ExpectedState): boolean => releaseHeld(expected) > 0n;

/** The booking in place of this one, or null if it is not allowed. An unpaid difference keeps the money waiting for ten minutes longer than the dates. */
export function rebook(expected: ExpectedState): ExpectedState | null {
	const terms = termsOfOther(expected);
	if (!terms || isLast(expected) || !expected.endedByOwner || expected.now >= terms.startsAt) return null;
	return bookOther(expected, terms);
}

/** In a history, two bookings at most are made in place of others. */
export const isLast = ({ replaced }: ExpectedState): boolean => replaced !== null && replaced.replaced !== null;

/** The replaced car is free again, so that it is the other one of the new booking. */
export function bookOther(expected: ExpectedState, terms: Terms): ExpectedState {
	const { dailyFils, weekPercent, instantBook } = expected.offer;
	const made = begin(terms, { ...expected.offer, ...expected.other }, expected.now);
	made.other = { dailyFils, weekPercent, instantBook };
	const chargeFils = terms.rentalFils + terms.depositFils;
	const waiting = heldFils(expected);
	made.replaced = expected;
	made.carriedFils = waiting < chargeFils ? waiting : chargeFils;
	if (made.carriedFils === chargeFils) {
		carry(made);
		markPaid(made);
	} else if (made.carriedFils > 0n) for (const refund of held(expected)) refund.heldUntil = made.holdUntil + 10 * MINUTE;
	return made;
}

/** Pays with the money of the replaced booking: the deposit first, beginning with the first refund; the rest is refunded. False if the money is no longer there. */
export function carry(made: ExpectedState): boolean {
	const { replaced, carriedFils, terms } = made;
	if (!replaced || carriedFils === 0n) return true;
	if (heldFils(replaced) < carriedFils) return false;
	const refunds = held(replaced);
	const ofDeposit = carriedFils < terms.depositFils ? carriedFils : terms.depositFils;
	const deposits = takeInOrder(
		ofDeposit,
		refunds.map(({ fils }) => fils),
	);
	const rentals = takeInOrder(
		carriedFils - ofDeposit,
		refunds.map(({ fils }, index) => fils - (deposits[index] ?? 0n)),
	);
	for (const [index, refund] of refunds.entries()) carryOne(made, replaced, refund, rentals[index] ?? 0n, deposits[index] ?? 0n);
	return true;
}

function carryOne(made: ExpectedState, replaced: ExpectedState, refund: Owed, rentalFils: bigint, depositFils: bigint): void {
	const fils = rentalFils + depositFils;
	refund.heldUntil = null;
	if (fils === 0n) return;
	if (fils === refund.fils) refund.state = 'CARRIED';
	else {
		refund.fils -= fils;
		replaced.refunds.push({ of: refund.of, fils, state: 'CARRIED', heldUntil: null, row: null });
	}
	const charge: Charge = {
		for: 'CARRIED',
		source: chargedFor(refund.of),
		fils,
		rentalFils,
		depositFils,
		feeFils: 0n,
		goodwillFils: 0n,
		absorbedFils: 0n,
		depositBackFils: 0n,
		dispute: null,
	};
	made.charges.push(charge);
	made.paying.push(charge);
}
