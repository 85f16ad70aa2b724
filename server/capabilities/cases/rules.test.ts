import { describe, expect, it } from 'vitest';
import { isUnanswered, needsDecision, remindAnswerAt, sideOf } from './rules.ts';
import { answerSteps, stepsOf } from './steps.ts';

const opened = new Date('2031-03-14T10:00:00Z');
const after = (hours: number) => new Date(opened.getTime() + hours * 3_600_000);
const [open, late] = [after(71), after(72)];
const each = (status: string) => ({ status, answerBy: after(72) });

it.each([
	['OPEN', open, false, false],
	['OPEN', late, true, true],
	['CONTESTED', open, false, true],
	['CONTESTED', late, false, true],
	['ACCEPTED', late, false, false],
	['RESOLVED', late, false, false],
])('%s at %s: not answered %s, waits for an admin %s', (status, now, unanswered, waits) => {
	expect([isUnanswered(each(status), now), needsDecision(each(status), now)]).toEqual([unanswered, waits]);
});

it('reminds of the answer a day before, unless there is no more than a day', () => {
	expect(remindAnswerAt(opened, after(72))).toEqual(after(48));
	expect(remindAnswerAt(opened, after(24))).toBeNull();
});

it('a party is on its own side, and other people on none', () => {
	const parties = { owner_id: 'o', renter_id: 'r' };
	expect(['o', 'r', 'a'].map((id) => sideOf(parties, id))).toEqual(['OWNER', 'RENTER', null]);
});

describe('who may do what', () => {
	const { answer, withdraw, decide } = answerSteps({
		notOpen: 'CLAIM_NOT_OPEN',
		late: 'CLAIM_ANSWER_LATE',
		notDecidable: 'CLAIM_NOT_DECIDABLE',
	});
	const { refusalOf, allowedActions } = stepsOf(
		{
			ACCEPT: { by: 'RENTER', refusal: answer },
			WITHDRAW: { by: 'OWNER', refusal: withdraw },
			DECIDE: { by: 'ADMIN', refusal: decide },
		},
		'CLAIM_OF_YOUR_OWN',
	);

	it.each([
		['OPEN', open, ['ACCEPT'], ['WITHDRAW'], []],
		['OPEN', late, [], ['WITHDRAW'], ['DECIDE']],
		['CONTESTED', open, [], ['WITHDRAW'], ['DECIDE']],
		['RESOLVED', late, [], [], []],
	])('%s at %s: renter %j, owner %j, admin %j', (status, now, renter, owner, admin) => {
		const allowed = (['RENTER', 'OWNER', 'ADMIN'] as const).map((actor) => allowedActions(actor, each(status), now));
		expect(allowed).toEqual([renter, owner, admin]);
	});

	it.each([
		['ACCEPT', 'RENTER', 'CONTESTED', 'CLAIM_NOT_OPEN'],
		['ACCEPT', 'RENTER', 'OPEN', 'CLAIM_ANSWER_LATE'],
		['WITHDRAW', 'OWNER', 'RESOLVED', 'CLAIM_NOT_OPEN'],
		['DECIDE', 'ADMIN', 'RESOLVED', 'CLAIM_NOT_DECIDABLE'],
		['DECIDE', 'OWNER', 'CONTESTED', 'CLAIM_OF_YOUR_OWN'],
		['ACCEPT', 'ADMIN', 'OPEN', 'NOT_ALLOWED'],
	] as const)('%s by %s of %s is refused', (action, actor, status, refusal) => {
		expect(refusalOf(action, actor, each(status), late)).toBe(refusal);
	});
});
