/** Runs a history against model and product, and compares them to the fils after every command. */
import { expect } from 'vitest';
import { getBooking, requestBooking } from '#contract/bookings.ts';
import { formatFils, parseFils } from '#contract/money.ts';
import { retryRefund } from '#contract/payments.ts';
import { ammanIso, DAY_MS } from '#contract/time.ts';
import { aCar, aPerson } from '#tests/support/factories.ts';
import { accountBalances } from '#tests/support/payments.ts';
import { START, type World } from '#tests/support/world.ts';
import { fixDetails, type ModelCommand } from './commands.ts';
import type { Crash, CrashSwitch } from './crashes.ts';
import { begin, type ExpectedState, hasOpenDispute, share, sum } from './expected-state.ts';
import { accountsOf } from './expected-state-accounts.ts';
import { coverLate, runTimers } from './expected-state-life.ts';
import { ModelHarness, type ModelUsers } from './harness.ts';
import * as rows from './rows.ts';

export type Step = { act: ModelCommand; crash: Crash | null };

export const describeStep = ({ act, crash }: Step): string =>
	crash ? `${act.name} [cut ${crash.when} statement ${crash.statement}]` : act.name;
export type Setting = { dailyFils: bigint; leadDays: number; days: number; weekPercent: bigint; instantBook: boolean };

const HOUR = 3_600_000;

/** Runs `steps` in order; then everything pending completes, and gateway, rows and journal must agree. */
export async function play(
	world: World,
	admin: ModelUsers['admin'],
	crashes: CrashSwitch,
	setting: Setting,
	steps: readonly Step[],
): Promise<void> {
	const { told: expected, stage } = await setUp(world, admin, crashes, setting);
	const trace: string[] = [];
	try {
		for (const step of steps) {
			trace.push(describeStep(step));
			await take(stage, expected, step);
		}
		trace.push('the end');
		await comeToAnEnd(stage, expected);
	} catch (error) {
		if (error instanceof Error) error.message = `${error.message}\nafter: ${trace.join('; ')}`;
		throw error;
	}
}

async function setUp(world: World, admin: ModelUsers['admin'], crashes: CrashSwitch, setting: Setting) {
	const { dailyFils, leadDays, days, weekPercent, instantBook } = setting;
	world.clock.moveTo(START);
	await world.gateway.reset();
	await world.gateway.holdWebhooks();
	// Jobs of earlier histories concern bookings that the gateway no longer knows.
	await world.running.workerPool.query('DELETE FROM graphile_worker._private_jobs');
	const [owner, renter] = [await aPerson(world), await aPerson(world)];
	const car = await aCar(world, owner, { dailyRateFils: dailyFils, instantBook });
	await rows.setWeekDiscount(world, car.id, weekPercent);
	const startsAt = new Date(START.getTime() + leadDays * DAY_MS);
	const endsAt = new Date(startsAt.getTime() + days * DAY_MS);
	const booking = await renter.browser.call(requestBooking, {
		body: { carId: car.id, startAt: startsAt.toISOString(), endAt: endsAt.toISOString() },
	});
	const rates = Array.from({ length: days }, () => dailyFils);
	const rentalFils = parseFils(booking.totalJod);
	const expected = begin(
		{
			rates,
			discountFils: sum(rates) - rentalFils,
			retainedFils: 0n,
			rentalFils,
			depositFils: parseFils(booking.depositJod),
			feeFils: share(rentalFils, 12n, 100n),
			startsAt: startsAt.getTime(),
			endsAt: endsAt.getTime(),
		},
		{ dailyFils, weekPercent, instantBook },
		START.getTime(),
	);
	const stage = new ModelHarness(world, { owner, renter, admin }, { id: booking.id, carId: car.id }, crashes);
	await fixDetails.product(stage, expected);
	return { told: expected, stage };
}

async function take(stage: ModelHarness, expected: ExpectedState, { act, crash }: Step): Promise<void> {
	const may = act.model(expected);
	stage.plan(crash);
	const outcome = await act.product(stage, expected);
	if (outcome !== 'CUT') expect(outcome, act.name).toBe(may ? 'DONE' : 'REFUSED');
	await settleDown(stage, expected);
}

async function settleDown(stage: ModelHarness, expected: ExpectedState): Promise<void> {
	runTimers(expected);
	await stage.runJobs();
	stage.plan(null);
	await followRefunds(stage, expected);
	expect(await accountBalances(stage.world, stage.bookingId)).toEqual(accountsOf(expected));
	const { terms } = expected;
	expect(await stage.cast.renter.browser.call(getBooking, stage.ofBooking)).toMatchObject({
		...{ status: expected.status, days: terms.rates.length, endAt: ammanIso(new Date(terms.endsAt)) },
		...{ totalJod: formatFils(terms.rentalFils), depositJod: formatFils(terms.depositFils), platformFeeJod: formatFils(terms.feeFils) },
	});
	expect((await rows.change(stage))?.state).toBe(expected.changes.at(-1)?.state);
	const decided = new Map(
		(await rows.reports(stage)).map(({ id, outcome, refund_fils }) => [id, { outcome, refundFils: refund_fils ?? 0n }]),
	);
	expect(decided).toEqual(
		new Map(expected.reports.map(({ outcome, refundFils }, index) => [stage.reported[index], { outcome, refundFils }])),
	);
	const settlement = await rows.settlement(stage);
	expect(settlement?.status).toBe(expected.settlement?.state);
	if (settlement && settlement.deposit_status !== 'held') {
		expect(settlement.deposit_captured_fils + settlement.deposit_released_fils).toBe(settlement.deposit_held_fils);
		expect(settlement.deposit_captured_fils).toBe(expected.capturedFils);
	}
	const paidOut = (await rows.payouts(stage)).map(({ source, amount_fils, state }) => ({ source, fils: amount_fils, state }));
	const bySource = (a: { source: string }, b: { source: string }) => a.source.localeCompare(b.source);
	expect(paidOut.toSorted(bySource)).toEqual(
		expected.payouts.map(({ source, fils, state }) => ({ source, fils, state })).toSorted(bySource),
	);
}

