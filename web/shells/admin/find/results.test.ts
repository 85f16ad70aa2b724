/** Each line of a result begins with words of the page's language, so that its parts have one order. */
import { expect, it } from 'vitest';
import { formatIn } from '#web/i18n/format.ts';
import { groupsOf } from './results.ts';
import { texts } from './texts.ar.ts';

const lina = { name: 'Lina Haddad', nameAr: 'لينا حداد' };
const found = {
	people: [{ id: 'p1', ...lina, contact: 'lina@mishwar.test', suspended: true }],
	cars: [],
	bookings: [
		{
			...{ id: 'c3256d2b-0000', carTitle: 'Kia Rio 2022', carTitleAr: 'كيا ريو 2022', renter: lina, status: 'CONFIRMED' as const },
			...{ startAt: '2031-03-12T10:00:00+03:00', endAt: '2031-03-14T10:00:00+03:00' },
		},
	],
	payouts: [
		{
			...{ id: 'o1', bookingId: 'c3256d2b-0000', ownerId: 'p1', owner: lina, amountJod: '36.00', state: 'PAID' as const },
			createdAt: '2031-03-12T10:00:00+03:00',
		},
	],
};

it('begins with Arabic on an Arabic page', () => {
	const results = groupsOf(found, { texts, format: formatIn('ar'), language: 'ar' }).flatMap((group) => group.results);
	const firstLetters = results.flatMap(({ title, about }) => [title, about]).map((text) => text.match(/\p{Letter}/u)?.[0]);
	expect(firstLetters).toHaveLength(6);
	for (const letter of firstLetters) expect(letter).toMatch(/\p{Script=Arabic}/u);
});
