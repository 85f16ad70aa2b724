/** Arabic texts of the admins' list of claims. */
import { desk } from '#web/features/admin/texts.ar.ts';
import { claim } from '#web/features/claims/texts.ar.ts';
import type { AdminClaimsTexts } from './texts.en.ts';

export const texts = {
	desk,
	title: 'المطالبات',
	claim,
	heading: 'المطالبات',
	tabs: { label: 'أي مطالبات', NEEDS_DECISION: 'بانتظار القرار', OPEN: 'عند المستأجر', DECIDED: 'المنتهية' },
	between: (owner: string, renter: string) => `مطالبة من ${owner} إلى ${renter}`,
	unpaid: 'لم يُدفع بعد',
	openedAt: 'قُدّمت',
	decidedAt: 'تاريخ القرار',
	more: 'عرض المزيد',
	error: 'تعذّر تحميل المطالبات',
	empty: {
		NEEDS_DECISION: {
			title: 'لا توجد مطالبات بانتظار القرار',
			hint: 'تظهر هنا المطالبات المعترَض عليها، وما لا يردّ عليه المستأجر في المهلة.',
		},
		OPEN: { title: 'لا توجد مطالبات عند المستأجرين', hint: 'تبقى المطالبة هنا منذ تقديمها حتى يردّ المستأجر.' },
		DECIDED: { title: 'لا توجد مطالبات منتهية بعد', hint: 'تظهر هنا المطالبات المقبولة والمسحوبة وما صدر فيه قرار.' },
	},
} satisfies AdminClaimsTexts;
