/** Runs a history against model and product, and compares them to the fils after every command. */
import { expect } from 'vitest';
import { getBooking, requestBooking } from '#contract/bookings.ts';
import { putExtraStocks } from '#contract/extra-stocks.ts';
import { formatFils, parseFils } from '#contract/money.ts';
import { retryRefund } from '#contract/payments.ts';
import type { PromoBearer } from '#contract/promo-code-shapes.ts';
import { ammanIso, DAY_MS } from '#contract/time.ts';
import { aCar, aPerson } from '#tests/support/factories.ts';
import { accountBalances } from '#tests/support/payments.ts';
import { offerDelivery } from '#tests/support/places.ts';
import { aPromoCode } from '#tests/support/promo-codes.ts';
import { START, type World } from '#tests/support/world.ts';
import type { ModelCommand } from './commands.ts';
import { fixDetails } from './commands-of-banks.ts';
import type { Crash, CrashSwitch } from './crashes.ts';
import {
	begin,
	chargedFor,
	chargesOfCards,
	type ExpectedState,
	hasOpenDispute,
	type Offer,
	share,
	sum,
	toStep,
	withReplaced,
} from './expected-state.ts';
import { accountsOf } from './expected-state-accounts.ts';
import { runTimers } from './expected-state-life.ts';
import { ModelHarness, type ModelUsers, type Paid } from './harness.ts';
import * as rows from './rows.ts';

export type Step = { command: ModelCommand; crash: Crash | null };

export const describeStep = ({ command, crash }: Step): string =>
	crash ? `${command.name} [cut ${crash.when} statement ${crash.statement}]` : command.name;
/** `otherPercent`: price of another car in percent of the first one's, null if there is none. `noticeHours`: required notice of the car, if there is no other. */
export type Setting = {
	forFines: Offer['forFines'];
	dailyFils: bigint;
	leadDays: number;
	noticeHours: number;
	days: number;
	weekPercent: bigint;
	instantBook: boolean;
	otherPercent: bigint | null;
	isDelivered: boolean;
	/** Two child seats out of the owner's stock, for 2 JOD a day each. */
	hasSeats: boolean;
	/** A promo code that takes this many percent off the days. */
	promo: { by: PromoBearer; percent: number } | null;
};

export type Admins = Pick<ModelUsers, 'admin' | 'second'>;

const HOUR = 3_600_000;
const DELIVERY = { zone: 'Aqaba', address: 'Saraya, villa 12', latitude: 29.53, longitude: 35 } as const;
const SEATS = { kind: 'CHILD_SEAT', period: 'DAY', priceJod: '2', quantity: '2' } as const;
/** Lowest rate of a day. */
const CHEAPEST = 1_000n;

/** Runs `steps` in order; then everything pending completes, and gateway, rows and journal must agree. */
export async function play(world: World, admins: Admins, crashes: CrashSwitch, setting: Setting, steps: readonly Step[]): Promise<void> {
	const { initial, harness } = await setUp(world, admins, crashes, setting);
	let expected = initial;
	const trace: string[] = [];
	try {
		for (const step of steps) {
			trace.push(describeStep(step));
			expected = await take(harness, expected, step);
		}
		trace.push('the end');
		await comeToAnEnd(harness, expected);
	} catch (error) {
		if (error instanceof Error) error.message = `${error.message}\nafter: ${trace.join('; ')}`;
		throw error;
	}
}

