/** Arabic texts of the admins' queue of reports. */
import { report } from '#web/features/reports/texts.ar.ts';
import type { AdminReportsTexts } from './texts.en.ts';

export const texts: AdminReportsTexts = {
	title: 'البلاغات',
	report,
	heading: 'هناك مشكلة',
	tabs: { label: 'أي بلاغات', OPEN: 'بانتظار قرار', DECIDED: 'بُتّ فيها' },
	between: (owner: string, renter: string) => `يؤجّر ${owner} إلى ${renter}`,
	by: { OWNER: 'المبلّغ: المالك', RENTER: 'المبلّغ: المستأجر' },
	due: 'الموعد',
	decidedAt: 'وقت القرار',
	more: 'اعرض المزيد',
	error: 'تعذّر تحميل البلاغات',
	empty: {
		OPEN: { title: 'لا شيء بانتظار قرار', hint: 'تصل هنا بلاغات المالكين والمستأجرين عن الحجوزات، والأقرب موعداً في الأعلى.' },
		DECIDED: { title: 'لم يُبتّ في أي بلاغ بعد', hint: 'تبقى هنا البلاغات التي بُتّ فيها.' },
	},
};
