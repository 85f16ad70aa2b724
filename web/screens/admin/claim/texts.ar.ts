/** Arabic texts of an admin's page of a claim. */

import { caseConversation } from '#web/features/case-conversation/texts.ar.ts';
import { claim } from '#web/features/claims/texts.ar.ts';
import { recorded } from '#web/features/handover/texts.ar.ts';
import type { AdminClaimTexts } from './texts.en.ts';

export const texts = {
	title: 'المطالبة',
	claim,
	back: 'المطالبات',
	booking: 'اعرض الحجز',
	missing: 'لا توجد مطالبة كهذه',
	decision: {
		title: 'قرارك',
		lead: 'حدّد لكل بند ما يُمنح، من لا شيء إلى كامل ما طولب به. يُبلَّغ المالك والمستأجر فوراً ويُقسَّم التأمين.',
		grantOf: (line: string, currency: string) => `الممنوح: ${line} (${currency})`,
		all: 'الكل',
		none: 'لا شيء',
		granted: 'مجموع الممنوح',
		note: 'السبب',
		noteHint: 'يقرأه الطرفان.',
		noteExample: 'ما تُظهره الصور والقراءات، وكيف نتجت عنها المبالغ.',
		confirm: 'احسم المطالبة',
		busy: 'جارٍ الحفظ...',
		done: 'حُسمت المطالبة',
		failed: 'تعذّر حسم المطالبة',
	},
	recorded,
	caseConversation,
	excess: {
		title: 'الزيادة على التأمين',
		open: (amount: string) => `لم يدفع المستأجر ${amount} بعد.`,
		paid: (amount: string) => `دفع المستأجر ${amount}.`,
		writtenOff: (amount: string) => `لم تعد ${amount} مطلوبة.`,
		action: 'أوقف المطالبة بها',
		text: (amount: string) => `لن يُطلب من المستأجر ${amount} بعد الآن، ولن يحصل عليها المالك. لا يمكن التراجع عن ذلك.`,
		note: 'السبب',
		confirm: 'أوقف المطالبة',
		busy: 'جارٍ الحفظ...',
		keep: 'رجوع',
		done: 'لم تعد مطلوبة',
		failed: 'تعذّر الحفظ',
	},
} satisfies AdminClaimTexts;