const heard = { PENDING: 'OWED', FAILED: 'OWED', SENT: 'SENT', REFUNDED: 'ARRIVED', CHARGED_BACK: 'CHARGED_BACK' } as const;

/** Progress of a refund is known to the gateway only; its identity and amount, and that it is never reverted, are checked here. */
async function followRefunds(stage: ModelHarness, expected: ExpectedState): Promise<void> {
	const found = await rows.refunds(stage);
	expect(found.map(({ amount_fils }) => amount_fils).toSorted()).toEqual(expected.refunds.map(({ fils }) => fils).toSorted());
	// Several refunds of a payment differ by their amount, or by which of them was found before.
	const matched = new Set(expected.refunds.map(({ row }) => row));
	for (const refund of expected.refunds) {
		const charge = stage.charged[expected.charges.indexOf(refund.of)];
		const isThis = ({ id, payment_id, amount_fils }: rows.RefundRow) =>
			refund.row ? id === refund.row : !matched.has(id) && payment_id === charge?.paymentId && amount_fils === refund.fils;
		const row = found.find(isThis);
		expect(row?.amount_fils).toBe(refund.fils);
		refund.row = row?.id ?? null;
		matched.add(refund.row);
		const state = heard[row?.state as keyof typeof heard];
		if (refund.of.dispute?.state === 'LOST') {
			if (refund.state === 'SENT' && state === 'CHARGED_BACK') coverLate(refund);
			expect(state, 'what the bank has returned is not owed').not.toBe('OWED');
		}
		if (refund.state === 'ARRIVED' || refund.state === 'CHARGED_BACK' || state === 'CHARGED_BACK') expect(state).toBe(refund.state);
		refund.state = state;
	}
}

const ROUNDS = 12;

/** Releases stuck refunds and retries failed ones until the renter has everything, except during an open dispute. */
async function comeToAnEnd(stage: ModelHarness, expected: ExpectedState): Promise<void> {
	const { gateway, clock } = stage.world;
	await gateway.clearFaults();
	await stage.hear();
	for (let round = 0; round < ROUNDS && isUnderWay(expected); round += 1) {
		for (const refund of await rows.refunds(stage)) await help(stage, refund);
		expected.now += 5 * HOUR;
		clock.moveTo(new Date(expected.now));
		await settleDown(stage, expected);
	}
	if (!hasOpenDispute(expected)) expect(isUnderWay(expected)).toBe(false);
	await expectGatewayAgrees(stage, expected);
}

const isUnderWay = (expected: ExpectedState): boolean => expected.refunds.some(({ state }) => state === 'OWED' || state === 'SENT');

async function help(stage: ModelHarness, refund: rows.RefundRow): Promise<void> {
	if (refund.state === 'FAILED') await stage.ask(stage.cast.admin, retryRefund, { params: { id: refund.id } });
	const { gateway } = stage.world;
	const theirs = (await gateway.invoices())
		.flatMap((invoice) => invoice.refunds)
		.find(({ refundId }) => refundId === refund.gateway_refund_id);
	if (theirs?.status === 'PENDING') await gateway.endRefund({ refundId: theirs.refundId, status: 'REFUNDED' }).catch(endedMeanwhile);
}

/** The gateway ends refunds that are due when they are looked up, so it may have ended this one after the list was read. */
function endedMeanwhile(error: unknown): void {
	if (!(error instanceof Error && error.message.includes('REFUND_HAS_ENDED'))) throw error;
}

/** Captured and refunded amounts according to the gateway. */
async function expectGatewayAgrees(stage: ModelHarness, expected: ExpectedState): Promise<void> {
	const invoices = await stage.world.gateway.invoices();
	const paid = invoices.flatMap(({ payments }) => payments).filter(({ status }) => status === 'SUCCESS');
	const returned = invoices.flatMap(({ refunds }) => refunds).filter(({ status }) => status === 'REFUNDED');
	const total = (amounts: string[]) => amounts.reduce((sum, amount) => sum + parseFils(amount), 0n);
	expect(total(paid.map(({ taken }) => taken))).toBe(expected.charges.reduce((sum, { fils }) => sum + fils, 0n));
	expect(total(returned.map(({ amount }) => amount))).toBe(
		expected.refunds.reduce((sum, { fils, state }) => (state === 'ARRIVED' ? sum + fils : sum), 0n),
	);
}
