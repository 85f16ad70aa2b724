/** Arabic texts of the admins' list of renters' claims. */
import { desk } from '#web/features/admin/texts.ar.ts';
import { renterClaim } from '#web/features/renter-claims/texts.ar.ts';
import type { AdminRenterClaimsTexts } from './texts.en.ts';
export const texts = {
	desk,
	title: 'مطالبات المستأجرين',
	renterClaim,
	heading: 'مطالبات المستأجرين',
	tabs: { label: 'أي المطالبات', NEEDS_DECISION: 'بانتظار القرار', OPEN: 'لدى المالك', DECIDED: 'المنتهية' },
	between: (owner: string, renter: string) => `مطالبة من ${renter} إلى ${owner}`,
	answerBy: 'موعد الرد',
	openedAt: 'قُدّمت',
	decidedAt: 'تاريخ القرار',
	more: 'عرض المزيد',
	error: 'تعذّر تحميل المطالبات',
	empty: {
		NEEDS_DECISION: {
			title: 'لا توجد مطالبات بانتظار القرار',
			hint: 'تظهر هنا المطالبات المعترَض عليها، وما لا يردّ عليه المالك في المهلة.',
		},
		OPEN: { title: 'لا توجد مطالبات عند المالكين', hint: 'تبقى المطالبة هنا منذ تقديمها حتى يردّ المالك.' },
		DECIDED: { title: 'لا توجد مطالبات منتهية بعد', hint: 'تظهر هنا المطالبات المقبولة والمسحوبة وما صدر فيه قرار.' },
	},
} satisfies AdminRenterClaimsTexts;
