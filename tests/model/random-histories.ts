/** Random histories of one booking's money: how they begin, what happens then in any order and with crashes, and the marketplace they are in. */
import fc from 'fast-check';
import { beforeAll, beforeEach, expect } from 'vitest';
import { bookingsWithoutInvoice } from '#server/capabilities/invoices/sql.ts';
import { verifyLedger } from '#server/capabilities/reconciliation/index.ts';
import { seed } from '#tests/support/chance.ts';
import { aPerson } from '#tests/support/factories.ts';
import { holdForFines } from '#tests/support/fines.ts';
import { aWorld } from '#tests/support/world.ts';
import * as acts from './commands.ts';
import { addToClaim } from './commands-after-return.ts';
import * as banks from './commands-of-banks.ts';
import { answerChange, moves, moveTrip, offers, proposals, proposeChange, reprice, stepsOfChanges } from './commands-of-changes.ts';
import { contestTicket, decideFine, fine, noFines, payFine, stating, stepsOfFines } from './commands-of-fines.ts';
import { decideGift, decidingGifts, give, giving } from './commands-of-goodwill.ts';
import { anotherCar, anotherCarForRest, moneyBack } from './commands-of-rebooking.ts';
import {
	agreeToRefund,
	claimingBack,
	contestRefund,
	decideRefund,
	fuel,
	missingDelivery,
	stepsOfRefunds,
} from './commands-of-renter-claims.ts';
import { decide, deciding, endNow, renterReturns, report, reporting } from './commands-of-reports.ts';
import { type CrashSwitch, crashSwitch } from './crashes.ts';
import { type Admins, describeStep, play, type Setting, type Step } from './history.ts';
import { expectStatementsToAddUp } from './statements.ts';

/** In each of the two marketplaces. */
const HISTORIES = Number(process.env.HISTORIES ?? (process.env.FULL ? 5000 : 150));
export const HISTORIES_TIMEOUT_MS = HISTORIES * 10_000;

