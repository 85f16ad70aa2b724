import { describe, expect, it } from 'vitest';
import type { Message } from '#contract/messaging.ts';
import { merged, rowsOf } from './rows.ts';

const said = (position: number, fromUserId: string | null, createdAt: string): Message => ({
	id: `m${position}`,
	bookingId: 'b',
	fromUserId,
	kind: fromUserId ? 'TEXT' : 'EVENT',
	body: '',
	isMasked: false,
	isRemoved: false,
	sentBy: null,
	event: null,
	facts: null,
	photos: [],
	clientId: null,
	isAutomatic: false,
	position,
	createdAt,
});

describe('rows', () => {
	it('have the date at the first message of each day in Amman, and join consecutive messages of one person', () => {
		const rows = rowsOf([
			said(1, 'a', '2026-12-01T20:58:00Z'),
			said(2, 'a', '2026-12-01T20:59:00Z'),
			said(3, 'a', '2026-12-01T21:00:00Z'),
			said(4, 'b', '2026-12-01T21:01:00Z'),
			said(5, null, '2026-12-01T21:01:00Z'),
			said(6, null, '2026-12-01T21:01:00Z'),
			said(7, 'b', '2026-12-01T21:07:00Z'),
		]);
		expect(rows.map(({ day }) => day)).toEqual(['2026-12-01', null, '2026-12-02', null, null, null, null]);
		expect(rows.map(({ joins }) => joins)).toEqual([false, true, false, false, false, false, false]);
		expect(rows.map(({ joined }) => joined)).toEqual([true, false, false, false, false, false, false]);
	});
	it('contain each message once, in order', () => {
		const [first, second, third] = [1, 2, 3].map((position) => said(position, 'a', '2026-12-01T10:00:00Z')) as [Message, Message, Message];
		expect(merged([second], [{ ...second, body: 'masked' }, third, first]).map(({ position, body }) => [position, body])).toEqual([
			[1, ''],
			[2, 'masked'],
			[3, ''],
		]);
	});
});
