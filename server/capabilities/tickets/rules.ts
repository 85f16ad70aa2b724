/** Rules of tickets: the state after each action, the person's actions, numbers and times. Pure. */
import { foldDigits } from '#contract/digits.ts';
import type { RefusalCode } from '#contract/index.ts';
import { TICKET_REOPEN_DAYS, type Ticket, type TicketAction, type TicketStatus, ticketTransitions } from '#contract/tickets.ts';
import { DAY_MS } from '#contract/time.ts';

export type TicketState = { status: TicketStatus; solvedAt: Date | null };

const MINUTE_MS = 60_000;
const NUMBER_DIGITS = 6;

/** 123 → MW-000123. */
export const formatTicketNumber = (number: bigint): string => `MW-${String(number).padStart(NUMBER_DIGITS, '0')}`;

const TYPED_NUMBER = /^(?:mw)?[\s-]*(\d{1,12})$/i;

/** `MW-000123`, `mw 123` and `١٢٣` → 123; null for what is no number. */
export function typedTicketNumber(typed: string): bigint | null {
	const [, digits] = TYPED_NUMBER.exec(foldDigits(typed).trim()) ?? [];
	return digits === undefined ? null : BigInt(digits);
}

/** Why the action is refused now; null if it is allowed. */
export function actionRefusal({ status, solvedAt }: TicketState, action: TicketAction, now: Date): RefusalCode | null {
	if (!ticketTransitions[status][action]) return 'TICKET_ALREADY_SOLVED';
	const isOver = action === 'ASK' && solvedAt !== null && now.getTime() - solvedAt.getTime() > TICKET_REOPEN_DAYS * DAY_MS;
	return isOver ? 'TICKET_CLOSED' : null;
}

/** The person's actions now. */
export const allowedActions = (state: TicketState, now: Date): Ticket['allowedActions'] =>
	(['ASK', 'SOLVE'] as const).filter((action) => actionRefusal(state, action, now) === null);

export type TicketChange = {
	status: TicketStatus;
	waiting_since: Date | null;
	solved_at: Date | null;
	first_answered_at?: Date;
};

type Times = TicketState & { waitingSince: Date | null; firstAnsweredAt: Date | null };

/** The row after an action that `actionRefusal` admits. The waiting time does not restart when the person writes again. */
export function changeBy({ status, waitingSince, firstAnsweredAt }: Times, action: TicketAction, now: Date): TicketChange {
	const next = ticketTransitions[status][action];
	if (!next) throw new Error(`a ticket that is ${status} does not take ${action}`);
	return {
		status: next,
		waiting_since: next === 'OPEN' ? (waitingSince ?? now) : null,
		solved_at: next === 'SOLVED' ? now : null,
		...(action === 'ANSWER' && !firstAnsweredAt && { first_answered_at: now }),
	};
}

/** Whole minutes from one time to the other; null if the other is not yet. */
export const minutesBetween = (from: Date, to: Date | null): number | null => to && Math.round((to.getTime() - from.getTime()) / MINUTE_MS);
