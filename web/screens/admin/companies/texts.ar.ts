/** Arabic texts of the admins' companies. */
import { desk } from '#web/features/admin/texts.ar.ts';
import { companies } from '#web/features/companies/texts.ar.ts';
import type { AdminCompaniesTexts } from './texts.en.ts';

export const texts = {
	desk,
	companies,
	title: 'الشركات',
	heading: 'الشركات',
	lead: 'السجل والتصريح معاً يجعلان المكتب مرخّصاً. افتح مراجعة الوثيقة لتوثيقها أو رفضها.',
	tabs: { label: 'أي الشركات', waiting: 'بانتظار المراجعة', all: 'الكل' },
	closed: 'موقوفة: انتهى التصريح',
	noContact: 'لا يوجد هاتف أو بريد',
	paper: {
		open: 'فتح',
		review: 'مراجعة الوثيقة',
		withdraw: 'إلغاء التوثيق',
		withdrawTitle: (kind: string, name: string) => `إلغاء توثيق ${kind}: ${name}`,
		withdrawn: 'أُلغي التوثيق، ويقرأ المالك السبب الذي كتبته',
		withdrawFailed: 'تعذّر إلغاء التوثيق',
	},
	more: 'عرض المزيد',
	error: 'تعذّر تحميل الشركات',
	empty: {
		waiting: { title: 'لا توجد وثائق بانتظار المراجعة', hint: 'تظهر هنا الوثائق التي ترسلها الشركات، الأقدم أولاً.' },
		all: { title: 'لا توجد شركات بعد', hint: 'ينشئ المالكون شركاتهم في حساب المالك.' },
	},
	fee: {
		title: 'عمولة المنصة',
		standard: 'كما في الإعدادات',
		change: 'تغيير العمولة',
		history: 'العمولات السابقة',
		by: (name: string, date: string) => `${name}، ${date}`,
		dialog: (name: string) => `عمولة المنصة من ${name}`,
		description: 'تسري على الحجوزات التي تُنشأ من الآن، ويبقى ما اتُّفق عليه في الحجوزات القائمة.',
		percent: 'العمولة (%)',
		percentHint: 'اتركها فارغة لتسري عمولة الإعدادات.',
		reason: 'السبب',
		reasonMissing: 'اكتب السبب.',
		back: 'رجوع',
		save: 'حفظ العمولة',
		saving: 'جارٍ الحفظ...',
		changed: 'حُفظت العمولة',
		failed: 'تعذّر حفظ العمولة',
	},
} satisfies AdminCompaniesTexts;
