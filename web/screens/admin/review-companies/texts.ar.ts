/** Arabic texts of the review of companies’ documents. */
import { review } from '#web/features/admin/review/texts.ar.ts';
import { desk } from '#web/features/admin/texts.ar.ts';
import { companies } from '#web/features/companies/texts.ar.ts';
import { forms } from '#web/i18n/format.ts';
import type { CompanyReviewTexts } from './texts.en.ts';

export const texts = {
	desk,
	review,
	companies,
	title: 'وثائق الشركات',
	heading: 'وثائق الشركات',
	waiting: forms({
		zero: 'لا توجد وثائق في الانتظار',
		one: 'وثيقة واحدة في الانتظار',
		two: 'وثيقتان في الانتظار',
		few: '{count} وثائق في الانتظار',
		many: '{count} وثيقة في الانتظار',
		other: '{count} وثيقة في الانتظار',
	}),
	queue: 'الوثائق المنتظرة، الأقدم أولاً',
	previous: 'الوثيقة السابقة',
	next: 'الوثيقة التالية',
	openFailed: 'تعذّر فتح هذه الوثيقة',
	failedToLoad: 'تعذّر تحميل وثائق الشركات',
	empty: { title: 'لا توجد وثائق بانتظار المراجعة', hint: 'تظهر هنا الوثائق التي ترسلها الشركات، الأقدم أولاً.' },
	lead: 'قارن الاسم والرقم والتاريخ بالوثيقة. السجل والتصريح معاً يجعلان المكتب مرخّصاً. نسجّل كل اطلاع.',
	closed: 'موقوفة: انتهى التصريح',
	facts: {
		title: 'ما كتبته الشركة',
		nameEn: 'الاسم بالإنجليزية',
		nameAr: 'الاسم بالعربية',
		number: 'الرقم في الوثيقة',
		submitted: 'تاريخ الإرسال',
		owner: 'المالك',
	},
	expiresOn: 'سارٍ حتى',
	expiresHint: 'كما هو في التصريح.',
	others: 'وثائق الشركة الأخرى',
	noOthers: 'لم ترسل الشركة وثائق أخرى.',
	open: 'فتح',
	branches: 'الفروع',
	approve: 'توثيق',
	approving: 'جارٍ التوثيق...',
	reject: 'رفض',
	rejectTitle: (kind: string, name: string) => `رفض ${kind}: ${name}`,
	keys: [
		{ key: 'J', act: 'الوثيقة التالية' },
		{ key: 'K', act: 'الوثيقة السابقة' },
		{ key: 'A', act: 'توثيق (وكذلك V)' },
		{ key: 'R', act: 'رفض، ثم رقم السبب' },
		{ key: 'U', act: 'تراجع' },
		{ key: '1', act: 'الانتقال إلى الوثيقة' },
		{ key: '+ - T', act: 'داخل الوثيقة: تكبير وتدوير' },
	],
} satisfies CompanyReviewTexts;
