/** The hours at which a stay may begin or end, for the calendar and the hour fields. */
import type { BookedRange } from '#contract/availability.ts';
import { canStartAt, handoverTimes, type StayRules, stayProblem } from '#contract/stay-rules.ts';
import { addDays, parseMoment, parsePickup } from '#contract/time.ts';
import { dateOf, occupancy, returnTime, type Stay, writePickup, writeReturn } from './stay.ts';

/** `OCCUPIED`: another renter has the car. `CLOSED`: the rules or the clock refuse this hour. */
type HourState = 'FREE' | 'OCCUPIED' | 'CLOSED';
export type HourChoice = { time: string; state: HourState };
type StayInput = { booked: readonly BookedRange[]; rules: StayRules; now: Date };

export type StayTimes = {
	/** Half-hours of the date within the car's hours. */
	pickups(date: string): HourChoice[];
	/** The same for the return of a stay that begins at `pickup`. */
	returns(date: string, pickup: string): HourChoice[];
};

export function stayTimes({ booked, rules, now }: StayInput): StayTimes {
	const overlaps = occupancy(booked);
	return {
		pickups: (date) => {
			const shortest = parseMoment(`${addDays(date, rules.minRentalDays)}T${rules.hours.from}`);
			return handoverTimes(date, rules).map(({ time, moment }) => ({
				time,
				state: shortest && overlaps(moment, shortest) ? 'OCCUPIED' : canStartAt(moment, now, rules) ? 'FREE' : 'CLOSED',
			}));
		},
		returns: (date, pickup) => {
			const start = parsePickup(pickup, now);
			return handoverTimes(date, rules).map(({ time, moment }) => {
				if (!start || moment <= start) return { time, state: 'CLOSED' };
				if (overlaps(start, moment)) return { time, state: 'OCCUPIED' };
				const problem = stayProblem({ start, end: moment }, now, rules)?.code;
				return { time, state: problem && !ABOUT_PICKUP.has(problem) ? 'CLOSED' : 'FREE' };
			});
		},
	};
}

/** Problems that no other hour of return would solve. */
const ABOUT_PICKUP: ReadonlySet<string> = new Set(['PICKUP_IN_PAST', 'NOTICE_TOO_SHORT', 'OUTSIDE_HOURS']);

/** The free hour nearest to this one, later ones first; null if none is free. */
export function nearestFree(choices: readonly HourChoice[], time: string): string | null {
	const free = choices.filter(({ state }) => state === 'FREE');
	return (free.find((choice) => choice.time >= time) ?? free.at(-1))?.time ?? null;
}

export const isOccupied = (choices: readonly HourChoice[]): boolean =>
	choices.length > 0 && choices.every(({ state }) => state === 'OCCUPIED');
export const isClosed = (choices: readonly HourChoice[]): boolean => !choices.some(({ state }) => state === 'FREE');

type Chosen = { date: string; time: string };

/** The stay after choosing another pickup: its return moves to a free hour of its day, or is removed if there is none. */
export function withPickup(stay: Stay, { date, time }: Chosen, times: StayTimes, now: Date): Stay {
	const pickup = writePickup(date, time, now);
	if (!stay.return) return { pickup, return: null };
	const back = dateOf(stay.return);
	const backTime = nearestFree(times.returns(back, pickup), returnTime(stay.return));
	return { pickup, return: backTime && writeReturn(back, backTime) };
}

export const withReturn = (stay: Stay, { date, time }: Chosen): Stay => ({ ...stay, return: writeReturn(date, time) });
