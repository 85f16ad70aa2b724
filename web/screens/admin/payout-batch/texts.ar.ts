/** Arabic texts of a payout batch. */
import { finance } from '#web/features/finances/texts.ar.ts';
import { forms } from '#web/i18n/format.ts';
import { adminPayout } from '../texts.ar.ts';
import type { BatchTexts } from './texts.en.ts';

export const texts = {
	finance,
	adminPayout,
	title: 'مجموعة حوالات',
	back: 'الحوالات',
	heading: (number: string) => `المجموعة ${number}`,
	lead: (moment: string, name: string) => `من إنشاء ${name} في ${moment}`,
	file: 'ملف البنك (CSV)',
	figures: { label: 'نتائج هذه المجموعة', total: 'المجموع', sent: 'لدى البنك', paid: 'مدفوعة', failed: 'لم تتم' },
	newDetails: forms({
		one: 'حوالة واحدة إلى حساب تغيّر خلال اليوم السابق. اسأل المالك قبل إرسال الملف.',
		two: 'حوالتان إلى حسابين تغيّرا خلال اليوم السابق. اسأل المالكين قبل إرسال الملف.',
		few: '{count} حوالات إلى حسابات تغيّرت خلال اليوم السابق. اسأل المالكين قبل إرسال الملف.',
		other: '{count} حوالة إلى حسابات تغيّرت خلال اليوم السابق. اسأل المالكين قبل إرسال الملف.',
	}),
	pay: {
		open: 'تسجيل الكل مدفوعاً',
		title: 'تسجيل المجموعة كلها مدفوعة؟',
		lead: forms({
			one: 'تُسجّل مدفوعةً حوالة واحدة ما زالت لدى البنك.',
			two: 'تُسجّل مدفوعةً حوالتان ما زالتا لدى البنك.',
			few: 'تُسجّل مدفوعةً {count} حوالات ما زالت لدى البنك.',
			other: 'تُسجّل مدفوعةً {count} حوالة ما زالت لدى البنك.',
		}),
		label: 'مرجع البنك',
		hint: 'مرجع واحد لها كلها.',
		confirm: 'تسجيلها كلها مدفوعة',
		busy: 'جارٍ التسجيل...',
		done: 'سُجّلت كلها مدفوعة',
		failed: 'تعذّر تسجيلها مدفوعة',
	},
	missing: 'لم نجد مجموعة الحوالات هذه',
	error: 'تعذّر تحميل هذه المجموعة',
} satisfies BatchTexts;
