/** Arabic texts about goodwill for admins, shared by its two screens. */
import type { GoodwillTexts } from './texts.en.ts';

export const goodwill: GoodwillTexts = {
	to: {
		RENTER: (amount: string, name: string) => `${amount} إلى ${name}، المستأجر`,
		OWNER: (amount: string, name: string) => `${amount} إلى ${name}، المالك`,
	},
	states: {
		REQUESTED: 'بانتظار مدير آخر',
		GRANTED: 'مُنحت',
		REFUSED: 'رُفضت',
		PROMISED: 'موعودة حتى يُدفع الحجز ويتأكد',
		LAPSED: 'لم تُمنح: لم يتم الحجز',
	},
	fates: {
		RENTER: {
			WAITING: 'يُرسل المبلغ إلى البنك تالياً',
			UNDER_WAY: 'المبلغ في طريقه إلى البطاقة',
			ARRIVED: 'وصل إلى البطاقة',
			DELAYED: 'تعذّر الاسترداد: راجع المطابقة',
		},
		OWNER: {
			WAITING: 'الحوالة بانتظار الإرسال',
			UNDER_WAY: 'الحوالة في الطريق',
			ARRIVED: 'دُفعت للمالك',
			DELAYED: 'عادت الحوالة',
		},
	},
	asked: (name: string, moment: string) => `طلبها ${name}، ${moment}`,
	granted: (name: string, moment: string) => `منحها ${name}، ${moment}`,
	refused: (name: string, moment: string) => `رفضها ${name}، ${moment}`,
	why: 'سبب الرفض',
	own: 'أنت من طلبها أو أنت طرف في الحجز: يقرّر مدير آخر.',
	grant: 'امنح',
	granting: 'جارٍ المنح…',
	grantTitle: (amount: string) => `منح ${amount}؟`,
	grantLead: 'يُرسل المبلغ فوراً على نفقة مشوار، ويُبلَّغ المستلم.',
	grantDone: 'مُنحت بادرة حسن النية',
	grantFailed: 'تعذّر منح بادرة حسن النية',
	refuse: 'ارفض',
	refusing: 'جارٍ الرفض…',
	refuseTitle: 'رفض بادرة حسن النية',
	refuseReason: 'السبب',
	refuseHint: 'للمدراء فقط، ولا يعلم به غيرهم.',
	refuseMissing: 'اكتب السبب.',
	refuseDone: 'رُفضت بادرة حسن النية',
	refuseFailed: 'تعذّر رفض بادرة حسن النية',
	back: 'رجوع',
};
