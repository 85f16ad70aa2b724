import { describe, expect, it } from 'vitest';
import { ammanIso } from '#contract/time.ts';
import { whenToSend } from './quiet-hours.ts';

const at = (time: string) => new Date(`2031-03-${time}+03:00`);
const MORNING = '2031-03-03T08:00:00+03:00';

describe('a letter at night', () => {
	it.each([
		['by day at once', '02T12:00:00', {}, '2031-03-02T12:00:00+03:00'],
		['a moment before the quiet at once', '02T21:59:59', {}, '2031-03-02T21:59:59+03:00'],
		['at ten in the evening in the morning', '02T22:00:00', {}, MORNING],
		['before midnight in the morning', '02T23:59:59', {}, MORNING],
		['at midnight in the same morning', '03T00:00:00', {}, MORNING],
		['a moment before eight at eight', '03T07:59:59', {}, MORNING],
		['at eight at once', '03T08:00:00', {}, MORNING],
		['for a pickup in the afternoon in the morning', '03T01:00:00', { needsBy: '2031-03-03T15:00:00+03:00' }, MORNING],
		['for a pickup at ten in the morning, with two hours left', '03T01:00:00', { needsBy: '2031-03-03T10:00:00+03:00' }, MORNING],
		['for a pickup at half past nine at once', '03T01:00:00', { needsBy: '2031-03-03T09:30:00+03:00' }, '2031-03-03T01:00:00+03:00'],
		['for an answer due at night at once', '02T23:00:00', { needsBy: '2031-03-03T03:00:00+03:00' }, '2031-03-02T23:00:00+03:00'],
		['of a failed payment at once', '03T02:00:00', { type: 'PAYMENT_FAILED' }, '2031-03-03T02:00:00+03:00'],
		['of changed payout details at once', '03T02:00:00', { type: 'PAYOUT_DETAILS_CHANGED' }, '2031-03-03T02:00:00+03:00'],
		['of a payout in the morning', '03T02:00:00', { type: 'PAYOUT_PAID' }, MORNING],
	] as const)('is sent %s', (_, now, line, expected) => {
		expect(ammanIso(whenToSend(at(now), { type: 'BOOKING_CONFIRMED', ...line }))).toBe(expected);
	});

	it('at the end of a year waits for the first morning of the next', () => {
		const sent = whenToSend(new Date('2031-12-31T22:30:00+03:00'), { type: 'NEW_MESSAGE' });
		expect(ammanIso(sent)).toBe('2032-01-01T08:00:00+03:00');
	});
});
