/** Arabic texts of today's handovers. */

import { setOut, whereAndWhen } from '#web/features/bookings/where-and-when/texts.ar.ts';
import { prepare } from '../texts.ar.ts';
import type { HandoversTexts } from './texts.en.ts';

export const texts: HandoversTexts = {
	whereAndWhen,
	setOut,
	prepare,
	title: 'تسليمات اليوم',
	heading: 'تسليمات اليوم',
	lead: 'مواعيد التسليم والإرجاع اليوم، وما تأخر إرجاعه.',
	error: 'تعذّر تحميل تسليمات اليوم',
	empty: 'لا يوجد تسليم أو إرجاع اليوم',
	emptyHint: 'تظهر هنا مواعيد التسليم والإرجاع لهذا اليوم.',
	phase: { CHECK_IN: 'تسليم', CHECK_OUT: 'إرجاع' },
	overdue: 'متأخر',
	call: 'اتصال',
	print: 'طباعة',
	open: { CHECK_IN: 'سلّم السيارة', CHECK_OUT: 'استلم السيارة' },
};
