/** Arabic texts of the confirmation. */
import { HOLD_MINUTES } from '#contract/deadlines.ts';
import { whatToBring } from '#contract/milestones.ts';
import { booking } from '#web/features/bookings/texts.ar.ts';
import { placed } from '#web/features/bookings/where-and-when/texts.ar.ts';
import type { ConfirmationTexts } from './texts.en.ts';

export const texts = {
	booking,
	...placed,
	title: 'الحجز',
	titleOf: (car: string) => `حجزك: ${car}`,
	number: 'حجز رقم',
	stages: {
		UNPAID: { title: 'لم يُدفع بعد', text: `تواريخك محجوزة ${HOLD_MINUTES} دقيقة. ادفع لنرسل طلبك إلى المالك.` },
		EXPIRED: { title: 'انتهت مهلة الحجز', text: 'لم يكتمل الدفع في المهلة، وأصبحت التواريخ متاحة لغيرك.' },
		WAITING: { title: 'أرسلنا طلبك', text: 'الطلب مدفوع وبانتظار موافقة المالك. وإذا رفض أعدنا إليك المبلغ كاملاً.' },
		CONFIRMED: { title: 'حجزك مؤكد', text: 'السيارة لك في هذه التواريخ. رافقتك السلامة.' },
		COMPLETED: { title: 'اكتملت الرحلة', text: 'شكراً لإرجاعك السيارة.' },
		DECLINED: { title: 'رفض المالك طلبك', text: '' },
		UNANSWERED: { title: 'انتهت مهلة الطلب', text: '' },
		CANCELLED: { title: 'أُلغي الحجز', text: '' },
	},
	unpaidInstant: `تواريخك محجوزة ${HOLD_MINUTES} دقيقة. ويتأكد حجزك فور الدفع.`,
	respondBy: (moment: string) => `أمام المالك حتى ${moment} للرد.`,
	owner: {
		title: 'المالك',
		titleRenter: 'المستأجر',
		memberSince: (year: string) => `عضو منذ ${year}`,
		hidden: 'يظهر الهاتف والبريد هنا فور موافقة المالك.',
		hiddenOver: 'يظهر الهاتف والبريد في الحجوزات المؤكدة فقط.',
		none: 'لم يضف المالك رقم هاتف أو بريداً.',
		message: 'أرسل رسالة',
		call: 'الهاتف',
		write: 'البريد',
	},
	next: {
		title: 'الخطوات التالية',
		waiting: {
			title: 'انتظر الرد',
			text: 'نخبرك هنا وفي الإشعارات. لا داعي لأن تفعل شيئاً الآن.',
		},
		contact: { title: 'اتفقا على مكان اللقاء', text: 'اتصل بالمالك أو راسله قبل الاستلام بيوم.' },
		pickup: { title: 'استلم السيارة', text: `${whatToBring.ar} افحصا السيارة معاً والتقط صوراً لها.` },
		return: { title: 'أرجع السيارة', text: 'في موعدها وبمستوى الوقود نفسه.' },
		deposit: { title: 'نعيد إليك مبلغ التأمين', text: 'خلال 3-5 أيام عمل بعد الإرجاع وفحص السيارة.' },
	},
	actions: {
		receipt: 'تنزيل الإيصال',
		trips: 'عرض رحلاتي',
	},
} satisfies ConfirmationTexts;
