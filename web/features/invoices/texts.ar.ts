/** Arabic texts of lists of invoices. */
import { forms } from '#web/i18n/format.ts';
import type { InvoiceListTexts } from './texts.en.ts';

export const invoices = {
	table: 'الفواتير',
	number: 'الرقم',
	date: 'تاريخ الإصدار',
	kind: 'عن',
	buyer: 'إلى',
	total: 'المجموع',
	files: 'الملفات',
	kinds: { PLATFORM_FEE: 'عمولة المنصة', RENTAL: 'إيجار' },
	creditOf: { PLATFORM_FEE: 'إشعار دائن: عمولة', RENTAL: 'إشعار دائن: إيجار' },
	credits: (number: string) => `للفاتورة ${number}`,
	gone: 'حساب محذوف',
	openNumber: (number: string) => `فتح ${number}`,
	xml: 'ملف XML',
	xmlOf: (number: string) => `ملف XML للمستند ${number}`,
	month: 'الشهر',
	allMonths: 'كل الأشهر',
	count: forms({ one: 'مستند واحد', two: 'مستندان', few: '{count} مستندات', many: '{count} مستنداً', other: '{count} مستند' }),
	error: 'تعذّر تحميل الفواتير',
} satisfies InvoiceListTexts;
