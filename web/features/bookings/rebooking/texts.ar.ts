/** Arabic texts of another car in place of a booking. */
import type { RebookingTexts } from './texts.en.ts';

export const rebooking = {
	title: 'سيارات أخرى لتواريخك',
	lead: 'متاحة الآن في الأوقات نفسها وبسعر قريب.',
	instant: 'حجز فوري',
	total: 'المجموع',
	deposit: (amount: string) => `إضافة إلى مبلغ التأمين ${amount}`,
	fineHold: (amount: string, days: string) => `يبقى منه حتى ${amount} محجوزاً إلى أن يمضي ${days} على الإرجاع، لمخالفات السير في رحلتك فقط.`,
	delivery: { DELIVERED: 'توصل إلى المكان نفسه', COLLECTED: 'دون توصيل: تستلمها بنفسك' },
	policy: (name: string) => `الإلغاء: ${name}`,
	book: 'احجز هذه السيارة',
	booking: 'جارٍ الحجز...',
	failed: 'تعذّر حجز هذه السيارة',
	held: (amount: string, until: string) =>
		`مبلغ ${amount} بانتظار اختيارك حتى ${until}: ندفع به ثمن السيارة التي تحجزها، وإلا أعدناه إلى بطاقتك تلقائياً.`,
	pay: (amount: string) => `تدفع ${amount} إضافية`,
	back: (amount: string) => `نعيد إلى بطاقتك ${amount}`,
	even: 'لا يوجد مبلغ إضافي عليك',
	giveBack: 'استرداد المبلغ الآن',
	givingBack: 'جارٍ الإرسال...',
	givenBack: (amount: string) => `سنعيد ${amount} إلى بطاقتك`,
	giveBackFailed: 'تعذّر إرسال المبلغ',
	booked: 'حُجزت السيارة بالمبلغ المدفوع',
	rebooked: 'حجزت سيارة أخرى بدلاً من هذه.',
	openNew: 'فتح الحجز الجديد',
} satisfies RebookingTexts['rebooking'];
