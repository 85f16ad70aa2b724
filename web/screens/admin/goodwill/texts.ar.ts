/** Arabic texts of the admins' queue of goodwill. */
import { goodwill } from '#web/features/goodwill/texts.ar.ts';
import type { AdminGoodwillTexts } from './texts.en.ts';

export const texts: AdminGoodwillTexts = {
	title: 'بادرات حسن النية',
	goodwill,
	heading: 'بادرات حسن النية',
	lead: 'ما يمنحه مشوار من ماله. ما زاد على حدّ الحجز يقرّره مدير آخر.',
	tabs: { label: 'أي بادرات', WAITING: 'بانتظار قرار', DECIDED: 'بُتّ فيها' },
	more: 'اعرض المزيد',
	error: 'تعذّر تحميل بادرات حسن النية',
	empty: {
		WAITING: { title: 'لا شيء بانتظار قرار', hint: 'تصل هنا البادرات التي تتجاوز الحد. تُمنح من صفحة الحجز أو البلاغ.' },
		DECIDED: { title: 'لم تُمنح أي بادرة بعد', hint: 'تبقى هنا البادرات التي مُنحت أو رُفضت.' },
	},
};
