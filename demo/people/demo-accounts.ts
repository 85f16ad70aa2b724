/** Accounts for signing in; their e-mail addresses are printed at start. */
import { type DemoPerson, demoPhone } from './person.ts';

export const SUPER_ADMIN_PHONE = demoPhone(1);

const account = (name: string) => ({ email: `${name}@mishwar.test`, role: 'RENTER', identity: 'APPROVED', lang: 'en' }) as const;

/** Admins first, because they approve the others. */
export const demoAccounts: readonly DemoPerson[] = [
	{
		...account('admin'),
		key: 'huda',
		firstName: 'Huda',
		lastName: 'Rawashdeh',
		nameAr: 'هدى الرواشدة',
		look: 'veiled woman',
		since: '2020-01-06',
		role: 'ADMIN',
		identity: 'NOT_SUBMITTED',
		phone: demoPhone(2),
	},
	{
		key: 'samir',
		firstName: 'Samir',
		lastName: 'Masri',
		nameAr: 'سمير المصري',
		look: 'man',
		since: '2020-01-05',
		lang: 'en',
		role: 'SUPER_ADMIN',
		identity: 'NOT_SUBMITTED',
		email: null,
		phone: SUPER_ADMIN_PHONE,
	},
	{
		...account('owner'),
		key: 'khaled',
		firstName: 'Khaled',
		lastName: 'Omari',
		nameAr: 'خالد العمري',
		look: 'man',
		since: '2020-03-14',
		phone: demoPhone(3),
	},
	{
		...account('owner2'),
		key: 'dana',
		firstName: 'Dana',
		lastName: 'Qawasmi',
		nameAr: 'دانا القواسمي',
		look: 'woman',
		since: '2021-09-02',
		lang: 'ar',
		phone: demoPhone(4),
	},
	{
		...account('renter'),
		key: 'lina',
		firstName: 'Lina',
		lastName: 'Haddad',
		nameAr: 'لينا حداد',
		look: 'woman',
		since: '2023-04-19',
		phone: demoPhone(5),
	},
	{
		...account('newcomer'),
		key: 'sara',
		firstName: 'Sara',
		lastName: 'Nasser',
		nameAr: 'سارة ناصر',
		look: 'veiled woman',
		since: { daysAgo: 1 },
		identity: 'NOT_SUBMITTED',
		phone: demoPhone(6),
	},
	{
		...account('pending'),
		key: 'omar',
		firstName: 'Omar',
		lastName: 'Tarawneh',
		nameAr: 'عمر الطراونة',
		look: 'man',
		since: { daysAgo: 3 },
		identity: 'PENDING',
		phone: demoPhone(7),
	},
];
