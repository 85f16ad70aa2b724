/** Arabic texts of the payment page. */
import { booking } from '#web/features/bookings/texts.ar.ts';
import type { PaymentTexts } from './texts.en.ts';

export const texts = {
	booking,
	title: 'ملخص الدفع',
	titleOf: (car: string) => `الدفع لحجز ${car}`,
	lead: 'راجع التفاصيل، ثم ادفع في صفحة البنك نفسه.',
	held: 'تواريخك محجوزة لمدة',
	fiveMinutes: 'بقيت خمس دقائق للدفع',
	oneMinute: 'بقيت دقيقة واحدة للدفع',
	checking: 'انتهى الوقت. نتحقق من أن التواريخ ما زالت محجوزة لك...',
	failedBefore: 'لم تكتمل الدفعة السابقة ولم يُخصم منك شيء. تواريخك ما زالت محجوزة.',
	proceed: 'تابع إلى الدفع الآمن',
	proceeding: 'جارٍ فتح صفحة الدفع...',
	errorTitle: 'خطأ في الدفع',
	failed: 'تعذّر بدء عملية الدفع',
	noAddress: 'لم يصلنا رابط صفحة الدفع',
	methods: 'طرق الدفع',
	method: { CREDIT: 'بطاقة ائتمان', DEBIT: 'بطاقة خصم', MADA: 'MADA', APPLE_PAY: 'Apple Pay' },
	secure: 'تُدخل بيانات البطاقة في صفحة البنك، ولا نطّلع عليها.',
	next: {
		title: 'ماذا بعد؟',
		steps: [
			{ title: 'تدفع', text: 'يُخصم الإيجار والتأمين معاً.' },
			{ title: 'يردّ المالك', text: 'خلال 24 ساعة. وإن اعتذر عاد المبلغ كاملاً إلى بطاقتك.' },
			{ title: 'تستلم السيارة وتنطلق', text: 'أحضر رخصة قيادتك. ويعود التأمين إليك بعد الرحلة.' },
		],
	},
	paid: {
		title: 'هذا الحجز مدفوع',
		hint: 'لم يبقَ شيء لتدفعه.',
		action: 'عرض الحجز',
	},
	expired: {
		title: 'انتهت مهلة الدفع',
		hint: 'تُحجز التواريخ 30 دقيقة. وهي الآن متاحة ويمكنك حجزها مرة أخرى.',
	},
	cancelled: {
		title: 'هذا الحجز ملغى',
		action: 'عرض الحجز',
	},
} satisfies PaymentTexts;
