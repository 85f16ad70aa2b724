/** Arabic texts of the admins' settlements. */
import { finance } from '#web/features/finances/texts.ar.ts';
import { forms } from '#web/i18n/format.ts';
import type { AdminSettlementsTexts } from './texts.en.ts';

export const texts = {
	finance,
	title: 'التسويات',
	heading: 'التسويات',
	lead: 'مصير أموال كل إيجار مكتمل.',
	figures: {
		label: 'مجاميع التسويات كلها',
		total: 'مجموع التسويات',
		split: (paid: string, pending: string) => `${paid} مدفوعة، ${pending} قيد الانتظار`,
		owners: 'مجموع مستحقات المالكين',
		platform: 'إيراد المنصة',
		platformHint: 'صافٍ بعد رسوم بوابة الدفع',
		disputed: 'محل نزاع',
	},
	filter: 'الحالة',
	all: 'الكل',
	count: forms({ one: 'تسوية واحدة', two: 'تسويتان', few: '{count} تسويات', many: '{count} تسوية', other: '{count} تسوية' }),
	table: {
		title: 'التسويات',
		date: 'التاريخ',
		owner: 'المالك',
		booking: 'الحجز',
		category: 'الفئة',
		rental: 'مجموع الإيجار',
		fee: 'عمولة المنصة',
		payout: 'مستحقات المالك',
		status: 'الحالة',
		details: 'التفاصيل',
		statusOf: (booking: string) => `حالة ${booking}`,
		view: (booking: string) => `عرض تفاصيل ${booking}`,
	},
	change: {
		failed: 'تعذّر تحديث الحالة',
		done: 'حُدّثت الحالة',
		confirm: {
			title: 'تسجيل هذه التسوية مدفوعة؟',
			lead: (amount: string, owner: string) => `يعني ذلك أن ${owner} استلم ${amount} خارج دفعات الحوالات. لا يمكن التراجع عنه.`,
			yes: 'سجّلها مدفوعة',
			no: 'اتركها كما هي',
			busy: 'جارٍ التسجيل...',
		},
	},
	error: 'تعذّر تحميل التسويات',
	empty: { title: 'لا تسويات', hint: 'يُسوّى هنا كل إيجار مكتمل.' },
	nothing: { title: 'لا تسوية بهذه الحالة', hint: 'اختر حالة أخرى.' },
} satisfies AdminSettlementsTexts;
