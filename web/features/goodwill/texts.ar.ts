/** Arabic texts about goodwill for admins, shared by its two screens. */
import type { GoodwillTexts } from './texts.en.ts';

export const goodwill: GoodwillTexts = {
	to: {
		RENTER: (amount: string, name: string) => `${amount} إلى ${name}، المستأجر`,
		OWNER: (amount: string, name: string) => `${amount} إلى ${name}، المالك`,
	},
	states: {
		REQUESTED: 'بانتظار مشرف آخر',
		GRANTED: 'مُنحت',
		REFUSED: 'رُفضت',
		PROMISED: 'موعودة حتى دفع الحجز وتأكيده',
		LAPSED: 'لم تُمنح: لم يتم الحجز',
	},
	fates: {
		RENTER: {
			WAITING: 'سنرسل المبلغ إلى البنك قريباً',
			UNDER_WAY: 'المبلغ في طريقه إلى البطاقة',
			ARRIVED: 'وصل إلى البطاقة',
			DELAYED: 'تعذّر الاسترداد: راجع المطابقة',
		},
		OWNER: {
			WAITING: 'الحوالة بانتظار الإرسال',
			UNDER_WAY: 'الحوالة في الطريق',
			ARRIVED: 'دُفعت للمالك',
			DELAYED: 'أعاد البنك الحوالة',
		},
	},
	asked: (name: string, moment: string) => `طلب من ${name}، ${moment}`,
	granted: (name: string, moment: string) => `قبول من ${name}، ${moment}`,
	refused: (name: string, moment: string) => `رفض من ${name}، ${moment}`,
	why: 'سبب الرفض',
	own: 'أنت من طلبها أو أنت طرف في الحجز: القرار لمشرف آخر.',
	grant: 'منح',
	granting: 'جارٍ المنح...',
	grantTitle: (amount: string) => `منح ${amount}؟`,
	grantLead: 'نرسل المبلغ فوراً على حساب مشوار، ونخبر المستلم.',
	grantDone: 'مُنحت بادرة حسن النية',
	grantFailed: 'تعذّر منح بادرة حسن النية',
	refuse: 'رفض',
	refusing: 'جارٍ الرفض...',
	refuseTitle: 'رفض بادرة حسن النية',
	refuseReason: 'السبب',
	refuseHint: 'يراه المشرفون فقط.',
	refuseMissing: 'اكتب السبب.',
	refuseDone: 'رُفضت بادرة حسن النية',
	refuseFailed: 'تعذّر رفض بادرة حسن النية',
	back: 'رجوع',
};
