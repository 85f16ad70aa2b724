import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ClaimAction, claimActions } from '#contract/claim-shapes.ts';
import { HOUR_MS } from '#contract/time.ts';
import type { CaseActor as Actor } from '#server/capabilities/cases/index.ts';
import { allocateClaim, allowedActions, type ClaimLifecycle, type ExcessState, refusalOf } from './rules.ts';

const NOW = new Date('2031-03-14T07:00:00Z');
const later = new Date(NOW.getTime() + HOUR_MS);
const lifecycle = (status: ClaimLifecycle['status'], over: Partial<ClaimLifecycle> = {}): ClaimLifecycle => ({
	status,
	answerBy: later,
	excess: 'NONE',
	...over,
});
const excessOf = (status: 'ACCEPTED' | 'RESOLVED', excess: ExcessState) => lifecycle(status, { excess });

const NOT_YOURS = {
	ADD_LINES: 'NOT_ALLOWED',
	ACCEPT: 'NOT_ALLOWED',
	CONTEST: 'NOT_ALLOWED',
	WITHDRAW: 'NOT_ALLOWED',
	PAY: 'NOT_ALLOWED',
} as const;
const NOT_AN_ADMINS = { RESOLVE: 'CLAIM_OF_YOUR_OWN', WRITE_OFF: 'CLAIM_OF_YOUR_OWN' } as const;

/** For every state of a claim: what each actor may do, and which refusal the others get. */
type Row = {
	of: string;
	claim: ClaimLifecycle;
	renter: ClaimAction[];
	owner: ClaimAction[];
	admin: ClaimAction[];
	whyNot: Partial<Record<ClaimAction, string>>;
};
const decided: Row['whyNot'] = {
	ACCEPT: 'CLAIM_NOT_OPEN',
	CONTEST: 'CLAIM_NOT_OPEN',
	ADD_LINES: 'CLAIM_NOT_OPEN',
	WITHDRAW: 'CLAIM_NOT_OPEN',
	RESOLVE: 'CLAIM_NOT_DECIDABLE',
	PAY: 'CLAIM_NOTHING_TO_PAY',
	WRITE_OFF: 'CLAIM_NOTHING_TO_PAY',
};
const nothingToPay = { PAY: 'CLAIM_NOTHING_TO_PAY', WRITE_OFF: 'CLAIM_NOTHING_TO_PAY' } as const;
const table: Row[] = [
	{
		of: 'open, in time',
		claim: lifecycle('OPEN'),
		renter: ['ACCEPT', 'CONTEST'],
		owner: ['ADD_LINES', 'WITHDRAW'],
		admin: [],
		whyNot: { RESOLVE: 'CLAIM_NOT_DECIDABLE', ...nothingToPay },
	},
	{
		of: 'open, the time to answer just over',
		claim: lifecycle('OPEN', { answerBy: NOW }),
		renter: [],
		owner: ['WITHDRAW'],
		admin: ['RESOLVE'],
		whyNot: { ACCEPT: 'CLAIM_ANSWER_LATE', CONTEST: 'CLAIM_ANSWER_LATE', ADD_LINES: 'CLAIM_ANSWER_LATE', ...nothingToPay },
	},
	...[later, NOW].map((answerBy) => ({
		of: `contested, ${answerBy === NOW ? 'after' : 'within'} the time to answer`,
		claim: lifecycle('CONTESTED', { answerBy }),
		renter: [],
		owner: ['WITHDRAW' as const],
		admin: ['RESOLVE' as const],
		whyNot: { ACCEPT: 'CLAIM_NOT_OPEN', CONTEST: 'CLAIM_NOT_OPEN', ADD_LINES: 'CLAIM_NOT_OPEN', ...nothingToPay },
	})),
	...(['ACCEPTED', 'RESOLVED'] as const).flatMap((status): Row[] => [
		{ of: `${status}, within the deposit`, claim: lifecycle(status), renter: [], owner: [], admin: [], whyNot: decided },
		{
			of: `${status}, excess asked for`,
			claim: excessOf(status, 'ASKED'),
			renter: ['PAY'],
			owner: [],
			admin: ['WRITE_OFF'],
			whyNot: decided,
		},
		{ of: `${status}, excess paid`, claim: excessOf(status, 'PAID'), renter: [], owner: [], admin: [], whyNot: decided },
		{ of: `${status}, excess written off`, claim: excessOf(status, 'WRITTEN_OFF'), renter: [], owner: [], admin: [], whyNot: decided },
	]),
];

describe('a claim in the state', () => {
	it.each(table)('$of', ({ claim, renter, owner, admin, whyNot }) => {
		expect(allowedActions('RENTER', claim, NOW)).toEqual(renter);
		expect(allowedActions('OWNER', claim, NOW)).toEqual(owner);
		expect(allowedActions('ADMIN', claim, NOW)).toEqual(admin);
		const doer: Record<ClaimAction, Actor> = {
			ACCEPT: 'RENTER',
			CONTEST: 'RENTER',
			ADD_LINES: 'OWNER',
			WITHDRAW: 'OWNER',
			RESOLVE: 'ADMIN',
			PAY: 'RENTER',
			WRITE_OFF: 'ADMIN',
		};
		for (const action of claimActions) {
			const may = [...renter, ...owner, ...admin].includes(action);
			expect([action, refusalOf(action, doer[action], claim, NOW)]).toEqual([action, may ? null : whyNot[action]]);
			for (const other of (['OWNER', 'RENTER', 'ADMIN'] as const).filter((each) => each !== doer[action])) {
				expect(refusalOf(action, other, claim, NOW)).toBe({ ...NOT_YOURS, ...NOT_AN_ADMINS }[action]);
			}
		}
	});
});

describe('a claim against a deposit', () => {
	it.each([
		[106_500n, 30_000n, { fromDepositFils: 30_000n, depositBackFils: 76_500n, excessFils: 0n }],
		[106_500n, 106_500n, { fromDepositFils: 106_500n, depositBackFils: 0n, excessFils: 0n }],
		[106_500n, 150_000n, { fromDepositFils: 106_500n, depositBackFils: 0n, excessFils: 43_500n }],
		[0n, 10n, { fromDepositFils: 0n, depositBackFils: 0n, excessFils: 10n }],
	])('%s held, %s claimed', (held, total, expected) => {
		expect(allocateClaim(held, total)).toEqual({ totalFils: total, ...expected });
	});

	it('neither loses nor creates money', () => {
		fc.assert(
			fc.property(fc.bigInt(0n, 10n ** 8n), fc.bigInt(0n, 10n ** 8n), (held, total) => {
				const { fromDepositFils, depositBackFils, excessFils } = allocateClaim(held, total);
				expect(fromDepositFils + depositBackFils).toBe(held);
				expect(fromDepositFils + excessFils).toBe(total);
				expect(depositBackFils * excessFils).toBe(0n);
			}),
		);
	});
});
