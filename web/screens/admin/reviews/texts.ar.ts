/** Arabic texts of review moderation. */
import { desk } from '#web/features/admin/texts.ar.ts';
import { reviews } from '#web/features/reviews/texts.ar.ts';
import { forms } from '#web/i18n/format.ts';
import type { AdminReviewsTexts } from './texts.en.ts';

export const texts = {
	desk,
	reviews,
	title: 'التقييمات',
	heading: 'التقييمات',
	lead: 'ما أُبلغ عنه يأتي أولاً. التقييم المخفي لا يقرؤه أحد، ولا تُحسب نجومه.',
	tabs: { label: 'أي تقييمات', REPORTED: 'المبلَّغ عنها', HIDDEN: 'المخفية', ALL: 'الكل' },
	error: 'تعذّر تحميل التقييمات',
	empty: {
		REPORTED: { title: 'لا بلاغات', hint: 'تصل إلى هنا التقييمات التي يُبلَّغ عنها، وتبقى حتى يُتخذ قرار بشأنها.' },
		HIDDEN: { title: 'لا تقييمات مخفية', hint: 'تُحفظ هنا التقييمات التي أخفتها الإدارة مع السبب.' },
		ALL: { title: 'لا تقييمات بعد', hint: 'تصل التقييمات بعد اكتمال الرحلات.' },
	},
	about: { RENTER: (name: string) => `بصفة مستأجر، عن ${name} والسيارة`, OWNER: (name: string) => `بصفة مالك، عن ${name}` },
	hidden: 'مخفي',
	waiting: 'لم يظهر بعد',
	reports: forms({ one: 'بلاغ واحد', two: 'بلاغان', few: '{count} بلاغات', many: '{count} بلاغاً', other: '{count} بلاغ' }),
	reportedBy: (name: string, moment: string) => `${name}، ${moment}`,
	hiddenBecause: (moment: string) => `أُخفي في ${moment}`,
	booking: 'الحجز',
	hide: {
		open: 'إخفاء',
		title: (name: string) => `إخفاء تقييم ${name}`,
		hint: 'لن يقرأه أحد بعد الآن، وتخرج نجومه من المعدلات. يمكنك إظهاره لاحقاً.',
		reason: 'ما السبب؟',
		reasonHint: 'للسجل ولمن يراجعه بعدك. كاتب التقييم لا يقرأه.',
		required: 'اكتب سبب الإخفاء',
		back: 'رجوع',
		confirm: 'أخفِ التقييم',
		busy: 'جارٍ الإخفاء…',
		done: 'أُخفي التقييم',
		failed: 'تعذّر إخفاء التقييم',
	},
	keep: { open: 'إبقاء التقييم', busy: 'جارٍ الحفظ…', done: 'بقي التقييم وأُغلقت بلاغاته', failed: 'تعذّر الحفظ' },
	show: { open: 'إظهار مجدداً', busy: 'جارٍ الإظهار…', done: 'عاد التقييم ظاهراً', failed: 'تعذّر إظهار التقييم' },
} satisfies AdminReviewsTexts;
