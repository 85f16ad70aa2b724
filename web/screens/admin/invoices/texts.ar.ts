/** Arabic texts of the admins' invoices. */
import { desk } from '#web/features/admin/texts.ar.ts';
import { finance } from '#web/features/finances/texts.ar.ts';
import { invoices } from '#web/features/invoices/texts.ar.ts';
import type { AdminInvoicesTexts } from './texts.en.ts';

export const texts = {
	desk,
	finance,
	invoices,
	title: 'الفواتير',
	heading: 'الفواتير',
	lead: 'تصدر مع كل إيجار مستحق: عمولة المنصة للمالكين، وإيجارات المكاتب المرخّصة.',
	empty: { title: 'لا توجد فواتير', hint: 'تصدر عند اكتمال الإيجارات، أو إلغائها مع جزء غير مسترد.' },
	note: 'ملف XML بصيغة UBL 2.1 التي تقرؤها برامج المحاسبة. لا يُرسل شيء من هنا إلى نظام الفوترة الوطني.',
	document: 'المستند',
	documents: { INVOICE: 'فاتورة', CREDIT_NOTE: 'إشعار دائن' },
} satisfies AdminInvoicesTexts;
