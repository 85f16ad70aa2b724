/** Arabic texts of an admin's page of a renter's claim. */

import { caseConversation } from '#web/features/case-conversation/texts.ar.ts';
import { claim } from '#web/features/claims/texts.ar.ts';
import { damage } from '#web/features/handover/damage/texts.ar.ts';
import { recorded } from '#web/features/handover/texts.ar.ts';
import { renterClaim } from '#web/features/renter-claims/texts.ar.ts';
import type { AdminRenterClaimTexts } from './texts.en.ts';
export const texts = {
	title: 'مطالبة المستأجر',
	claim: { photos: claim.photos },
	renterClaim,
	recorded,
	damage,
	caseConversation,
	back: 'مطالبات المستأجرين',
	booking: 'عرض الحجز',
	missing: 'لم نجد هذه المطالبة',
	decision: {
		title: 'قرارك',
		lead: 'حدّد لكل بند ما نعيده إلى المستأجر، من صفر إلى كامل المطلوب. نخبر الطرفين فوراً.',
		grantOf: (line: string, currency: string) => `المبلغ المقرّر: ${line} (${currency})`,
		note: 'السبب',
		noteHint: 'يقرؤه الطرفان.',
		confirm: 'حفظ القرار',
		busy: 'جارٍ الحفظ...',
		done: 'تم حفظ القرار',
		failed: 'تعذّر حفظ القرار',
	},
} satisfies AdminRenterClaimTexts;
