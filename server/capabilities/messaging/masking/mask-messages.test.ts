import { describe, expect, it } from 'vitest';
import { MASK } from '#server/platform/contacts/mask-contacts.ts';
import { maskMessages } from './mask-messages.ts';

const said = (from: string | null, ...bodies: string[]) => bodies.map((body) => ({ body, from_user_id: from }));
const shown = (lines: ReturnType<typeof said>) => maskMessages(lines).map(({ body }) => body);

describe('a number over several messages', () => {
	it('is masked in each of them', () => {
		expect(shown(said('a', '079', '1234567'))).toEqual([MASK, MASK]);
		expect(shown(said('a', 'call 079', '123', '4567 thanks'))).toEqual([`call ${MASK}`, MASK, `${MASK} thanks`]);
		expect(shown(said('a', '٠٧٩', '١٢٣٤٥٦٧'))).toEqual([MASK, MASK]);
		expect(shown(said('a', ...'0791234567'))).toEqual(Array.from({ length: 10 }, () => MASK));
		expect(shown(said('a', 'zero seven nine', 'one two three', 'four five six seven'))).toEqual([MASK, MASK, MASK]);
		expect(shown(said('a', '+962', '79', '1234567'))).toEqual([MASK, MASK, MASK]);
	});

	it('also with a system message in between, or a photo without text', () => {
		const lines = [...said('a', '079'), ...said(null, 'The car was handed over.'), ...said('a', '', '1234567')];
		expect(shown(lines)).toEqual([MASK, 'The car was handed over.', '', MASK]);
	});

	it('is not assumed if the other user wrote in between', () => {
		expect(shown([...said('a', '079'), ...said('b', '?'), ...said('a', '123')])).toEqual(['079', '?', '123']);
	});

	it('is not assumed in prices, dates and counts in a row', () => {
		for (const bodies of [
			['150', '200', '250'],
			['2026', '2027'],
			['2 kids', '3 bags', '150 JOD'],
			['2026-11-21', '10:00', '2026-11-24', '12:00'],
		])
			expect(shown(said('a', ...bodies))).toEqual(bodies);
	});
});
