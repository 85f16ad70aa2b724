/** Arabic texts of the admins' list of renters' claims. */
import { renterClaim } from '#web/features/renter-claims/texts.ar.ts';
import type { AdminRenterClaimsTexts } from './texts.en.ts';
export const texts = {
	title: 'مطالبات المستأجرين',
	renterClaim,
	heading: 'مطالبات المستأجرين',
	tabs: { label: 'أي المطالبات', NEEDS_DECISION: 'بانتظار قرار', OPEN: 'لدى المالك', DECIDED: 'تمّ البتّ فيها' },
	between: (owner: string, renter: string) => `يطالب ${renter} المالكَ ${owner}`,
	answerBy: 'موعد الرد',
	openedAt: 'قُدّمت',
	decidedAt: 'البتّ',
	more: 'اعرض المزيد',
	error: 'تعذّر تحميل المطالبات',
	empty: {
		NEEDS_DECISION: { title: 'لا شيء بانتظار قرار', hint: 'تأتي إلى هنا المطالبات المعترَض عليها، وما لا يردّ عليه المالك في المهلة.' },
		OPEN: { title: 'لا مطالبة بانتظار مالك', hint: 'تبقى المطالبة هنا منذ تقديمها حتى ردّ المالك.' },
		DECIDED: { title: 'لم يُبتّ في أي مطالبة بعد', hint: 'هنا المطالبات المقبولة والمبتوت فيها والمسحوبة.' },
	},
} satisfies AdminRenterClaimsTexts;
