/** Arabic texts of an invoice. */
import type { InvoiceTexts } from './texts.en.ts';

export const texts = {
	title: 'فاتورة',
	back: 'إلى الحجز',
	print: 'طباعة أو حفظ PDF',
	xml: 'ملف XML (UBL 2.1)',
	paper: {
		invoice: 'فاتورة',
		creditNote: 'إشعار دائن',
		issued: (moment: string) => `صدرت في ${moment}، بتوقيت عمّان`,
		parties: 'الطرفان',
		seller: 'من',
		buyer: 'إلى',
		gone: 'حساب محذوف',
		taxNumber: 'الرقم الضريبي',
		booking: 'الحجز',
		suppliedOn: 'تاريخ الاستحقاق',
		credits: 'مردود من',
		creditedBy: 'رُدّ منها في',
		lines: 'البنود',
		line: 'عن',
		quantity: 'العدد',
		tax: 'الضريبة',
		amount: 'المبلغ (د.أ)',
		totals: 'المجموع',
		net: 'قبل الضريبة',
		taxAt: (percent: number) => `الضريبة المشمولة (${percent}%)`,
		total: 'الإجمالي',
		totalCredited: 'إجمالي المردود',
		note: 'المبالغ بالدينار الأردني، دُفعت أو سُوّيت عبر مشوار.',
	},
} satisfies InvoiceTexts;
