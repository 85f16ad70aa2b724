/** Arabic texts of the owner's earnings. */
import { finance } from '#web/features/finances/texts.ar.ts';
import { forms } from '#web/i18n/format.ts';
import type { EarningsTexts } from './texts.en.ts';

export const texts = {
	finance,
	title: 'الأرباح',
	heading: 'الأرباح',
	lead: 'ما كسبته من الإيجارات المكتملة، وما بقي لك من الحجوزات الملغاة.',
	figures: {
		label: 'مجاميع هذه الفترة',
		net: 'صافي الأرباح',
		gross: 'الإيجارات',
		fee: 'عمولة المنصة',
		deductions: 'اقتطاعات من مبلغ التأمين',
		count: forms({ one: 'حجز واحد', two: 'حجزان', few: '{count} حجوزات', many: '{count} حجزاً', other: '{count} حجز' }),
		deductionsHint: 'تعويض لك، بعد طرح ما استردّه المستأجرون بمطالبات',
	},
	period: { label: 'الفترة', 'this-month': 'هذا الشهر', 'last-month': 'الشهر الماضي', all: 'كل الفترات' },
	car: 'السيارة',
	allCars: 'كل السيارات',
	csv: 'تنزيل ملف CSV',
	csvHint: 'يُفتح في تبويب جديد',
	chart: { title: 'شهراً بشهر', lead: 'صافي أرباح آخر اثني عشر شهراً', month: 'الشهر', net: 'الصافي', bookings: 'الحجوزات' },
	table: {
		title: 'الأرباح',
		date: 'التاريخ',
		car: 'السيارة',
		booking: 'الحجز',
		gross: 'الإيجار',
		fee: 'عمولة المنصة',
		gateway: 'رسوم البوابة',
		deductions: 'اقتطاعات من مبلغ التأمين',
		net: 'الصافي',
		total: 'المجموع',
		cancelled: 'ما بقي من حجز ملغى',
		goodwill: (amount: string) => `منها ${amount} بادرة حسن نية من مشوار`,
		open: (id: string) => `فتح الحجز ${id}`,
	},
	gatewayNote: 'يدفع مشوار رسوم بوابة الدفع، ولا نقتطعها من أرباحك.',
	error: 'تعذّر تحميل الأرباح',
	empty: { title: 'لا توجد أرباح بعد', hint: 'يظهر هنا أول إيجار يكتمل.' },
	nothing: { title: 'لا توجد أرباح في هذه الفترة', hint: 'اختر فترة أو سيارة أخرى.' },
} satisfies EarningsTexts;