const paid = acts.pay('BOOKING', 'good', 'RETURN');
/** Commands that a history begins with before the random ones: up to the handover, the return, and each way to close a deposit. */
const out = [paid, acts.answer('ACCEPT'), acts.untilPickup, acts.handOver];
const over = [...out, acts.untilReturn, acts.takeBack];
const broken = [...out, acts.wait('a day'), report('renter', 'DOES_NOT_START')];
const longer = [proposeChange('RENTER', 4), answerChange('OWNER', 'ACCEPT')];
const longerPaid = [...longer, acts.pay('CHANGE', 'good', 'RETURN')];
/** `later`: after the hour of grace. `late`: when giving up days is no longer free. */
const later = [...over.slice(0, 2), acts.wait('five hours')];
const late = [...over.slice(0, 2), acts.untilDayBefore];
const movedBy = (shiftDays: number, addedDays = 0) => [
	moveTrip('RENTER', shiftDays, addedDays),
	answerChange('OWNER', 'ACCEPT'),
	acts.pay('CHANGE', 'good', 'RETURN'),
];
const movedByOwner = [moveTrip('OWNER', 2), answerChange('RENTER', 'ACCEPT'), acts.pay('CHANGE', 'good', 'RETURN')];
const replacedTwice = [...over.slice(0, 2), acts.cancel('OWNER'), anotherCar, acts.answer('ACCEPT'), acts.cancel('OWNER'), anotherCar];
const beginnings: acts.ModelCommand[][] = [
	[],
	over.slice(0, 1),
	over.slice(0, 2),
	out,
	[...over.slice(0, 2), ...longer],
	[...over.slice(0, 2), ...longerPaid],
	[...out, ...longerPaid, acts.wait('a day'), report('renter', 'ACCIDENT'), acts.takeBack],
	[...over.slice(0, 2), ...movedBy(1)],
	[...late, ...movedBy(1)],
	[...later, ...movedBy(-1, 1)],
	[...late, reprice(20_200n), ...movedBy(1)],
	[...late, reprice(45_450n), ...movedBy(8)],
	[...late, reprice(20_200n), ...movedBy(9, -1)],
	[...later, ...movedBy(2), acts.wait('four days'), acts.cancel('RENTER')],
	[...later, ...movedByOwner, acts.wait('four days'), acts.cancel('RENTER')],
	[...late, ...movedBy(1), ...movedBy(1, -1), acts.untilPickup, acts.handOver],
	[...late, ...movedBy(1), acts.untilPickup, acts.handOver, acts.untilReturn, acts.takeBack],
	[...later, ...movedBy(1), acts.cancel('OWNER'), anotherCar, ...movedBy(1)],
	[...late, moveTrip('RENTER', 1, 1), answerChange('OWNER', 'ACCEPT'), acts.leavePageOpen('CHANGE'), acts.handOver, acts.payOnOldPage(1)],
	[paid, acts.answer('DECLINE')],
	[...over.slice(0, 2), acts.cancel('OWNER'), anotherCar],
	[...over.slice(0, 2), ...longerPaid, acts.cancel('OWNER'), anotherCar, acts.pay('BOOKING', 'good', 'RETURN')],
	[...over.slice(0, 2), acts.cancel('OWNER'), anotherCar, banks.dispute(0, 'PENDING')],
	replacedTwice,
	[...replacedTwice, acts.answer('DECLINE'), moneyBack],
	[...replacedTwice, acts.wait('two days')],
	[...over.slice(0, 3), report('renter', 'UNSAFE_OR_DIRTY'), anotherCarForRest(100n, 'LEAST')],
	[...broken, acts.takeBack, anotherCarForRest(100n, 'LEAST'), acts.pay('BOOKING', 'good', 'RETURN')],
	[...broken, acts.takeBack, anotherCarForRest(40n, 'LEAST', true), acts.pay('BOOKING', 'good', 'RETURN'), acts.answer('ACCEPT')],
	[...over.slice(0, 3), report('renter', 'UNSAFE_OR_DIRTY'), anotherCarForRest(100n, 'LEAST', true), paid, acts.answer('ACCEPT')],
	[...broken, acts.takeBack, anotherCarForRest(40n, 'LEAST'), acts.pay('BOOKING', 'good', 'RETURN'), banks.dispute(1, 'PENDING')],
	[...over.slice(0, 3), report('renter', 'UNSAFE_OR_DIRTY')],
	[...over.slice(0, 2), ...longerPaid, report('renter', 'OTHER'), decide({ outcome: 'REFUSED_AT_PICKUP' })],
	[...broken, acts.takeBack],
	[...broken, renterReturns],
	[...broken, acts.takeBack, endNow(40n, 'LEAST')],
	[...out, ...longerPaid, proposeChange('RENTER', -1)],
	[...out, acts.untilReturn, ...longerPaid],
	[...out, acts.untilReturn, acts.wait('five hours'), proposeChange('OWNER', 2), answerChange('RENTER', 'ACCEPT')],
	[...over.slice(0, 2), ...longer, acts.leavePageOpen('CHANGE'), acts.wait('half an hour'), acts.payOnOldPage(1)],
	over,
	[...over, acts.release, banks.batch],
	[...over, fuel],
	[...over, acts.release, fine(20_000n), contestTicket],
	[...over, acts.release, fine(800n), noFines, payFine, banks.batch],
	[...over, acts.release, fine(20_000n), contestTicket, acts.wait('four days'), acts.wait('two days'), decideFine(500n)],
	[...over.slice(0, 2), give('RENTER', 12_340n), give('OWNER', 15_000n)],
	[...over, acts.release, give('RENTER', 60_000n), decideGift('GRANT')],
	[...over, fuel, contestRefund, acts.release, decideRefund(5n)],
	[...over, missingDelivery, contestRefund, decideRefund(5n)],
	[...over, acts.release, missingDelivery, agreeToRefund],
	[...over, acts.release, fuel, agreeToRefund, banks.batch],
	[...over, acts.claim([5_500n, 10n]), acts.contest],
	[...over, acts.claim([30_000n, 250_000n]), acts.agree],
	[...over, acts.claim([30_000n]), acts.withdraw],
];

const amounts = fc.array(fc.constantFrom(30_000n, 5_500n, 106_500n, 250_000n, 10n), { minLength: 1, maxLength: 3 });
const of = (...some: acts.ModelCommand[]) => fc.constantFrom(...some);

