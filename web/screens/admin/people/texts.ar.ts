/** Arabic texts of the search for people. */
import { desk } from '#web/features/admin/texts.ar.ts';
import { users } from '#web/features/user-access/texts.ar.ts';
import type { AdminPeopleTexts } from './texts.en.ts';

export const texts = {
	desk,
	users,
	title: 'الأشخاص',
	heading: 'الأشخاص',
	lead: 'كل من له حساب: وثائقه وسياراته وحجوزاته وأمواله، وملاحظات المشرفين.',
	query: 'الاسم أو الهاتف أو البريد أو اللوحة أو الرقم',
	file: 'فتح الملف',
	error: 'تعذّر تحميل الأشخاص',
	nothing: 'جرّب جزءاً من الاسم أو رقم الهاتف أو اللوحة كاملة.',
} satisfies AdminPeopleTexts;
