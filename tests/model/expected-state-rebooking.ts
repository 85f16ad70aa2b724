/** Expected state of money that waits for the renter after the owner ended the booking, and of another car in its place. From decision 071. */
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

/** What the other car costs for the same days, or from a later start; it is not brought. */
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

/** Until when the money waits: for half an hour, where a car within a third of the price without promo code is free, before the pickup. */
export function heldOfEnded(story: ExpectedState): number | null {
	const offered = termsOfOther(story);
	const { now, terms } = story;
	if (!offered || now >= terms.startsAt) return null;
	const seats = terms.seatFils * BigInt(terms.rates.length);
	const rentalFils = terms.rentalFils - terms.retainedFils - terms.deliveryFils - seats + terms.promoFils;
	const isNear = offered.rentalFils * 3n >= rentalFils * 2n && offered.rentalFils * 3n <= rentalFils * 4n;
	return isNear ? Math.min(now + 30 * MINUTE, terms.startsAt) : null;
}

/** In the order of what was paid. */
const held = ({ refunds, paying }: ExpectedState): Owed[] =>
	refunds.filter(({ heldUntil }) => heldUntil !== null).toSorted((a, b) => paying.indexOf(a.of) - paying.indexOf(b.of));

/** What can be carried over; nothing while the renter's bank investigates. */
export const heldFils = (story: ExpectedState): bigint => (hasOpenDispute(story) ? 0n : sum(held(story).map(({ fils }) => fils)));

/** Returns how much goes back from now on. */
export function releaseHeld(story: ExpectedState): bigint {
	const waiting = held(story);
	for (const refund of waiting) refund.heldUntil = null;
	return sum(waiting.map(({ fils }) => fils));
}

/** The renter wants no other car. */
export const returnHeld = (story: ExpectedState): boolean => releaseHeld(story) > 0n;

/** The booking in place of this one, or null if it is not allowed. An unpaid difference keeps the money waiting for ten minutes longer than the dates. */
export function rebook(story: ExpectedState): ExpectedState | null {
	const terms = termsOfOther(story);
	if (!terms || !story.endedByOwner || story.now >= terms.startsAt) return null;
	return bookOther(story, terms);
}

/** What was replaced can be taken again, once. */
export function bookOther(story: ExpectedState, terms: Terms): ExpectedState {
	const { dailyFils, weekPercent, instantBook } = story.offer;
	const made = begin(terms, { ...story.offer, ...story.other }, story.now);
	if (!story.replaced) made.other = { dailyFils, weekPercent, instantBook };
	const chargeFils = terms.rentalFils + terms.depositFils;
	const waiting = heldFils(story);
	made.replaced = story;
	made.carriedFils = waiting < chargeFils ? waiting : chargeFils;
	if (made.carriedFils === chargeFils) {
		carry(made);
		markPaid(made);
	} else if (made.carriedFils > 0n) for (const refund of held(story)) refund.heldUntil = made.holdUntil + 10 * MINUTE;
	return made;
}

/** Pays with what was expected of the booking before: the deposit first, from the first refund on; the rest goes back. False if it is gone. */
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
