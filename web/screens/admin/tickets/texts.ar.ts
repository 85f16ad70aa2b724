/** Arabic texts of the support's queue. */
import { desk } from '#web/features/admin/texts.ar.ts';
import { supportDesk } from '#web/features/support/desk-texts.ar.ts';
import type { AdminTicketsTexts } from './texts.en.ts';

export const texts = {
	desk,
	supportDesk,
	title: 'الدعم',
	heading: 'طلبات الدعم',
	queues: { label: 'أي الطلبات', OPEN: 'مفتوحة', MINE: 'طلباتي', WAITING: 'بالانتظار', SOLVED: 'محلولة' },
	figures: {
		label: 'أرقام الدعم',
		open: 'بانتظارنا',
		longest: 'أطول انتظار',
		firstAnswer: 'وسيط أول رد، 30\u00a0يوماً',
		solution: 'وسيط مدة الحل، 30\u00a0يوماً',
		none: 'لا يوجد',
	},
	error: 'تعذّر تحميل الطلبات',
	more: 'عرض المزيد',
	empty: {
		OPEN: { title: 'لا أحد ينتظر', hint: 'تظهر هنا الأسئلة الجديدة والردود، والأطول انتظاراً أولاً.' },
		MINE: { title: 'لم يُسند إليك شيء', hint: 'يظهر هنا ما ترد عليه أو تتولاه إلى أن يُحل.' },
		WAITING: { title: 'لا توجد ردود معلّقة', hint: 'تبقى هنا الطلبات التي رددنا عليها إلى أن يكتب صاحبها.' },
		SOLVED: { title: 'لا توجد طلبات محلولة بعد', hint: 'تظهر هنا الطلبات المحلولة.' },
	},
} satisfies AdminTicketsTexts;