/** Weights that cover the whole life cycle: paying, cancelling, the trip, claims, settlement, payouts, and gateway faults. */
const anAct: fc.Arbitrary<acts.ModelCommand> = fc.oneof(
	{
		weight: 4,
		arbitrary: of(
			paid,
			acts.pay('BOOKING', 'good', 'WEBHOOK'),
			acts.pay('BOOKING', 'webhookTwice', 'RETURN'),
			acts.pay('BOOKING', 'declined', 'RETURN'),
			acts.pay('BOOKING', 'insufficient', 'WEBHOOK'),
			acts.pay('BOOKING', 'authenticationFails', 'RETURN'),
			acts.paySilently('BOOKING'),
			acts.leavePageOpen('BOOKING'),
			acts.payOnOldPage(0),
			acts.payOnOldPage(1),
		),
	},
	{
		weight: 3,
		arbitrary: of(
			acts.answer('ACCEPT'),
			acts.answer('ACCEPT'),
			acts.answer('DECLINE'),
			acts.cancel('RENTER'),
			acts.cancel('OWNER'),
			acts.cancel('ADMIN'),
		),
	},
	{
		weight: 3,
		arbitrary: of(acts.untilDayBefore, acts.untilPickup, acts.handOver, acts.untilReturn, acts.takeBack, acts.release),
	},
	{ weight: 3, arbitrary: fc.constantFrom(...(Object.keys(acts.lengths) as Array<keyof typeof acts.lengths>)).map(acts.wait) },
	{ weight: 3, arbitrary: of(...proposals) },
	{ weight: 3, arbitrary: of(...moves) },
	{ weight: 4, arbitrary: of(...stepsOfChanges) },
	{ weight: 1, arbitrary: of(...offers) },
	{ weight: 2, arbitrary: of(anotherCar, anotherCar, moneyBack) },
	{
		weight: 2,
		arbitrary: of(
			anotherCarForRest(100n, 'LEAST'),
			anotherCarForRest(0n, 'LEAST'),
			anotherCarForRest(33n, 'MOST'),
			anotherCarForRest(100n, 'LEAST', true),
			anotherCarForRest(33n, 'MOST', true),
		),
	},
	{ weight: 2, arbitrary: of(...stating) },
	{ weight: 2, arbitrary: of(...stepsOfFines) },
	{ weight: 2, arbitrary: of(...giving) },
	{ weight: 1, arbitrary: of(...decidingGifts) },
	{ weight: 2, arbitrary: of(...reporting) },
	{ weight: 4, arbitrary: of(...deciding) },
	{ weight: 2, arbitrary: of(...claimingBack) },
	{ weight: 3, arbitrary: of(...stepsOfRefunds) },
	{ weight: 3, arbitrary: amounts.map(acts.claim) },
	{ weight: 1, arbitrary: of(addToClaim(10n), addToClaim(45_000n)) },
	{
		weight: 3,
		arbitrary: of(acts.agree, acts.contest, acts.withdraw, acts.writeOff, acts.decide(0n), acts.decide(5n), acts.decide(10n)),
	},
	{
		weight: 2,
		arbitrary: of(
			acts.pay('CLAIM', 'good', 'RETURN'),
			acts.pay('CLAIM', 'declined', 'RETURN'),
			acts.leavePageOpen('CLAIM'),
			acts.payOnOldPage(2),
			acts.payOnOldPage(3),
		),
	},
	{
		weight: 2,
		arbitrary: of(acts.choose('PENDING'), acts.choose('CALCULATED'), acts.choose('PAID'), acts.choose('DISPUTED')),
	},
	{
		weight: 4,
		arbitrary: of(
			banks.batch,
			banks.batch,
			banks.fixDetails,
			banks.bankSays('SETTLEMENT', 'PAID'),
			banks.bankSays('SETTLEMENT', 'FAILED'),
			banks.bankSays('CANCELLATION', 'PAID'),
			banks.bankSays('CLAIM_EXCESS', 'FAILED'),
			banks.bankSays('GOODWILL', 'PAID'),
			banks.bankSays('GOODWILL', 'FAILED'),
			banks.bankSays('LATE_FINE', 'PAID'),
			banks.bankSays('LATE_FINE', 'FAILED'),
		),
	},
	{
		weight: 2,
		arbitrary: fc.tuple(fc.nat(3), fc.constantFrom('PENDING', 'WON', 'LOST')).map(([index, word]) => banks.dispute(index, word)),
	},
	{
		weight: 2,
		arbitrary: of(
			acts.nextRefund('stuck'),
			acts.nextRefund('cancelled'),
			acts.deliverAllEvents,
			acts.answerLost('refund', true),
			acts.answerLost('refund', false),
			acts.answerLost('refundStatus', false),
			acts.answerLost('verify', false),
		),
	},
);

