import { describe, expect, it } from 'vitest';
import { cancelCodes, noShowCodes } from '#contract/bookings.ts';
import { messageEvents } from '#contract/messaging.ts';
import { type Life, listSystemMessages } from './system-messages.ts';

const at = new Date('2026-12-05T10:00:00Z');
const paid: Life = {
	...{ paid_at: at, confirmed_at: at, isInstant: false },
	...{ no_show_said_at: null, no_show_code: null, checked_in_at: null, returned_at: null, completed_at: null },
	...{ cancelled_at: null, cancel_code: null },
};

describe('system messages of a booking', () => {
	it.each(noShowCodes)('name who did not appear: %s', (code) => {
		const said = listSystemMessages({ ...paid, no_show_said_at: at, no_show_code: code }).at(-1);
		expect(said).toMatchObject({ event: 'NO_SHOW', facts: { absent: code.replace('NO_SHOW_', '') } });
	});

	it.each(cancelCodes)('explain how it was cancelled: %s', (code) => {
		const said = listSystemMessages({ ...paid, cancelled_at: at, cancel_code: code }).at(-1);
		const hasEventOfItsOwn = messageEvents.some((event) => event === code);
		expect(said).toMatchObject(hasEventOfItsOwn ? { event: code } : { event: 'CANCELLED', facts: { cancelCode: code } });
	});

	it('accuse no one if the cause is unknown', () => {
		const events = listSystemMessages({ ...paid, no_show_said_at: at, cancelled_at: at }).map(({ event }) => event);
		expect(events).toEqual(['REQUESTED', 'CONFIRMED']);
	});
});
