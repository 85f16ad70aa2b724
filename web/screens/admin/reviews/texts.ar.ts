/** Arabic texts of review moderation. */
import { desk } from '#web/features/admin/texts.ar.ts';
import { reviews } from '#web/features/reviews/texts.ar.ts';
import { forms } from '#web/i18n/format.ts';
import type { AdminReviewsTexts } from './texts.en.ts';

const find = { ...desk.list.find, booking: 'نص التقييم أو شخص أو لوحة أو رقم حجز' };

export const texts = {
	desk: { ...desk, list: { ...desk.list, find } },
	reviews,
	title: 'التقييمات',
	heading: 'التقييمات',
	lead: 'التقييمات المخفية لا تظهر ولا تُحسب في المعدلات.',
	tabs: { label: 'أي تقييمات', REPORTED: 'المبلَّغ عنها', HIDDEN: 'المخفية', ALL: 'الكل' },
	error: 'تعذّر تحميل التقييمات',
	empty: {
		REPORTED: { title: 'لا توجد بلاغات', hint: 'تظهر هنا التقييمات المبلَّغ عنها حتى اتخاذ القرار.' },
		HIDDEN: { title: 'لا توجد تقييمات مخفية', hint: 'تظهر هنا التقييمات التي أخفاها المشرفون مع السبب.' },
		ALL: { title: 'لا توجد تقييمات بعد', hint: 'تظهر التقييمات بعد اكتمال الرحلات.' },
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
		hint: 'سيختفي من الموقع ولن يُحسب في المعدلات. يمكنك إظهاره لاحقاً.',
		reason: 'السبب',
		reasonHint: 'للسجل ولمن يراجعه بعدك. لا يقرؤه كاتب التقييم.',
		required: 'اكتب سبب الإخفاء',
		back: 'رجوع',
		confirm: 'إخفاء التقييم',
		busy: 'جارٍ الإخفاء...',
		done: 'أُخفي التقييم',
		failed: 'تعذّر إخفاء التقييم',
	},
	keep: { open: 'إبقاء التقييم', busy: 'جارٍ الحفظ...', done: 'بقي التقييم وأُغلقت بلاغاته', failed: 'تعذّر الحفظ' },
	show: { open: 'إظهار التقييم', busy: 'جارٍ الإظهار...', done: 'عاد التقييم ظاهراً', failed: 'تعذّر إظهار التقييم' },
} satisfies AdminReviewsTexts;
