/** Commands on the times of a trip: proposed, answered, paid late, and withdrawn; and on what its car offers. */
import { acceptBookingChange, declineBookingChange, proposeBookingChange, withdrawBookingChange } from '#contract/booking-changes.ts';
import { formatFils } from '#contract/money.ts';
import { ammanIso, DAY_MS } from '#contract/time.ts';
import { leavePageOpen, type ModelCommand, NOBODY, pay, paySilently } from './commands.ts';
import * as rules from './expected-state-changes.ts';
import type { Move } from './expected-state-prices.ts';
import type { ModelHarness } from './harness.ts';
import * as rows from './rows.ts';

type Side = 'RENTER' | 'OWNER';
const people = { RENTER: 'renter', OWNER: 'owner' } as const;

const personOf = (harness: ModelHarness, side: Side) => harness.users[people[side]];

const signed = (days: number): string => `${days > 0 ? '+' : ''}${days}`;

/** The difference that the model expects is sent along, so that another price is refused. */
function propose(side: Side, what: string, move: Move): ModelCommand {
	let asked: { startAt?: string; endAt: string; differenceJod: string } = { endAt: '', differenceJod: '' };
	return {
		name: `the ${people[side]} proposes ${what}`,
		model(expected) {
			const { startsAt, endsAt } = expected.terms;
			const startAt = ammanIso(new Date(startsAt + move.shiftDays * DAY_MS));
			const endAt = ammanIso(new Date(endsAt + (move.shiftDays + move.addedDays) * DAY_MS));
			const isAllowed = rules.proposeChange(expected, side, move);
			const change = isAllowed ? expected.changes.at(-1) : undefined;
			const differenceJod = formatFils(change ? change.rentalFils + change.depositFils : 0n);
			asked = { ...(move.shiftDays !== 0 && { startAt }), endAt, differenceJod };
			return isAllowed;
		},
		product: (harness) => harness.ask(personOf(harness, side), proposeBookingChange, { ...harness.ofBooking, body: asked }),
	};
}

/** Another return. */
export const proposeChange = (side: Side, addedDays: number): ModelCommand =>
	propose(side, `${signed(addedDays)} days`, { shiftDays: 0, addedDays });

/** Proposes a pickup `shiftDays` later, and a trip that is `addedDays` longer; both may be negative. */
export const moveTrip = (side: Side, shiftDays: number, addedDays = 0): ModelCommand =>
	propose(side, `a pickup by ${signed(shiftDays)} days with ${signed(addedDays)} days`, { shiftDays, addedDays });

const calls = { ACCEPT: acceptBookingChange, DECLINE: declineBookingChange, WITHDRAW: withdrawBookingChange };

export const answerChange = (side: Side, says: keyof typeof calls): ModelCommand => ({
	name: `the ${people[side]} says ${says} to the change`,
	model: (expected) => (says === 'WITHDRAW' ? rules.withdrawChange(expected, side) : rules.answerChange(expected, side, says)),
	async product(harness) {
		const changeId = (await rows.change(harness))?.id ?? NOBODY;
		return harness.ask(personOf(harness, side), calls[says], { params: { id: harness.bookingId, changeId } });
	},
});

/** Applies to days that are added from now on. */
export const reprice = (fils: bigint): ModelCommand => ({
	name: `a day costs ${formatFils(fils)} from now on`,
	model(expected) {
		expected.offer.dailyFils = fils;
		return true;
	},
	async product(harness) {
		await rows.setDailyRate(harness.world, harness.carId, fils);
		return 'DONE';
	},
});

/** Applies to trips that are extended or moved from now on. */
const offerWeek = (percent: bigint): ModelCommand => ({
	name: `a week costs ${percent} % less from now on`,
	model(expected) {
		expected.offer.weekPercent = percent;
		return true;
	},
	async product(harness) {
		await rows.setWeekDiscount(harness.world, harness.carId, percent);
		return 'DONE';
	},
});

/** Applies to trips that are moved as a whole from now on. */
const bringFor = (fils: bigint): ModelCommand => ({
	name: `bringing the car costs ${formatFils(fils)} from now on`,
	model(expected) {
		expected.offer.deliveryFils = fils;
		return true;
	},
	async product(harness) {
		await rows.setDeliveryFee(harness.world, harness.carId, fils);
		return 'DONE';
	},
});

export const offers: readonly ModelCommand[] = [reprice(45_450n), reprice(20_200n), offerWeek(0n), offerWeek(20n), bringFor(31_000n)];

export const proposals: readonly ModelCommand[] = [
	proposeChange('RENTER', 1),
	proposeChange('RENTER', 4),
	proposeChange('RENTER', -1),
	proposeChange('RENTER', -3),
	proposeChange('OWNER', 2),
	proposeChange('OWNER', -1),
];

export const moves: readonly ModelCommand[] = [
	moveTrip('RENTER', 1),
	moveTrip('RENTER', -1),
	moveTrip('RENTER', 2, -1),
	moveTrip('RENTER', -1, 1),
	moveTrip('RENTER', 1, -2),
	moveTrip('RENTER', -1, 5),
	moveTrip('RENTER', 8),
	moveTrip('RENTER', 9, -1),
	moveTrip('RENTER', -4),
	moveTrip('OWNER', 1),
	moveTrip('OWNER', -1, -1),
	moveTrip('OWNER', 4, 1),
];

export const stepsOfChanges: readonly ModelCommand[] = [
	answerChange('OWNER', 'ACCEPT'),
	answerChange('OWNER', 'ACCEPT'),
	answerChange('RENTER', 'ACCEPT'),
	answerChange('OWNER', 'DECLINE'),
	answerChange('RENTER', 'WITHDRAW'),
	answerChange('OWNER', 'WITHDRAW'),
	pay('CHANGE', 'good', 'RETURN'),
	pay('CHANGE', 'good', 'WEBHOOK'),
	pay('CHANGE', 'declined', 'RETURN'),
	paySilently('CHANGE'),
	leavePageOpen('CHANGE'),
];
