import { describe, expect, it } from 'vitest';
import { aWorld } from '#tests/support/world.ts';
import { businessDayAfter, businessDaysLater } from './business-days.ts';

const world = aWorld();
const eid = new Set(['2026-03-20', '2026-03-21', '2026-03-22', '2026-03-23']);

describe('the business day after', () => {
	it.each([
		['a Sunday, one on', '2026-11-22', 1, '2026-11-23'],
		['a Thursday, over the weekend', '2026-11-26', 1, '2026-11-29'],
		['a Friday', '2026-11-27', 1, '2026-11-29'],
		['a Wednesday, three on', '2026-11-25', 3, '2026-11-30'],
		['none on', '2026-11-27', 0, '2026-11-27'],
		['the eve of a feast', '2026-03-19', 1, '2026-03-24'],
		['a Tuesday before a feast, three on', '2026-03-17', 3, '2026-03-24'],
	])('%s', (_, date, count, expected) => {
		expect(businessDayAfter(date, count, eid)).toBe(expected);
	});

	it('excludes the holidays of the table, and retains the time of day', async () => {
		const { db } = world.running.platform;
		// Labour Day 2031 is a Thursday: the next open day is Sunday.
		const later = await businessDaysLater(db, new Date('2031-04-30T09:30:00+03:00'), 1);
		expect(later.toISOString()).toBe('2031-05-04T06:30:00.000Z');
	});
});
