import { describe, expect, it } from 'vitest';
import { formatCount, formatWait } from './format-duration.ts';
import { refuse } from './refusal.ts';

describe('a wait in words', () => {
	it.each([
		[0.2, 'a second', 'ثانية واحدة'],
		[2, '2 seconds', 'ثانيتين'],
		[7, '7 seconds', '7 ثوانٍ'],
		[45, '45 seconds', '45 ثانية'],
		[60, 'a minute', 'دقيقة واحدة'],
		[61, '2 minutes', 'دقيقتين'],
		[300, '5 minutes', '5 دقائق'],
		[3541, 'an hour', 'ساعة واحدة'],
		[3600, 'an hour', 'ساعة واحدة'],
		[3601, '2 hours', 'ساعتين'],
		[12 * 3600, '12 hours', '12 ساعة'],
		[86_400, 'a day', 'يوم واحد'],
		[11 * 86_400, '11 days', '11 يوماً'],
	])('%s seconds', (seconds, en, ar) => {
		expect([formatWait(seconds, 'en'), formatWait(seconds, 'ar')]).toEqual([en, ar]);
	});

	it('in the refusal of too many attempts', () => {
		const refusal = refuse('TOO_MANY_REQUESTS', { seconds: 3600 });
		expect(refusal.sentence('en')).toBe('Too many attempts. Please try again in an hour.');
		expect(refusal.sentence('ar')).toBe('محاولات كثيرة. حاول مجدداً بعد ساعة واحدة.');
	});
});

describe('a count with its unit', () => {
	it.each([
		[1, 'day', '1 day', 'يوم واحد'],
		[2, 'day', '2 days', 'يومان'],
		[30, 'day', '30 days', '30 يوماً'],
		[100, 'day', '100 days', '100 يوم'],
		[24, 'hour', '24 hours', '24 ساعة'],
	] as const)('%s of a %s', (count, unit, en, ar) => {
		expect([formatCount(count, unit, 'en'), formatCount(count, unit, 'ar')]).toEqual([en, ar]);
	});

	it('in the refusal of a booking', () => {
		expect(refuse('RENTAL_TOO_SHORT', { days: 3 }).sentence('en')).toBe('Minimum rental for this car: 3 days.');
		expect(refuse('NOTICE_TOO_SHORT', { hours: 2 }).sentence('ar')).toContain(': ساعتان.');
	});
});
