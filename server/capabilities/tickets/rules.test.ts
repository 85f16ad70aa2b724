import { describe, expect, it } from 'vitest';
import { TICKET_REOPEN_DAYS, type TicketAction, type TicketStatus } from '#contract/tickets.ts';
import { DAY_MS } from '#contract/time.ts';
import { actionRefusal, allowedActions, changeBy, formatTicketNumber, minutesBetween } from './rules.ts';

const now = new Date('2031-03-02T10:00:00Z');
const before = (ms: number) => new Date(now.getTime() - ms);
const stateOf = (status: TicketStatus, solvedAt = status === 'SOLVED' ? before(DAY_MS) : null) => ({ status, solvedAt });

describe('an action on a ticket', () => {
	it.each<[TicketStatus, TicketAction, TicketStatus | null]>([
		['OPEN', 'ASK', 'OPEN'],
		['OPEN', 'ANSWER', 'WAITING_FOR_PERSON'],
		['OPEN', 'SOLVE', 'SOLVED'],
		['WAITING_FOR_PERSON', 'ASK', 'OPEN'],
		['WAITING_FOR_PERSON', 'ANSWER', 'WAITING_FOR_PERSON'],
		['WAITING_FOR_PERSON', 'SOLVE', 'SOLVED'],
		['SOLVED', 'ASK', 'OPEN'],
		['SOLVED', 'ANSWER', 'WAITING_FOR_PERSON'],
		['SOLVED', 'SOLVE', null],
	])('%s, %s → %s', (status, action, next) => {
		const state = stateOf(status);
		expect(actionRefusal(state, action, now)).toBe(next === null ? 'TICKET_ALREADY_SOLVED' : null);
		if (next === null) return;
		const change = changeBy({ ...state, waitingSince: null, firstAnsweredAt: null }, action, now);
		expect(change).toMatchObject({
			status: next,
			waiting_since: next === 'OPEN' ? now : null,
			solved_at: next === 'SOLVED' ? now : null,
		});
	});

	it('can be asked about again for 14 days after the solution, to the minute', () => {
		const solved = (ms: number) => stateOf('SOLVED', before(ms));
		expect(actionRefusal(solved(TICKET_REOPEN_DAYS * DAY_MS), 'ASK', now)).toBeNull();
		expect(actionRefusal(solved(TICKET_REOPEN_DAYS * DAY_MS + 1), 'ASK', now)).toBe('TICKET_CLOSED');
		expect(actionRefusal(solved(TICKET_REOPEN_DAYS * DAY_MS + 1), 'ANSWER', now)).toBeNull();
		expect(allowedActions(solved(TICKET_REOPEN_DAYS * DAY_MS + 1), now)).toEqual([]);
		expect(allowedActions(stateOf('OPEN'), now)).toEqual(['ASK', 'SOLVE']);
	});

	it('does not restart the waiting time when the person writes again, and sets the first answer once', () => {
		const earlier = before(DAY_MS);
		const open = { ...stateOf('OPEN'), waitingSince: earlier, firstAnsweredAt: null };
		expect(changeBy(open, 'ASK', now).waiting_since).toBe(earlier);
		expect(changeBy(open, 'ANSWER', now).first_answered_at).toBe(now);
		expect(changeBy({ ...open, firstAnsweredAt: earlier }, 'ANSWER', now)).not.toHaveProperty('first_answered_at');
	});
});

it('has a number of six digits, or more', () => {
	expect(formatTicketNumber(123n)).toBe('MW-000123');
	expect(formatTicketNumber(1_234_567n)).toBe('MW-1234567');
});

it('counts whole minutes', () => {
	expect(minutesBetween(before(90_000), now)).toBe(2);
	expect(minutesBetween(now, null)).toBeNull();
});
