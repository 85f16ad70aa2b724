import { describe, expect, it } from 'vitest';
import { filesNamedIn, isStillGood, pagesToStore } from './stored-trips.ts';

const NOW = Date.parse('2026-05-04T12:00:00+03:00');
const HOUR_MS = 3_600_000;
const trip = (id: string, hours: number, status: 'REQUESTED' | 'CONFIRMED' | 'COMPLETED' | 'CANCELLED' = 'CONFIRMED') => ({
	id,
	status,
	startAt: new Date(NOW + hours * HOUR_MS).toISOString(),
});
const pagesOf = (...ids: string[]) => [
	'/trips',
	...ids.flatMap((id) => [`/booking/${id}`, `/booking/${id}/agreement`, `/booking/${id}/handover`]),
];

describe('pages that are stored in advance', () => {
	it.each([
		['that began days ago and is not over', trip('a', -100), true],
		['that begins tomorrow', trip('a', 24), true],
		['that begins in 48 hours', trip('a', 48), true],
		['that begins later', trip('a', 49), false],
		['that its owner has not accepted', trip('a', 5, 'REQUESTED'), false],
		['that is over', trip('a', -100, 'COMPLETED'), false],
		['that was cancelled', trip('a', 5, 'CANCELLED'), false],
	])('of a trip %s', (_, given, isStored) => {
		expect(pagesToStore([given], NOW)).toEqual(isStored ? pagesOf('a') : []);
	});

	it('are those of at most three trips, the first ones', () => {
		const trips = [trip('d', 40), trip('a', -50), trip('c', 20), trip('b', 3)];
		expect(pagesToStore(trips, NOW)).toEqual(pagesOf('a', 'b', 'c'));
	});
});

it('styles and scripts of a page are found, each once', () => {
	const html =
		'<script data-app="/assets/b1/boot.js" data-modules="/assets/b1/app-x.js /assets/b1/boot.js"></script><link rel="stylesheet" href="/assets/style-1.css">';
	expect(filesNamedIn(html)).toEqual(['/assets/b1/boot.js', '/assets/b1/app-x.js', '/assets/style-1.css']);
	expect(filesNamedIn('<p>nothing</p>')).toEqual([]);
});

it.each([
	['young and in this language', 'ar', 10, true],
	['in the other language', 'en', 10, false],
	['older than an hour', 'ar', 61, false],
])('a stored page that is %s: whether it stays', (_, language, minutes, stays) => {
	const storedAt = new Date(NOW - minutes * 60_000).toUTCString();
	expect(isStillGood(`<!doctype html>\n<html lang="${language}" dir="rtl">`, storedAt, 'ar', NOW)).toBe(stays);
});
