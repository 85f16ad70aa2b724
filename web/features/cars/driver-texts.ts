/** Texts about the requirements of cars for drivers, in both languages: loaded only for the few cars that have any. */
import { forms } from '#web/i18n/format.ts';

const en = {
	age: (age: string) => `Drivers from ${age}`,
	licenceYears: forms({ one: 'Licence for {count} year', other: 'Licence for {count} years' }),
	unknown: 'Add your licence details',
	meets: 'You meet this',
	meetsNot: 'You don’t meet this',
};

const ar: typeof en = {
	age: (age: string) => `للسائقين من سن ${age}`,
	licenceYears: forms({
		one: 'رخصة منذ سنة',
		two: 'رخصة منذ سنتين',
		few: 'رخصة منذ {count} سنوات',
		many: 'رخصة منذ {count} سنة',
		other: 'رخصة منذ {count} سنة',
	}),
	unknown: 'أضف معلومات رخصتك',
	meets: 'ينطبق عليك',
	meetsNot: 'لا ينطبق عليك',
};

export const driverTexts = { en, ar };
