import { expect, it } from 'vitest';
import { makerNameOf, nameOf, ownerNameOf, phoneInGroups, renterNameOf, writtenName } from './people.ts';

it('names a person in the script of the page', () => {
	const rania = { displayName: 'Rania Haddad', displayNameAr: 'رانيا حداد' };
	expect(nameOf(rania, 'ar')).toBe('رانيا حداد');
	expect(nameOf(rania, 'en')).toBe('Rania Haddad');
	expect(nameOf({ ...rania, displayNameAr: null }, 'ar')).toBe('Rania Haddad');
	const row = { ownerName: 'Rania Haddad', ownerNameAr: 'رانيا حداد', renterName: 'Laith', renterNameAr: 'ليث' };
	expect((['en', 'ar'] as const).map((language) => [ownerNameOf(row, language), renterNameOf(row, language)])).toEqual([
		['Rania Haddad', 'Laith'],
		['رانيا حداد', 'ليث'],
	]);
	const huda = { name: 'Huda', nameAr: 'هدى', madeBy: 'Huda', madeByAr: 'هدى' };
	expect((['en', 'ar'] as const).flatMap((language) => [writtenName(huda, language), makerNameOf(huda, language)])).toEqual([
		...['Huda', 'Huda', 'هدى', 'هدى'],
	]);
});

it('writes Jordanian mobile numbers in groups', () => {
	expect(phoneInGroups('+962790000003')).toBe('+962 7 9000 0003');
	expect(phoneInGroups('+96265550100')).toBe('+962 6 555 0100');
	expect(phoneInGroups('+442079460000')).toBe('+442079460000');
});
