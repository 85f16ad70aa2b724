/** Arabic texts of the owner's monthly statement. */
import { finance } from '#web/features/finances/texts.ar.ts';
import type { StatementTexts } from './texts.en.ts';

export const texts = {
	finance,
	title: 'كشف الحساب',
	heading: 'كشف الحساب',
	lead: 'أرباح الشهر وما حُوّل إليك، من الرصيد الافتتاحي إلى الختامي.',
	error: 'تعذّر تحميل كشف الحساب',
	month: 'الشهر',
	csv: 'ملف CSV لبرنامج Excel',
	print: 'طباعة أو حفظ PDF',
	currency: 'المبالغ بالدينار الأردني',
	taxNumber: (number: string) => `الرقم الضريبي ${number}`,
	table: 'قيود الشهر',
	date: 'التاريخ',
	what: 'عن',
	amount: 'المبلغ',
	balance: 'الرصيد',
	opening: 'الرصيد الافتتاحي',
	closing: 'الرصيد الختامي',
	sum: 'مجموع الشهر',
	parts: { rental: 'الإيجار', fee: 'عمولة المنصة', compensation: 'تعويضات', goodwill: 'بادرات حسن نية', payout: 'حوالات' },
	kinds: {
		rental: 'إيجار',
		fee: 'عمولة المنصة',
		compensation: 'مبلغ تأمين أو مطالبة أو مخالفة',
		goodwill: 'بادرة حسن نية',
		payout: 'حوالة',
	},
	returned: 'حوالة أعادها البنك',
	open: (number: string) => `فتح الحجز ${number}`,
	nothing: 'لا توجد قيود في هذا الشهر.',
	note: 'الرصيد هو المستحق لك لدى مشوار. تُقيَّد الحوالة عند إرسالها إلى البنك، وتعود إلى الرصيد إذا أعادها البنك.',
} satisfies StatementTexts;
