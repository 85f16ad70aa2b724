/** Arabic texts of the owner's invoices. */
import { finance } from '#web/features/finances/texts.ar.ts';
import { invoices } from '#web/features/invoices/texts.ar.ts';
import type { OwnerInvoicesTexts } from './texts.en.ts';

export const texts = {
	finance,
	invoices,
	title: 'الفواتير',
	heading: 'الفواتير',
	lead: 'يصدر مشوار فاتورة عمولته عند استحقاق الإيجار. وتجد المكاتب المرخّصة هنا أيضاً فواتيرها للمستأجرين.',
	empty: { title: 'لا توجد فواتير بعد', hint: 'تصدر أول فاتورة عند اكتمال إيجار.' },
	note: 'ملف XML بصيغة UBL 2.1 التي تقرؤها برامج المحاسبة. لا يُرسل شيء من هنا إلى نظام الفوترة الوطني.',
	nothing: { title: 'لا توجد فواتير في هذا الشهر', hint: 'اختر شهراً آخر.' },
} satisfies OwnerInvoicesTexts;
