/** Arabic texts of today's handovers. */
import { whereAndWhen } from '#web/features/bookings/where-and-when/texts.ar.ts';
import type { HandoversTexts } from './texts.en.ts';

export const texts: HandoversTexts = {
	whereAndWhen,
	title: 'تسليمات اليوم',
	heading: 'تسليمات اليوم',
	lead: 'السيارات التي تخرج أو تعود اليوم، وما تأخرت إعادته.',
	error: 'تعذّر تحميل تسليمات اليوم',
	empty: 'لا شيء يخرج أو يعود اليوم',
	emptyHint: 'يظهر هنا كل ما اتُّفق عليه لهذا اليوم.',
	phase: { CHECK_IN: 'تسليم', CHECK_OUT: 'إعادة' },
	overdue: 'متأخر',
	call: 'اتصل',
	open: { CHECK_IN: 'سلّم السيارة', CHECK_OUT: 'استلم السيارة' },
};
