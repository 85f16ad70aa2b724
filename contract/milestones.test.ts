import { describe, expect, it } from 'vitest';
import type { BookingTimeline } from './booking-life.ts';
import { milestoneKinds, milestonesAfter, milestonesOf } from './milestones.ts';

type Happened = BookingTimeline['happened'][number];
const events = (...kinds: string[]) =>
	kinds.map((kind, index) => ({ kind, at: `2026-12-0${index + 1}T10:00:00+03:00`, amountJod: null, reason: null }) as Happened);
const steps = (...kinds: BookingTimeline['comes'][number]['kind'][]) =>
	kinds.map((kind) => ({ kind, at: '2026-12-20T10:00:00+03:00', amountJod: null }));
const inShort = (story: BookingTimeline, status: Parameters<typeof milestonesOf>[1]['status']) =>
	milestonesOf(story, { status, isOverdue: false }).map(({ kind, state, opens }) => [kind, state, opens].filter(Boolean).join(' '));

const PAID = ['REQUEST PAST', 'PAYMENT PAST RECEIPT'];
const CONFIRMED = [...PAID, 'CONFIRMATION PAST AGREEMENT'];

describe('the milestones of a trip', () => {
	it.each([
		[
			'before it is paid',
			events('REQUESTED'),
			steps('PAY', 'PICK_UP', 'RETURN'),
			'REQUESTED',
			['REQUEST PAST', 'PAYMENT CURRENT', 'CONFIRMATION FUTURE', 'PICKUP FUTURE', 'RETURN FUTURE', 'DEPOSIT FUTURE'],
		],
		[
			'while the owner has not answered',
			events('REQUESTED', 'PAID'),
			steps('ANSWER', 'PICK_UP', 'RETURN', 'DEPOSIT'),
			'REQUESTED',
			[...PAID, 'CONFIRMATION CURRENT', 'PICKUP FUTURE', 'RETURN FUTURE', 'DEPOSIT FUTURE'],
		],
		[
			'before the pickup, with the code',
			events('REQUESTED', 'PAID', 'CONFIRMED', 'LATE'),
			steps('PICK_UP', 'RETURN', 'DEPOSIT'),
			'CONFIRMED',
			[...CONFIRMED, 'PICKUP CURRENT CODE', 'RETURN FUTURE', 'DEPOSIT FUTURE'],
		],
		[
			'under way, with the photos of the handover',
			events('REQUESTED', 'PAID', 'CONFIRMED', 'CHECKED_IN'),
			steps('RETURN', 'COMPLETE', 'DEPOSIT'),
			'CONFIRMED',
			[...CONFIRMED, 'PICKUP PAST PHOTOS', 'RETURN CURRENT', 'DEPOSIT FUTURE'],
		],
		[
			'while the deposit is held',
			events('REQUESTED', 'PAID', 'CONFIRMED', 'CHECKED_IN', 'RETURNED', 'COMPLETED'),
			steps('DEPOSIT'),
			'COMPLETED',
			[...CONFIRMED, 'PICKUP PAST PHOTOS', 'RETURN PAST PHOTOS', 'DEPOSIT CURRENT'],
		],
		[
			'while the deposit is with the bank',
			events('REQUESTED', 'PAID', 'CONFIRMED', 'CHECKED_IN', 'RETURNED', 'COMPLETED', 'REFUND_SENT'),
			steps('REFUND'),
			'COMPLETED',
			[...CONFIRMED, 'PICKUP PAST PHOTOS', 'RETURN PAST PHOTOS', 'DEPOSIT CURRENT'],
		],
		[
			'once all is done',
			events('REQUESTED', 'PAID', 'CONFIRMED', 'CHECKED_IN', 'RETURNED', 'COMPLETED', 'REFUND_ARRIVED'),
			[],
			'COMPLETED',
			[...CONFIRMED, 'PICKUP PAST PHOTOS', 'RETURN PAST PHOTOS', 'DEPOSIT PAST'],
		],
		[
			'that was cancelled after the payment',
			events('REQUESTED', 'PAID', 'CANCELLED', 'REFUND_SENT'),
			steps('REFUND'),
			'CANCELLED',
			[...PAID, 'END CURRENT'],
		],
	] as const)('%s', (_, happened, comes, status, expected) => {
		expect(inShort({ happened: [...happened], comes: [...comes] }, status)).toEqual(expected);
	});

	it('has the time at which each was reached, or at which the next one is due', () => {
		const story = { happened: events('REQUESTED', 'PAID'), comes: steps('ANSWER') };
		expect(
			milestonesOf(story, { status: 'REQUESTED', isOverdue: false })
				.slice(1, 3)
				.map(({ at }) => at),
		).toEqual(['2026-12-02T10:00:00+03:00', '2026-12-20T10:00:00+03:00']);
	});

	it('marks the return alone as late, with the time at which it was due', () => {
		const story = { happened: events('REQUESTED', 'PAID', 'CONFIRMED', 'CHECKED_IN'), comes: steps('RETURN', 'COMPLETE', 'DEPOSIT') };
		const late = milestonesOf(story, { status: 'CONFIRMED', isOverdue: true }).filter(({ isLate }) => isLate);
		expect(late).toEqual([{ kind: 'RETURN', state: 'CURRENT', isLate: true, at: '2026-12-20T10:00:00+03:00', opens: null }]);
	});
});

it('appears in e-mails with the last milestone that was reached', () => {
	const shown = (reached: (typeof milestoneKinds)[number]) =>
		milestonesAfter(reached).map(({ kind, state, opens }) => [kind, state, opens].filter(Boolean).join(' '));
	expect(shown('CONFIRMATION')).toEqual([...CONFIRMED, 'PICKUP CURRENT CODE', 'RETURN FUTURE', 'DEPOSIT FUTURE']);
	expect(shown('DEPOSIT').every((each) => each.includes('PAST'))).toBe(true);
	for (const kind of milestoneKinds) expect(milestonesAfter(kind)).toHaveLength(milestoneKinds.length);
});
