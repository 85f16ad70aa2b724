/** Arabic texts of the admins' queue of reports. */
import { desk } from '#web/features/admin/texts.ar.ts';
import { report } from '#web/features/reports/texts.ar.ts';
import type { AdminReportsTexts } from './texts.en.ts';

export const texts: AdminReportsTexts = {
	desk,
	title: 'البلاغات',
	report,
	heading: 'البلاغات',
	tabs: { label: 'أي بلاغات', OPEN: 'بانتظار القرار', DECIDED: 'صدر القرار' },
	between: (owner: string, renter: string) => `المالك ${owner}، المستأجر ${renter}`,
	reported: { OWNER: (name: string) => `بلاغ من ${name}، المالك`, RENTER: (name: string) => `بلاغ من ${name}، المستأجر` },
	due: 'الموعد',
	decidedAt: 'وقت القرار',
	more: 'عرض المزيد',
	error: 'تعذّر تحميل البلاغات',
	empty: {
		OPEN: { title: 'لا توجد بلاغات بانتظار القرار', hint: 'تظهر هنا بلاغات المالكين والمستأجرين عن الحجوزات، الأقرب موعداً أولاً.' },
		DECIDED: { title: 'لا توجد بلاغات منتهية بعد', hint: 'تظهر هنا البلاغات التي صدر فيها قرار.' },
	},
};
