import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { WhereAndWhen } from '#contract/where-and-when.ts';
import { renderPart } from '#tests/parts/render-part.tsx';
import { OnTheWay, PlaceLine } from './place-line.tsx';

const where = {
	zone: 'Queen Alia Airport',
	area: null,
	place: null,
	startAt: '2031-03-05T22:30:00+03:00',
	flightNumber: 'RJ112',
	landsAt: '2031-03-05T21:40:00+03:00',
	late: { expectedAt: '2031-03-05T23:30:00+03:00', saidAt: '2031-03-05T21:00:00+03:00' },
} as unknown as WhereAndWhen;

const afterMidnight = {
	startAt: '2031-03-06T00:30:00+03:00',
	late: { expectedAt: '2031-03-06T02:00:00+03:00', saidAt: '2031-03-06T00:00:00+03:00' },
};
const untilMorning = { late: { expectedAt: '2031-03-06T04:30:00+03:00', saidAt: '2031-03-05T21:00:00+03:00' } };

const rows: ReadonlyArray<[string, 'en' | 'ar', Partial<WhereAndWhen>, expected: string]> = [
	['with the flight and the delay', 'en', {}, 'RJ112, lands 21:40Arrives later: 23:30'],
	['with the flight and the delay', 'ar', {}, 'RJ112، تهبط 21:40الوصول متأخر: 23:30'],
	['without a delay', 'en', { late: null }, 'RJ112, lands 21:40'],
	['with the day of a flight of the evening before', 'en', afterMidnight, 'RJ112, lands 21:40 the day beforeArrives later: 02:00'],
	['with the day of a flight of the evening before', 'ar', afterMidnight, 'RJ112، تهبط 21:40 في اليوم السابقالوصول متأخر: 02:00'],
	['with the day of an arrival after midnight', 'en', untilMorning, 'RJ112, lands 21:40Arrives later: 04:30 the next day'],
	['with the day of an arrival after midnight', 'ar', untilMorning, 'RJ112، تهبط 21:40الوصول متأخر: 04:30 في اليوم التالي'],
];

it.each(rows)('has the renter’s arrival, %s (%s)', (_, language, more, expected) => {
	renderPart(<PlaceLine where={{ ...where, ...more }} />, { language });
	expect(screen.getByTestId('arrival').textContent).toBe(expected);
});

const left = { phase: 'CHECK_IN', name: { en: 'Sama Cars · Omar', ar: 'سما للسيارات · عمر' }, since: '2031-03-05T21:12:00+03:00' } as const;
const fetching = {
	endAt: '2031-03-08T00:30:00+03:00',
	onTheWay: { ...left, phase: 'CHECK_OUT', since: '2031-03-07T23:40:00+03:00' },
} as const;

it.each([
	['to the pickup', 'en', { onTheWay: left }, 'Sama Cars · Omar is on the way, since 21:12'],
	['to the pickup', 'ar', { onTheWay: left }, 'سما للسيارات · عمر في الطريق منذ الساعة 21:12'],
	['to fetch the car', 'en', fetching, 'Sama Cars · Omar is on the way to collect the car, since 23:40 the day before'],
	['to fetch the car', 'ar', fetching, 'سما للسيارات · عمر في الطريق لاستلام السيارة منذ الساعة 23:40 في اليوم السابق'],
] as const)('has the person on the way %s (%s)', (_, language, more, expected) => {
	renderPart(<OnTheWay where={{ ...where, ...more }} />, { language });
	expect(screen.getByTestId('on-the-way').textContent?.replaceAll(/[\u2068\u2069]/g, '')).toBe(expected);
});
