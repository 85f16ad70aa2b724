/** Arabic texts of an admin's page of a claim. */

import { caseConversation } from '#web/features/case-conversation/texts.ar.ts';
import { claim } from '#web/features/claims/texts.ar.ts';
import { damage } from '#web/features/handover/damage/texts.ar.ts';
import { recorded } from '#web/features/handover/texts.ar.ts';
import type { AdminClaimTexts } from './texts.en.ts';

export const texts = {
	title: 'المطالبة',
	claim,
	back: 'المطالبات',
	booking: 'عرض الحجز',
	missing: 'لم نجد هذه المطالبة',
	decision: {
		title: 'قرارك',
		lead: 'حدّد المبلغ المقرّر لكل بند، من صفر إلى كامل المطالَب به. نخبر المالك والمستأجر فوراً ونقسّم مبلغ التأمين.',
		grantOf: (line: string, currency: string) => `المبلغ المقرّر: ${line} (${currency})`,
		all: 'الكل',
		none: 'لا شيء',
		granted: 'مجموع المبالغ المقرّرة',
		note: 'السبب',
		noteHint: 'يقرؤه الطرفان.',
		noteExample: 'ما تُظهره الصور والقراءات، وكيف نتجت عنها المبالغ.',
		confirm: 'حفظ القرار',
		busy: 'جارٍ الحفظ...',
		done: 'تم حفظ القرار',
		failed: 'تعذّر حفظ القرار',
	},
	recorded,
	damage,
	caseConversation,
	excess: {
		title: 'الزيادة على مبلغ التأمين',
		open: (amount: string) => `لم يدفع المستأجر ${amount} بعد.`,
		paid: (amount: string) => `دفع المستأجر ${amount}.`,
		writtenOff: (amount: string) => `تنازلنا عن ${amount}.`,
		action: 'التنازل عن الباقي',
		text: (amount: string) => `لن نطلب من المستأجر ${amount}، ولن يحصل عليها المالك. لا يمكن التراجع عن ذلك.`,
		note: 'السبب',
		confirm: 'التنازل',
		busy: 'جارٍ الحفظ...',
		keep: 'رجوع',
		done: 'تم التنازل عن الباقي',
		failed: 'تعذّر الحفظ',
	},
} satisfies AdminClaimTexts;