async function setUp(world: World, admins: Admins, crashes: CrashSwitch, setting: Setting) {
	const { dailyFils, leadDays, noticeHours, days, weekPercent, instantBook, otherPercent, forFines, isDelivered, hasSeats, promo } =
		setting;
	world.clock.moveTo(START);
	await world.gateway.reset();
	await world.gateway.holdWebhooks();
	// Jobs of earlier histories concern bookings that the gateway no longer knows.
	await world.running.workerPool.query('DELETE FROM graphile_worker._private_jobs');
	await rows.hideAllCars(world);
	const [owner, renter] = [await aPerson(world), await aPerson(world)];
	if (forFines) await rows.makeOffice(world, owner);
	const car = await aCar(world, owner, { dailyRateFils: dailyFils, instantBook });
	await rows.setWeekDiscount(world, car.id, weekPercent);
	if (isDelivered) await offerDelivery(owner, car.id);
	const [seat] = hasSeats ? await owner.browser.call(putExtraStocks, { body: { stocks: [SEATS] } }) : [];
	const startsAt = new Date(START.getTime() + leadDays * DAY_MS);
	const endsAt = new Date(startsAt.getTime() + days * DAY_MS);
	const booking = await renter.browser.call(requestBooking, {
		body: {
			carId: car.id,
			...{ startAt: startsAt.toISOString(), endAt: endsAt.toISOString() },
			extras: { ...(isDelivered && { delivery: DELIVERY }), ...(seat && { items: [{ id: seat.id, quantity: 2 }] }) },
			...(promo && { promoCode: await aPromoCode(world, promo, owner) }),
		},
	});
	const rates = Array.from({ length: days }, () => dailyFils);
	const [rentalFils, deliveryFils, seatFils] = [parseFils(booking.totalJod), isDelivered ? 25_000n : 0n, seat ? 4_000n : 0n];
	const promoFils = -parseFils(booking.lines.find(({ kind }) => kind === 'PROMO')?.amountJod ?? '0');
	const rentFils = rentalFils + promoFils - deliveryFils - seatFils * BigInt(days);
	const borneFils = promo?.by === 'PLATFORM' ? promoFils : 0n;
	const expected = begin(
		{
			...{ rates, retainedFils: 0n, deliveryFils, seatFils, rentalFils, promoFils, borneFils },
			weekPercent: rentFils < sum(rates) ? weekPercent : 0n,
			discountFils: sum(rates) - rentFils,
			depositFils: parseFils(booking.depositJod),
			feeFils: share(rentalFils + borneFils, 12n, 100n),
			startsAt: startsAt.getTime(),
			endsAt: endsAt.getTime(),
			noticeFrom: startsAt.getTime(),
		},
		{ dailyFils, weekPercent, deliveryFils, noticeHours: otherPercent === null ? noticeHours : 0, instantBook, forFines },
		START.getTime(),
	);
	const otherFils = toStep((dailyFils * (otherPercent ?? 0n)) / 100n);
	if (otherPercent !== null) expected.other = { dailyFils: otherFils > CHEAPEST ? otherFils : CHEAPEST, weekPercent, instantBook };
	const other = expected.other && (await rows.anOtherCar(world, expected.other));
	await rows.setNotice(world, car.id, expected.offer.noticeHours);
	const harness = new ModelHarness(world, { owner, renter, ...admins }, { id: booking.id, carId: car.id, other }, crashes);
	await fixDetails.product(harness, expected);
	return { initial: expected, harness };
}

/** Returns the expected state of the booking with which the history continues. */
async function take(harness: ModelHarness, before: ExpectedState, { command, crash }: Step): Promise<ExpectedState> {
	const may = command.model(before);
	harness.plan(crash);
	const outcome = await command.product(harness, before);
	const expected = command.next?.() ?? before;
	if (outcome !== 'CUT') expect(outcome, command.name).toBe(may ? 'DONE' : 'REFUSED');
	await settleDown(harness, expected);
	return expected;
}

