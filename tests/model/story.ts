/**
 * One booking's money as arithmetic: what the renter was charged, what is owed to whom, and what every account must show.
 * Written from the rules in words, not from the product's code: each act answers whether it may happen, and changes these few fields.
 */

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export type Terms = {
	rentalFils: bigint;
	dailyFils: bigint;
	depositFils: bigint;
	feeFils: bigint;
	startsAt: number;
	endsAt: number;
	days: number;
};

type Charge = {
	for: 'BOOKING' | 'CLAIM';
	fils: bigint;
	feeFils: bigint;
	dispute: null | { state: 'OPEN' | 'WON' | 'LOST'; coveredFils: bigint };
};
/** OWED until the gateway has it, SENT until it or the renter's bank has returned it: when that is, only the gateway knows. */
export type Owed = { of: Charge; fils: bigint; state: 'OWED' | 'SENT' | 'ARRIVED' | 'CHARGED_BACK' };
type Payout = {
	source: 'SETTLEMENT' | 'CANCELLATION' | 'CLAIM_EXCESS';
	fils: bigint;
	state: 'PENDING' | 'SENT' | 'PAID' | 'FAILED';
	isHeld: boolean;
};
type Claim = {
	state: 'OPEN' | 'CONTESTED' | 'DECIDED';
	items: bigint[];
	answerBy: number;
	excessFils: bigint;
	excess: 'NONE' | 'ASKED' | 'PAID' | 'WRITTEN_OFF';
};
/** The gateway's page of one attempt: after a card that failed another attempt is opened, and the old page can still be paid on. */
type Page = { for: 'BOOKING' | 'CLAIM'; openedAt: number; isOver: boolean; isPaid: boolean };
type Settlement = { state: 'PENDING' | 'CALCULATED' | 'PAID' | 'DISPUTED'; claimsUntil: number };

export type Story = {
	terms: Terms;
	now: number;
	holdUntil: number;
	status: 'REQUESTED' | 'CONFIRMED' | 'COMPLETED' | 'CANCELLED';
	paidAt: number | null;
	confirmedAt: number | null;
	checkedIn: boolean;
	keptFils: bigint;
	/** HELD from the payment until it is closed; what of it the owner got. */
	deposit: 'NONE' | 'HELD' | 'CLOSED';
	capturedFils: bigint;
	pages: Page[];
	charges: Charge[];
	/** The one that pays for the booking. */
	paying: Charge | null;
	refunds: Owed[];
	claim: Claim | null;
	settlement: Settlement | null;
	payouts: Payout[];
};

/** Half-up to a fils. */
export const share = (fils: bigint, part: bigint, whole: bigint): bigint => (fils * part * 2n + whole) / (whole * 2n);
const sum = (amounts: bigint[]): bigint => amounts.reduce((total, fils) => total + fils, 0n);

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
function calculate(story: Story, granted: bigint[]): bigint {
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

export function chooseStatus(story: Story, to: Settlement['state']): boolean {
	const { settlement } = story;
	if (!settlement) return false;
	if (settlement.state === to) return true;
	if (settlement.state === 'PAID') return false;
	const payout = story.payouts.find(({ source }) => source === 'SETTLEMENT');
	if (to === 'PAID') return settlement.state === 'CALCULATED' && payByHand(story, settlement, payout);
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
	if (hasOpenClaim(story)) return false;
	if (payout) {
		payout.isHeld = false;
		settlement.state = 'CALCULATED';
		return true;
	}
	calculate(story, []);
	return true;
}

function payByHand(story: Story, settlement: Settlement, payout: Payout | undefined): boolean {
	if (!payout || hasOpenDispute(story) || (payout.state !== 'PENDING' && payout.state !== 'FAILED')) return false;
	payout.state = 'PAID';
	settlement.state = 'PAID';
	return true;
}

/** What the bank is told to pay: whatever waits and nothing stands in the way of. */
export function sendPayouts(story: Story): boolean {
	const going = story.payouts.filter(({ state, isHeld }) => state === 'PENDING' && !isHeld && !hasOpenDispute(story));
	for (const payout of going) payout.state = 'SENT';
	return going.length > 0;
}

export function bankSays(story: Story, source: Payout['source'], word: 'PAID' | 'FAILED'): boolean {
	const payout = story.payouts.find((each) => each.source === source);
	if (payout?.state !== 'SENT') return false;
	payout.state = word;
	if (word === 'PAID' && source === 'SETTLEMENT' && story.settlement?.state === 'CALCULATED') story.settlement.state = 'PAID';
	return true;
}

/** The owner enters where to be paid to anew: what failed waits for the next batch. */
export function mendDetails(story: Story): void {
	for (const payout of story.payouts) if (payout.state === 'FAILED') payout.state = 'PENDING';
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

/** What every account must show: debit less credit, accounts at zero left out. */
export function accountsOf(story: Story): Record<string, bigint> {
	const { terms, charges, refunds, payouts } = story;
	const isLive = story.status === 'REQUESTED' || story.status === 'CONFIRMED';
	const disputed = (state: string) => charges.filter(({ dispute }) => dispute?.state === state);
	const inState = (state: string) => sum(refunds.filter((refund) => refund.state === state).map(({ fils }) => fils));
	const paid = (...states: string[]) => sum(payouts.filter(({ state }) => states.includes(state)).map(({ fils }) => fils));
	const fees = sum(charges.map(({ feeFils }) => feeFils));
	const takenBack = sum([...disputed('OPEN'), ...disputed('LOST')].map(({ fils }) => fils));
	const earned = story.status === 'COMPLETED' ? terms.feeFils : story.status === 'CANCELLED' ? share(story.keptFils, 12n, 100n) : 0n;
	const ownerDue =
		(story.status === 'COMPLETED' ? terms.rentalFils - terms.feeFils + story.capturedFils : 0n) +
		(story.status === 'CANCELLED' ? story.keptFils - earned : 0n) +
		(story.claim?.excess === 'PAID' ? story.claim.excessFils : 0n);
	const all: Record<string, bigint> = {
		GATEWAY_CLEARING: sum(charges.map(({ fils }) => fils)) - fees - inState('ARRIVED') - takenBack,
		GATEWAY_FEES: fees,
		DISPUTE_RECEIVABLE: sum(disputed('OPEN').map(({ fils }) => fils)),
		DISPUTE_LOSS: sum(disputed('LOST').map(({ fils, dispute }) => fils - (dispute?.coveredFils ?? 0n))),
		RENTAL_ESCROW: isLive && story.paidAt !== null ? -terms.rentalFils : 0n,
		DEPOSITS_HELD: story.deposit === 'HELD' ? -terms.depositFils : 0n,
		REFUNDS_PAYABLE: -inState('OWED') - inState('SENT'),
		PLATFORM_REVENUE: -earned,
		OWNER_PAYABLE: -(ownerDue - paid('SENT', 'PAID')),
		PAYOUTS_IN_TRANSIT: -paid('SENT'),
		BANK: -paid('PAID'),
	};
	return Object.fromEntries(Object.entries(all).filter(([, fils]) => fils !== 0n));
}
