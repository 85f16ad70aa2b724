/** Arabic texts of the admins' queue of goodwill. */
import { desk } from '#web/features/admin/texts.ar.ts';
import { goodwill } from '#web/features/goodwill/texts.ar.ts';
import type { AdminGoodwillTexts } from './texts.en.ts';

export const texts: AdminGoodwillTexts = {
	desk,
	title: 'بادرات حسن النية',
	goodwill,
	heading: 'بادرات حسن النية',
	lead: 'ما يمنحه مشوار من ماله. ما زاد على حدّ الحجز يحتاج إلى موافقة مشرف آخر.',
	tabs: { label: 'أي بادرات', WAITING: 'بانتظار القرار', DECIDED: 'صدر القرار' },
	more: 'عرض المزيد',
	error: 'تعذّر تحميل بادرات حسن النية',
	empty: {
		WAITING: { title: 'لا توجد بادرات بانتظار القرار', hint: 'تظهر هنا البادرات التي تتجاوز الحد. امنح البادرة من صفحة الحجز أو البلاغ.' },
		DECIDED: { title: 'لا توجد بادرات بعد', hint: 'تظهر هنا البادرات التي مُنحت أو رُفضت.' },
	},
};
