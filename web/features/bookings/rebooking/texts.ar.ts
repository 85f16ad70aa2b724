/** Arabic texts of another car in place of a booking. */
import type { RebookingTexts } from './texts.en.ts';

export const rebooking = {
	title: 'سيارات أخرى لتواريخك',
	lead: 'متاحة الآن في الأوقات نفسها وبسعر قريب.',
	instant: 'حجز فوري',
	total: 'المجموع',
	deposit: (amount: string) => `إضافة إلى تأمين ${amount}`,
	delivery: { DELIVERED: 'توصل إلى المكان نفسه', COLLECTED: 'دون توصيل: تستلمها بنفسك' },
	policy: (name: string) => `الإلغاء: ${name}`,
	book: 'احجز هذه السيارة',
	booking: 'جارٍ الحجز...',
	failed: 'لم يتم حجز هذه السيارة',
	held: (amount: string, until: string) =>
		`مبلغ ${amount} بانتظار اختيارك حتى ${until}: يُدفع به ثمن السيارة التي تحجزها، وإلا عاد إلى بطاقتك تلقائياً.`,
	pay: (amount: string) => `تدفع ${amount} إضافية`,
	back: (amount: string) => `يعود إلى بطاقتك ${amount}`,
	even: 'لا شيء إضافي عليك',
	giveBack: 'أعد المبلغ الآن',
	givingBack: 'جارٍ الإرسال...',
	givenBack: (amount: string) => `مبلغ ${amount} في طريقه إلى بطاقتك`,
	giveBackFailed: 'لم يُرسل المبلغ',
	booked: 'حُجزت السيارة بالمبلغ المدفوع',
	rebooked: 'حجزت سيارة أخرى بدلاً من هذه.',
	openNew: 'افتح الحجز الجديد',
} satisfies RebookingTexts['rebooking'];
