import { describe, expect, it } from 'vitest';
import { type ChangeDetails, changeText } from './change-texts.ts';

const moved = {
	...{ oldStartAt: '2031-03-10T10:00:00+03:00', newStartAt: '2031-03-12T10:00:00+03:00' },
	...{ oldZone: null, newZone: null, elsewhere: false },
};
const details: ChangeDetails = {
	...{ ownerName: { en: 'Omar', ar: 'عمر' }, renterName: { en: 'Lina', ar: 'لينا' }, carTitle: 'Kia Sportage 2022' },
	...{ side: 'RENTER', state: 'PROPOSED', differenceJod: '24.00', until: '2031-03-02T18:00:00+03:00', moved },
	...{ oldEndAt: '2031-03-13T10:00:00+03:00', newEndAt: '2031-03-15T10:00:00+03:00' },
} as ChangeDetails;
const read = (change: Partial<ChangeDetails>, to: 'RENTER' | 'OWNER' = 'OWNER') => {
	const { title, body } = changeText({ ...details, ...change }, to);
	return { en: `${title.en} ${body.en}`, ar: `${title.ar} ${body.ar}` };
};

describe('the letter about a moved trip', () => {
	it('has the new pickup and return, and the renter’s money for the renter only', () => {
		const { en, ar } = read({});
		expect(en).toMatch(
			/Change your trip\? Lina wants to change .* Pickup on .*10:00 instead of .* Return on .*10:00 instead of .* Please reply by/,
		);
		expect(ar).toMatch(/تغيير رحلتك؟ .*الاستلام .* بدلاً من .*الإرجاع .* بدلاً من .*يرجى الرد قبل/);
		expect(en).not.toContain('JOD');
		expect(read({ state: 'APPLIED' }, 'RENTER').en).toContain('You paid 24.00 JOD more.');
	});

	it.each([
		['brought to a zone', { newZone: 'Aqaba', elsewhere: true }, 'The car is delivered to Aqaba.', 'توصيل السيارة إلى العقبة.'],
		['no longer brought', { oldZone: 'Aqaba', elsewhere: true }, 'No delivery', 'من دون توصيل'],
		['somewhere else', { elsewhere: true }, 'a different place', 'في مكان آخر'],
	])('names the place of the handover: %s', (_what, place, inEnglish, inArabic) => {
		const { en, ar } = read({ moved: { ...moved, newStartAt: moved.oldStartAt, ...place }, newEndAt: details.oldEndAt });
		expect(en).toContain(inEnglish);
		expect(ar).toContain(inArabic);
		expect(en).not.toContain('instead of');
	});

	it.each(['DECLINED', 'EXPIRED', 'WITHDRAWN'] as const)('without effect says that everything stays (%s)', (state) => {
		expect(read({ state }, 'RENTER').en).toContain('Everything stays as agreed.');
	});

	it('about the return only is unchanged', () => {
		expect(read({ moved: null }).en).toContain('A different return time?');
	});
});