async function settleDown(harness: ModelHarness, expected: ExpectedState): Promise<void> {
	runTimers(expected);
	await harness.runJobs();
	harness.plan(null);
	await followMoney(harness, expected);
	const { terms } = expected;
	expect(await harness.users.renter.browser.call(getBooking, harness.ofBooking)).toMatchObject({
		...{ status: expected.status, days: terms.rates.length },
		...{ startAt: ammanIso(new Date(terms.startsAt)), endAt: ammanIso(new Date(terms.endsAt)) },
		...{ totalJod: formatFils(terms.rentalFils), depositJod: formatFils(terms.depositFils), platformFeeJod: formatFils(terms.feeFils) },
	});
	// The use of a code is released if no part of the rental was retained.
	const isFree = expected.status === 'CANCELLED' && expected.keptFils === 0n;
	if (terms.promoFils > 0n && !expected.replaced) expect(await rows.isReleased(harness)).toBe(isFree);
	expect(await rows.statesOfChanges(harness)).toEqual(expected.changes.map(({ state }) => state).toSorted());
	const decided = new Map(
		(await rows.reports(harness)).map(({ id, outcome, refund_fils }) => [id, { outcome, refundFils: refund_fils ?? 0n }]),
	);
	expect(decided).toEqual(
		new Map(expected.reports.map(({ outcome, refundFils }, index) => [harness.reported[index], { outcome, refundFils }])),
	);
	const settlement = await rows.settlement(harness);
	expect(settlement?.status).toBe(expected.settlement?.state);
	if (settlement && settlement.deposit_status !== 'held') {
		const { deposit_captured_fils: captured, deposit_released_fils: released, fine_hold_fils: forFines } = settlement;
		expect(captured + released + forFines).toBe(settlement.deposit_held_fils);
		expect(forFines).toBe(expected.fineHold?.heldFils ?? 0n);
		expect(settlement.deposit_captured_fils).toBe(expected.capturedFils);
	}
	const paidOut = (await rows.payouts(harness)).map(({ source, amount_fils, state }) => ({ source, fils: amount_fils, state }));
	type Paying = { source: string; fils: bigint; state: string };
	const keyOf = ({ source, fils, state }: Paying) => `${source} ${fils} ${state}`;
	const bySource = (a: Paying, b: Paying) => keyOf(a).localeCompare(keyOf(b));
	const fined = new Map((await rows.finesOf(harness)).map(({ id, granted_fils }) => [id, granted_fils]));
	const fines = expected.fineHold?.fines ?? [];
	expect(fined).toEqual(
		new Map(fines.map(({ state, grantedFils }, index) => [harness.fined[index], state === 'DECIDED' ? grantedFils : null])),
	);
	const gifts = new Map((await rows.goodwill(harness)).map(({ id, state }) => [id, state]));
	expect(gifts).toEqual(new Map(expected.goodwill.map(({ state }, index) => [harness.given[index], state])));
	expect(paidOut.toSorted(bySource)).toEqual(
		expected.payouts.map(({ source, fils, state }) => ({ source, fils, state })).toSorted(bySource),
	);
}

/** Checks charges and refunds of this booking and of those that it replaces. */
async function followMoney(paid: Paid, expected: ExpectedState): Promise<void> {
	await findCarried(paid, expected);
	await followRefunds(paid, expected);
	expect(await accountBalances(paid.world, paid.bookingId)).toEqual(accountsOf(expected));
	if (paid.before && expected.replaced) await followMoney(paid.before, expected.replaced);
}

/** Matches carried payments with the product's rows: those that were carried at the same time are in the order of the rows. */
async function findCarried(paid: Paid, expected: ExpectedState): Promise<void> {
	const carried = expected.charges.filter((charge) => charge.for === 'CARRIED');
	if (carried.length === 0 || carried.every(({ row }) => row)) return;
	const found = await rows.carriedPayments(paid);
	expect(found.length).toBe(carried.length);
	for (const { id, rental_fils, deposit_fils } of found) {
		const charge = carried.find((each) => !each.row && each.rentalFils === rental_fils && each.depositFils === deposit_fils);
		expect(charge, 'what is carried pays the deposit first').toBeDefined();
		if (charge) charge.row = id;
	}
	const inOrder = carried.toSorted((a, b) => ((a.row ?? '') < (b.row ?? '') ? -1 : 1));
	expected.paying = expected.paying.map((charge) => (charge.for === 'CARRIED' ? (inOrder.shift() ?? charge) : charge));
}

const heard = {
	PENDING: 'OWED',
	FAILED: 'OWED',
	SENT: 'SENT',
	REFUNDED: 'ARRIVED',
	CHARGED_BACK: 'CHARGED_BACK',
	CARRIED: 'CARRIED',
} as const;

