/** Arabic texts of the payment page. */
import { ANSWER_HOURS, HOLD_MINUTES } from '#contract/deadlines.ts';
import { whatToBring } from '#contract/milestones.ts';
import { booking } from '#web/features/bookings/texts.ar.ts';
import { cancellation } from '#web/features/cancellation/texts.ar.ts';
import type { PaymentTexts } from './texts.en.ts';

export const texts = {
	booking,
	cancellation,
	title: 'ملخص الدفع',
	titleOf: (car: string) => `الدفع لحجز ${car}`,
	lead: 'راجع التفاصيل ثم ادفع في صفحة الدفع الآمنة.',
	held: 'تواريخك محجوزة لمدة',
	fiveMinutes: 'بقيت خمس دقائق للدفع',
	oneMinute: 'بقيت دقيقة واحدة للدفع',
	checking: 'انتهى الوقت. نتحقق من أن التواريخ ما زالت محجوزة لك...',
	failedBefore: 'لم تكتمل محاولة الدفع السابقة ولم نخصم منك شيئاً. تواريخك ما زالت محجوزة لك.',
	proceed: 'تابع إلى الدفع الآمن',
	proceeding: 'جارٍ فتح صفحة الدفع...',
	errorTitle: 'خطأ في الدفع',
	failed: 'تعذّر بدء عملية الدفع',
	noAddress: 'لم يصلنا رابط صفحة الدفع',
	methods: 'طرق الدفع',
	method: { CREDIT: 'بطاقة ائتمان', DEBIT: 'بطاقة خصم مباشر', MADA: 'مدى', APPLE_PAY: 'Apple Pay' },
	secure: 'تُدخل بيانات بطاقتك في صفحة بوابة الدفع، ولا نطّلع عليها.',
	agreed: {
		title: 'ما تتفقان عليه',
		freeUntil: (moment: string) => `الإلغاء مجاني حتى ${moment}`,
		notFree: 'الإلغاء مجاني فقط بعد التأكيد مباشرةً',
		kilometres: 'الكيلومترات',
		kilometresOf: (km: string) => `${km} كم ضمن السعر`,
		noLimit: 'كيلومترات غير محدودة',
		perDay: (km: string) => `${km} كم في اليوم.`,
		extraKm: (amount: string) => `كل كيلومتر زائد: ${amount}.`,
		fuel: 'الوقود',
		battery: 'البطارية',
		asReceived: 'أرجع السيارة بالمستوى الذي استلمتها به',
		fuelEighth: (amount: string) => `كل ثُمن خزان ناقص: ${amount}.`,
		batteryEighth: (amount: string) => `كل ثُمن ناقص من الشحن: ${amount}.`,
	},
	release: {
		CHANGE: {
			open: 'تغيير التواريخ',
			title: 'هل تختار تواريخ أخرى؟',
			text: 'سنلغي حجز هذه التواريخ ونعيدك إلى صفحة السيارة لتختار غيرها. لم تدفع بعد، فلن نخصم منك شيئاً.',
			confirm: 'اختر تواريخ أخرى',
		},
		RELEASE: {
			open: 'إلغاء الحجز المؤقت',
			title: 'إلغاء حجز هذه التواريخ؟',
			text: 'ستصبح التواريخ متاحة لغيرك فوراً. لم تدفع بعد، فلن نخصم منك شيئاً.',
			confirm: 'إلغاء الحجز المؤقت',
		},
		back: 'الاحتفاظ بتواريخي',
		busy: 'جارٍ الإلغاء...',
		done: 'ألغينا الحجز المؤقت',
		failed: 'تعذّر إلغاء الحجز المؤقت',
	},
	next: {
		title: 'ماذا بعد؟',
		pay: { title: 'تدفع', text: 'نخصم الإيجار ومبلغ التأمين معاً.' },
		reply: {
			title: 'يردّ المالك',
			text: `خلال ${ANSWER_HOURS} ساعة. وإذا رفض أو لم يرد أعدنا إليك المبلغ كاملاً.`,
			before: (pickup: string) => `قبل موعد الاستلام (${pickup}). وإذا رفض أو لم يرد أعدنا إليك المبلغ كاملاً.`,
		},
		instant: { title: 'يتأكد حجزك', text: 'فور الدفع، فهذه السيارة متاحة للحجز الفوري.' },
		drive: { title: 'تستلم السيارة وتنطلق', text: `${whatToBring.ar} ونعيد إليك مبلغ التأمين بعد الرحلة.` },
	},
	paid: {
		title: 'هذا الحجز مدفوع',
		hint: 'لم يبقَ شيء لتدفعه.',
		action: 'عرض الحجز',
	},
	expired: {
		title: 'انتهت مهلة الدفع',
		hint: `نحجز التواريخ ${HOLD_MINUTES} دقيقة. تحقق من أنها ما زالت متاحة واحجزها من جديد.`,
	},
	cancelled: {
		title: 'هذا الحجز ملغى',
		action: 'عرض الحجز',
	},
} satisfies PaymentTexts;
