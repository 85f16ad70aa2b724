/** Arabic texts of goodwill on one booking. */
import { goodwill } from '#web/features/goodwill/texts.ar.ts';
import type { BookingGoodwillTexts } from './texts.en.ts';

export const texts: BookingGoodwillTexts = {
	title: 'بادرة حسن نية عن حجز',
	goodwill,
	heading: (car: string) => `بادرة حسن نية: ${car}`,
	back: 'بادرات حسن النية',
	booking: 'عرض الحجز',
	missing: 'لم نجد هذا الحجز',
	error: 'تعذّر تحميل بادرات حسن النية',
	figures: {
		total: 'مُنح أو طُلب',
		cap: 'حدّ المشرف الواحد',
		refundable: 'الباقي من دفعات المستأجر',
		absorbed: 'احتُسب من مبلغ مسترد لاحق',
	},
	list: 'عن هذا الحجز',
	none: 'لم يُمنح شيء عن هذا الحجز بعد.',
	form: {
		title: 'منح بادرة حسن نية',
		lead: 'المبلغ من مال مشوار: تبقى التسوية والعمولة ومبلغ التأمين كما هي.',
		recipient: 'لمن',
		recipients: { RENTER: 'المستأجر', OWNER: 'المالك' },
		amount: 'المبلغ (د.أ)',
		reason: 'السبب',
		reasonHint: 'يقرؤه المستلم في الرسالة وفي صفحة الحجز. الطرف الآخر لا يرى شيئاً.',
		preview: 'وجهة المبلغ',
		card: (reference: string) => `إلى البطاقة، الدفعة ${reference}`,
		payout: 'إلى المالك، في حوالة مستقلة',
		now: 'نرسله فوراً.',
		waits: 'هذا فوق الحد: يجب أن يوافق مشرف آخر قبل دفع أي شيء.',
		give: (amount: string) => `منح ${amount}`,
		ask: (amount: string) => `طلب ${amount}`,
		choose: 'منح بادرة حسن نية',
		busy: 'جارٍ الإرسال...',
		done: 'مُنحت بادرة حسن النية',
		asked: 'أُرسل الطلب، والقرار لمشرف آخر',
		failed: 'تعذّر منح بادرة حسن النية',
		previewFailed: 'تعذّر التحقق من المبلغ',
	},
};
