import { describe, expect, it } from 'vitest';
import { pickupAfterLanding } from '#contract/pickup-hours.ts';
import { HOUR_MS } from '#contract/time.ts';
import { agreedOf, canAnnounceLateness, canMovePlace, distanceMetres, lateProblem, needsConsent, sharesPlace } from './place-rules.ts';
import type { BookingLifecycle } from './rules.ts';

const at = (text: string) => new Date(`${text}+03:00`);
const abdoun = { latitude: 31.945, longitude: 35.886 };
const sweifieh = { latitude: 31.955, longitude: 35.863 };
const airport = { latitude: 31.7226, longitude: 35.9932 };

describe('the exact place', () => {
	const endsAt = at('2027-03-25T10:00');
	it.each([
		['REQUESTED', '2027-03-20T10:00', false],
		['CONFIRMED', '2027-03-20T10:00', true],
		['COMPLETED', '2027-03-26T10:00', true],
		['COMPLETED', '2027-04-24T09:59', true],
		['COMPLETED', '2027-04-24T10:00', false],
		['CONFIRMED', '2027-05-01T10:00', false],
		['CANCELLED', '2027-03-20T10:00', false],
	] as const)('of a booking that is %s at %s is shared: %s', (status, now, shared) => {
		expect(sharesPlace({ status, endsAt }, at(now))).toBe(shared);
	});
});

describe('another place', () => {
	it.each([
		['nearby', { pin: abdoun }, sweifieh, false],
		['at the airport', { pin: abdoun }, airport, true],
		['when the agreed one has no pin', { pin: null }, sweifieh, true],
		['when none was agreed', null, airport, false],
	] as const)('%s', (_, agreed, proposed, consent) => {
		expect(needsConsent(agreed, proposed)).toBe(consent);
	});

	it.each([
		['the one of the confirmation', [['MEETING_POINT', 'CURRENT', 0]], null, 0, 0],
		[
			'not the one to which the owner moved it',
			[
				['DELIVERY', 'REPLACED', 0],
				['OWNER', 'CURRENT', 1],
			],
			null,
			0,
			0,
		],
		[
			'one that was accepted',
			[
				['DELIVERY', 'REPLACED', 0],
				['OWNER', 'REPLACED', 1, 2],
				['OWNER', 'CURRENT', 3],
			],
			null,
			1,
			0,
		],
		[
			'not one that was declined',
			[
				['DELIVERY', 'CURRENT', 0],
				['OWNER', 'DECLINED', 1, 2],
				['OWNER', 'PROPOSED', 3],
			],
			null,
			0,
			0,
		],
		[
			'not one of a handover before',
			[
				['MEETING_POINT', 'REPLACED', 0],
				['OWNER', 'CURRENT', 3],
			],
			2,
			undefined,
			1,
		],
		[
			'the one of a changed handover',
			[
				['OWNER', 'REPLACED', 0, 1],
				['DELIVERY', 'CURRENT', 2],
			],
			2,
			1,
			1,
		],
	] as const)('is compared with %s', (_, rows, since, agreed, first) => {
		const hour = (hours: number) => new Date(at('2027-03-20T10:00').getTime() + hours * HOUR_MS);
		const places = rows.map(([origin, status, created, decided]) => ({
			...{ origin, status, created_at: hour(created), decided_at: decided === undefined ? null : hour(decided) },
		}));
		const found = agreedOf(places, since === null ? null : hour(since));
		expect([found.agreed, found.first]).toEqual([agreed, first].map((index) => (index === undefined ? undefined : places[index])));
	});

	it('is measured along the surface of the earth', () => {
		expect(distanceMetres(abdoun, abdoun)).toBe(0);
		expect(distanceMetres(abdoun, sweifieh)).toBeGreaterThan(2300);
		expect(distanceMetres(abdoun, sweifieh)).toBeLessThan(2600);
		expect(distanceMetres(abdoun, airport)).toBeGreaterThan(25_000);
	});
});

it.each([
	['2027-03-20T21:40', '2027-03-20T22:30'],
	['2027-03-20T21:45', '2027-03-20T22:30'],
	['2027-03-20T21:46', '2027-03-20T23:00'],
	['2027-03-31T23:20', '2027-04-01T00:30'],
])('after a landing at %s the pickup is proposed for %s', (landsAt, pickup) => {
	expect(pickupAfterLanding(at(landsAt))).toEqual(at(pickup));
});

describe('a renter who arrives later', () => {
	const booking: BookingLifecycle = {
		...{ status: 'CONFIRMED', isPaid: true, respondBy: null, holdExpiresAt: at('2027-03-01T10:00') },
		...{ startsAt: at('2027-03-20T10:00'), endsAt: at('2027-03-25T10:00') },
		...{ returnedAt: null, checkedInAt: null, noShow: null, landsAt: null, lateUntil: null, completionWaits: false },
	};
	const early = '2027-03-20T09:00';
	const report = { code: 'NO_SHOW_RENTER', saidAt: at(early), contestBy: at(early), contestedAt: null, closedAt: null } as const;

	it.each([
		['within six hours', booking, '2027-03-20T16:00', early, null],
		['a minute more', booking, '2027-03-20T16:01', early, 'LATE_OUT_OF_RANGE'],
		['at the agreed time', booking, '2027-03-20T10:00', early, 'LATE_OUT_OF_RANGE'],
		['in the past', booking, '2027-03-20T11:00', '2027-03-20T11:30', 'LATE_OUT_OF_RANGE'],
		['after the start', booking, '2027-03-20T12:00', '2027-03-20T11:30', null],
		['a day before', booking, '2027-03-20T12:00', '2027-03-19T10:00', null],
		['earlier', booking, '2027-03-20T12:00', '2027-03-19T09:59', 'LATE_TOO_EARLY'],
		['earlier, before the confirmation', { ...booking, status: 'REQUESTED' }, '2027-03-20T12:00', '2027-03-10T10:00', 'LATE_NOT_POSSIBLE'],
		['too late to say it', booking, '2027-03-20T16:00', '2027-03-20T16:00', 'LATE_NOT_POSSIBLE'],
		['a second time', { ...booking, lateUntil: at('2027-03-20T12:00') }, '2027-03-20T13:00', early, 'LATE_ALREADY_SAID'],
		['before the confirmation', { ...booking, status: 'REQUESTED' }, '2027-03-20T12:00', early, 'LATE_NOT_POSSIBLE'],
		['with the car', { ...booking, checkedInAt: at(early) }, '2027-03-20T12:00', early, 'LATE_NOT_POSSIBLE'],
		['after a report', { ...booking, noShow: report }, '2027-03-20T12:00', early, 'LATE_NOT_POSSIBLE'],
	] as const)('%s', (_, lifecycle, expectedAt, now, problem) => {
		expect(lateProblem(lifecycle, at(expectedAt), at(now))).toBe(problem);
		if (problem === null || problem === 'LATE_NOT_POSSIBLE' || problem === 'LATE_TOO_EARLY')
			expect(canAnnounceLateness(lifecycle, at(now))).toBe(problem === null);
	});

	it.each([
		['before the pickup', booking, early, true],
		['after the handover', { ...booking, checkedInAt: at(early) }, early, false],
		['after the end', booking, '2027-03-25T10:00', false],
	] as const)('has a place that can be moved %s: %s', (_, lifecycle, now, possible) => {
		expect(canMovePlace(lifecycle, at(now))).toBe(possible);
	});
});
