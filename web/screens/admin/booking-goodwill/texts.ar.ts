/** Arabic texts of goodwill on one booking. */
import { goodwill } from '#web/features/goodwill/texts.ar.ts';
import type { BookingGoodwillTexts } from './texts.en.ts';

export const texts: BookingGoodwillTexts = {
	title: 'بادرة حسن نية عن حجز',
	goodwill,
	heading: (car: string) => `بادرة حسن نية · ${car}`,
	back: 'بادرات حسن النية',
	booking: 'اعرض الحجز',
	missing: 'لا يوجد حجز كهذا',
	error: 'تعذّر تحميل بادرات حسن النية',
	figures: {
		total: 'مُنح أو طُلب',
		cap: 'حدّ المدير الواحد',
		refundable: 'الباقي من دفعات المستأجر',
		absorbed: 'احتُسب من مبلغ مسترد لاحق',
	},
	list: 'عن هذا الحجز',
	none: 'لم يُمنح شيء عن هذا الحجز بعد.',
	form: {
		title: 'امنح بادرة حسن نية',
		lead: 'المال من مشوار نفسه: تبقى التسوية والعمولة والتأمين كما هي.',
		recipient: 'لمن',
		recipients: { RENTER: 'المستأجر', OWNER: 'المالك' },
		amount: 'المبلغ (د.أ)',
		reason: 'السبب',
		reasonHint: 'يقرؤه المستلم في الرسالة وفي صفحة الحجز. الطرف الآخر لا يرى شيئاً.',
		preview: 'إلى أين يذهب',
		card: (reference: string) => `يعود إلى البطاقة، الدفعة ${reference}`,
		payout: 'إلى المالك، في حوالة مستقلة',
		now: 'يُرسل فوراً.',
		waits: 'هذا فوق الحد: يجب أن يوافق مدير آخر قبل دفع أي شيء.',
		give: (amount: string) => `امنح ${amount}`,
		ask: (amount: string) => `اطلب ${amount}`,
		choose: 'امنح بادرة حسن نية',
		busy: 'جارٍ الإرسال…',
		done: 'مُنحت بادرة حسن النية',
		asked: 'أُرسل الطلب: يقرّر مدير آخر',
		failed: 'تعذّر منح بادرة حسن النية',
		previewFailed: 'تعذّر التحقق من المبلغ',
	},
};
