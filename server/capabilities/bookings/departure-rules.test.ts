import { describe, expect, it } from 'vitest';
import { type DepartureInput, departsFrom, departureProblem, turnBackProblem } from './departure-rules.ts';

const at = (time: string) => new Date(`2031-03-${time}+03:00`);
const report = { code: 'NO_SHOW_OWNER', saidAt: at('10T12:00'), contestBy: at('11T12:00'), contestedAt: null, closedAt: null } as const;
const pickup: DepartureInput = {
	...{ status: 'CONFIRMED', isPaid: true, startsAt: at('10T10:00'), endsAt: at('13T10:00') },
	...{ checkedInAt: null, returnedAt: null, noShow: null, lateUntil: null, isDelivered: false },
};
const fetched: DepartureInput = { ...pickup, checkedInAt: at('10T10:05'), isDelivered: true };
const late = { lateUntil: at('10T13:00') };

describe('a departure', () => {
	it.each([
		['to a pickup, three hours before', 'CHECK_IN', pickup, '10T07:00', null],
		['a minute earlier', 'CHECK_IN', pickup, '10T06:59', 'ON_THE_WAY_TOO_EARLY'],
		['to a renter who comes later', 'CHECK_IN', { ...pickup, ...late }, '10T09:59', 'ON_THE_WAY_TOO_EARLY'],
		['and three hours before they do', 'CHECK_IN', { ...pickup, ...late }, '10T10:00', null],
		['to a pickup that is overdue', 'CHECK_IN', pickup, '11T10:00', null],
		['when the trip is over', 'CHECK_IN', pickup, '13T10:00', 'ON_THE_WAY_NOT_POSSIBLE'],
		['with the car handed over', 'CHECK_IN', fetched, '10T10:06', 'ON_THE_WAY_NOT_POSSIBLE'],
		['before the payment', 'CHECK_IN', { ...pickup, isPaid: false }, '10T09:00', 'ON_THE_WAY_NOT_POSSIBLE'],
		['before the confirmation', 'CHECK_IN', { ...pickup, status: 'REQUESTED' }, '10T09:00', 'ON_THE_WAY_NOT_POSSIBLE'],
		['after a cancellation', 'CHECK_IN', { ...pickup, status: 'CANCELLED' }, '10T09:00', 'ON_THE_WAY_NOT_POSSIBLE'],
		['while a no-show is open', 'CHECK_IN', { ...pickup, noShow: report }, '10T12:01', 'ON_THE_WAY_NOT_POSSIBLE'],
		['once it was dismissed', 'CHECK_IN', { ...pickup, noShow: { ...report, closedAt: at('10T13:00') } }, '10T13:01', null],
		['to fetch a delivered car', 'CHECK_OUT', fetched, '13T07:00', null],
		['earlier', 'CHECK_OUT', fetched, '13T06:59', 'ON_THE_WAY_TOO_EARLY'],
		['to fetch one that is overdue', 'CHECK_OUT', fetched, '14T10:00', null],
		['to fetch one that the renter brings', 'CHECK_OUT', { ...fetched, isDelivered: false }, '13T09:00', 'ON_THE_WAY_NOT_POSSIBLE'],
		['to fetch one that never left', 'CHECK_OUT', { ...fetched, checkedInAt: null }, '13T09:00', 'ON_THE_WAY_NOT_POSSIBLE'],
		['with the car back', 'CHECK_OUT', { ...fetched, returnedAt: at('13T09:00') }, '13T09:01', 'ON_THE_WAY_NOT_POSSIBLE'],
	] as const)('%s', (_, phase, way, now, problem) => {
		expect(departureProblem(phase, way, at(now))).toBe(problem);
	});

	it('is possible from the moment that the refusal names', () => {
		expect([departsFrom('CHECK_IN', { ...pickup, ...late }), departsFrom('CHECK_OUT', fetched)]).toEqual([at('10T10:00'), at('13T07:00')]);
	});

	it.each([
		['by whoever said it', 'omar', false, pickup, null],
		['by a manager', 'sami', true, pickup, null],
		['by a colleague', 'sami', false, pickup, 'ON_THE_WAY_BY_ANOTHER'],
		['while a no-show is open', 'omar', true, { ...pickup, noShow: report }, 'ON_THE_WAY_NOT_POSSIBLE'],
		['after the return', 'omar', true, { ...fetched, returnedAt: at('13T09:00') }, 'ON_THE_WAY_NOT_POSSIBLE'],
	] as const)('is revoked %s', (_, personId, isManager, way, problem) => {
		expect(turnBackProblem({ personId: 'omar' }, way, { personId, isManager })).toBe(problem);
	});
});