/** Progress of a refund is known to the gateway only; its identity and amount, and that it is never reverted, are checked here. */
async function followRefunds(paid: Paid, expected: ExpectedState): Promise<void> {
	const found = await rows.refunds(paid);
	const cards = chargesOfCards(expected);
	expect(found.map(({ amount_fils }) => amount_fils).toSorted()).toEqual(expected.refunds.map(({ fils }) => fils).toSorted());
	// Several refunds of a payment are distinguished by their amount, and by whether they were matched before.
	const matched = new Set(expected.refunds.map(({ row }) => row));
	for (const refund of expected.refunds) {
		const paymentId = refund.of.row ?? paid.charged[cards.indexOf(refund.of)]?.paymentId;
		const isThis = ({ id, payment_id, amount_fils }: rows.RefundRow) =>
			refund.row ? id === refund.row : !matched.has(id) && payment_id === paymentId && amount_fils === refund.fils;
		const row = found.find(isThis);
		expect(row?.amount_fils).toBe(refund.fils);
		refund.row = row?.id ?? null;
		matched.add(refund.row);
		const state = heard[row?.state as keyof typeof heard];
		if (chargedFor(refund.of).dispute?.state === 'LOST') {
			// The refund was pending when the dispute was lost, and then failed at the gateway: the bank has returned the money to the renter.
			if (refund.state === 'SENT' && state === 'CHARGED_BACK') refund.state = 'CHARGED_BACK';
			expect(state, 'what the bank has returned is not owed').not.toBe('OWED');
		}
		const isOver = ['ARRIVED', 'CHARGED_BACK', 'CARRIED'];
		if (isOver.includes(refund.state) || state === 'CHARGED_BACK' || state === 'CARRIED') expect(state).toBe(refund.state);
		if (refund.heldUntil !== null) expect(row?.state, 'what waits for the renter is not sent').toBe('PENDING');
		if (refund.state === 'OWED' && hasOpenDispute(expected)) expect(state, 'nothing is sent while the bank investigates').toBe('OWED');
		refund.state = state;
	}
}

const ROUNDS = 12;

/** Releases stuck refunds and retries failed ones until the renter has everything, except during an open dispute. */
async function comeToAnEnd(harness: ModelHarness, expected: ExpectedState): Promise<void> {
	const { gateway, clock } = harness.world;
	await gateway.clearFaults();
	await harness.hear();
	for (let round = 0; round < ROUNDS && isUnderWay(expected); round += 1) {
		for (let paid: Paid | null = harness; paid; paid = paid.before)
			for (const refund of await rows.refunds(paid)) await help(harness, refund);
		expected.now += 5 * HOUR;
		clock.moveTo(new Date(expected.now));
		await settleDown(harness, expected);
	}
	if (!withReplaced(expected).some(hasOpenDispute)) expect(isUnderWay(expected)).toBe(false);
	await expectGatewayAgrees(harness, expected);
}

const refundsOf = (expected: ExpectedState) => withReplaced(expected).flatMap(({ refunds }) => refunds);

const isUnderWay = (expected: ExpectedState): boolean => refundsOf(expected).some(({ state }) => state === 'OWED' || state === 'SENT');

async function help(harness: ModelHarness, refund: rows.RefundRow): Promise<void> {
	if (refund.state === 'FAILED') await harness.ask(harness.users.admin, retryRefund, { params: { id: refund.id } });
	const { gateway } = harness.world;
	const theirs = (await gateway.invoices())
		.flatMap((invoice) => invoice.refunds)
		.find(({ refundId }) => refundId === refund.gateway_refund_id);
	if (theirs?.status === 'PENDING') await gateway.endRefund({ refundId: theirs.refundId, status: 'REFUNDED' }).catch(endedMeanwhile);
}

/** The gateway completes due refunds whenever they are read, so it may have completed this one after the list was read. */
function endedMeanwhile(error: unknown): void {
	if (!(error instanceof Error && error.message.includes('REFUND_HAS_ENDED'))) throw error;
}

/** Captured and refunded amounts according to the gateway. */
async function expectGatewayAgrees(harness: ModelHarness, expected: ExpectedState): Promise<void> {
	const invoices = await harness.world.gateway.invoices();
	const paid = invoices.flatMap(({ payments }) => payments).filter(({ status }) => status === 'SUCCESS');
	const returned = invoices.flatMap(({ refunds }) => refunds).filter(({ status }) => status === 'REFUNDED');
	const total = (amounts: string[]) => sum(amounts.map(parseFils));
	expect(total(paid.map(({ taken }) => taken))).toBe(
		sum(withReplaced(expected).flatMap((each) => chargesOfCards(each).map(({ fils }) => fils))),
	);
	expect(total(returned.map(({ amount }) => amount))).toBe(
		sum(refundsOf(expected).map(({ fils, state }) => (state === 'ARRIVED' ? fils : 0n))),
	);
}
