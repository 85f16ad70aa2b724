/** Arabic texts of the admins' list of claims. */
import { claim } from '#web/features/claims/texts.ar.ts';
import type { AdminClaimsTexts } from './texts.en.ts';

export const texts = {
	title: 'المطالبات',
	claim,
	heading: 'المطالبات',
	tabs: { label: 'أي مطالبات', NEEDS_DECISION: 'بانتظار القرار', OPEN: 'عند المستأجر', DECIDED: 'المنتهية' },
	between: (owner: string, renter: string) => `يطالب ${owner} المستأجر ${renter}`,
	unpaid: 'لم يُدفع بعد',
	openedAt: 'قُدّمت',
	decidedAt: 'تاريخ القرار',
	more: 'اعرض المزيد',
	error: 'تعذّر تحميل المطالبات',
	empty: {
		NEEDS_DECISION: { title: 'لا شيء بانتظار القرار', hint: 'تصل إلى هنا المطالبات المعترَض عليها، وما لا يجيب عنه المستأجر في المهلة.' },
		OPEN: { title: 'لا مطالبة عند مستأجر', hint: 'تبقى المطالبة هنا منذ تقديمها حتى يجيب المستأجر.' },
		DECIDED: { title: 'لا مطالبات منتهية بعد', hint: 'تُحفظ هنا المطالبات المقبولة والمحسومة والمسحوبة.' },
	},
} satisfies AdminClaimsTexts;
