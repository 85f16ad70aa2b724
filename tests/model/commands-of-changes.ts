/** Commands on the return time of a trip: proposed, answered, paid late, and withdrawn. */
import { acceptBookingChange, declineBookingChange, proposeBookingChange, withdrawBookingChange } from '#contract/booking-changes.ts';
import { formatFils } from '#contract/money.ts';
import { ammanIso, DAY_MS } from '#contract/time.ts';
import { leavePageOpen, type ModelCommand, NOBODY, pay, paySilently } from './commands.ts';
import * as story from './expected-state-changes.ts';
import type { ModelHarness } from './harness.ts';
import * as rows from './rows.ts';

type Side = 'RENTER' | 'OWNER';
const people = { RENTER: 'renter', OWNER: 'owner' } as const;

const personOf = (stage: ModelHarness, side: Side) => stage.cast[people[side]];

/** The difference that the model expects is sent along, so that another price is refused. */
export const proposeChange = (side: Side, addedDays: number): ModelCommand => {
	let asked = { endAt: '', differenceJod: '' };
	return {
		name: `the ${people[side]} proposes ${addedDays > 0 ? '+' : ''}${addedDays} days`,
		model(expected) {
			const endAt = ammanIso(new Date(expected.terms.endsAt + addedDays * DAY_MS));
			const isAllowed = story.proposeChange(expected, side, addedDays);
			const change = isAllowed ? expected.changes.at(-1) : undefined;
			asked = { endAt, differenceJod: formatFils(change ? change.rentalFils + change.depositFils : 0n) };
			return isAllowed;
		},
		product: (stage) => stage.ask(personOf(stage, side), proposeBookingChange, { ...stage.ofBooking, body: asked }),
	};
};

const calls = { ACCEPT: acceptBookingChange, DECLINE: declineBookingChange, WITHDRAW: withdrawBookingChange };

export const answerChange = (side: Side, says: keyof typeof calls): ModelCommand => ({
	name: `the ${people[side]} says ${says} to the change`,
	model: (expected) => (says === 'WITHDRAW' ? story.withdrawChange(expected, side) : story.answerChange(expected, side, says)),
	async product(stage) {
		const changeId = (await rows.change(stage))?.id ?? NOBODY;
		return stage.ask(personOf(stage, side), calls[says], { params: { id: stage.bookingId, changeId } });
	},
});

/** For days that are added from now on. */
export const reprice = (fils: bigint): ModelCommand => ({
	name: `a day costs ${formatFils(fils)} from now on`,
	model(expected) {
		expected.offer.dailyFils = fils;
		return true;
	},
	async product(stage) {
		await rows.setDailyRate(stage.world, stage.carId, fils);
		return 'DONE';
	},
});

export const proposals: readonly ModelCommand[] = [
	proposeChange('RENTER', 1),
	proposeChange('RENTER', 4),
	proposeChange('RENTER', -1),
	proposeChange('RENTER', -3),
	proposeChange('OWNER', 2),
	proposeChange('OWNER', -1),
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
	reprice(45_450n),
];