const aCrash = fc.option(fc.record({ statement: fc.integer({ min: 1, max: 40 }), when: fc.constantFrom('before', 'after') }), { freq: 3 });
const readable = (step: Step): Step => Object.assign(step, { [fc.toStringMethod]: () => describeStep(step) });
const aStep: fc.Arbitrary<Step> = fc.record({ command: anAct, crash: aCrash }).map(readable);
const aBeginning: fc.Arbitrary<Step[]> = fc
	.constantFrom(...beginnings)
	.map((some) => some.map((command) => readable({ command, crash: null })));
const aSetting: fc.Arbitrary<Omit<Setting, 'forFines'>> = fc.record({
	dailyFils: fc.constantFrom(35_500n, 11_110n, 99_990n, 1_000n),
	leadDays: fc.constantFrom(1, 5, 9),
	noticeHours: fc.constantFrom(0, 30),
	days: fc.constantFrom(3, 3, 7),
	weekPercent: fc.constantFrom(0n, 10n, 33n),
	instantBook: fc.constantFrom(false, false, true),
	otherPercent: fc.constantFrom(null, 80n, 100n, 120n),
	isDelivered: fc.constantFrom(false, false, true),
	hasSeats: fc.constantFrom(false, false, true),
	promo: fc.constantFrom(
		null,
		null,
		{ by: 'PLATFORM', percent: 20 } as const,
		{ by: 'PLATFORM', percent: 90 } as const,
		{ by: 'OWNER', percent: 15 } as const,
	),
});

/** Expected log messages about planted crashes and conditions that need a person. */
const EXPECTED = /planted crash|terminated|connection lost|ALERT|gateway call failed|opened no checkout|not queryable/;

/** Part of each deposit that is held for fines, and for how many days, in a marketplace whose owners are licensed offices. */
type HeldForFines = { fils: bigint; days: number };

type Histories = {
	/** After every command the journal must match plain arithmetic to the fils, and in the end gateway, rows and journal agree. */
	play(): Promise<void>;
	/** Checks ledger, invoices and statements after all histories. */
	expectBooksToAgree(): Promise<void>;
};

/** A marketplace in which histories are played: five thousand with FULL=1, otherwise a hundred and fifty. */
export function aMarketplaceOfHistories({ forFines }: { forFines: HeldForFines | null }): Histories {
	const world = aWorld();
	let admins: Admins;
	let crashes: CrashSwitch;
	beforeAll(async () => {
		admins = { admin: await aPerson(world, { role: 'ADMIN' }), second: await aPerson(world, { role: 'ADMIN' }) };
		if (forFines) await holdForFines(world, Number(forFines.fils / 1000n), forFines.days);
		crashes = crashSwitch(world.running.platform.pool);
	});
	beforeEach(() => world.expectLog(EXPECTED));

	const playAll = () =>
		fc.assert(
			fc.asyncProperty(aSetting, aBeginning, fc.array(aStep, { minLength: 3, maxLength: 14 }), (setting, beginning, steps) =>
				play(world, admins, crashes, { ...setting, forFines }, [...beginning, ...steps]),
			),
			{ numRuns: HISTORIES, ...(seed !== undefined && { seed: seed + (forFines ? 2 : 1) }) },
		);
	const expectBooksToAgree = async () => {
		expect(await verifyLedger(world.running.platform.db)).toEqual([]);
		expect(await bookingsWithoutInvoice(world.running.platform.db, 1)).toEqual([]);
		await expectStatementsToAddUp(world);
	};
	return { play: playAll, expectBooksToAgree };
}
