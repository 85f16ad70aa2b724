/** Arabic texts of an admin's page of a renter's claim. */

import { caseConversation } from '#web/features/case-conversation/texts.ar.ts';
import { claim } from '#web/features/claims/texts.ar.ts';
import { recorded } from '#web/features/handover/texts.ar.ts';
import { renterClaim } from '#web/features/renter-claims/texts.ar.ts';
import type { AdminRenterClaimTexts } from './texts.en.ts';
export const texts = {
	title: 'مطالبة المستأجر',
	claim: { photos: claim.photos },
	renterClaim,
	recorded,
	caseConversation,
	back: 'مطالبات المستأجرين',
	booking: 'راجع الحجز',
	missing: 'لا توجد مطالبة كهذه',
	decision: {
		title: 'قرارك',
		lead: 'لكل بند ما يعود إلى المستأجر، من لا شيء إلى كامل المطلوب. يُخبَر الطرفان فوراً.',
		grantOf: (line: string, currency: string) => `الممنوح: ${line} (${currency})`,
		note: 'السبب',
		noteHint: 'يقرأه الطرفان.',
		confirm: 'بُتّ في المطالبة',
		busy: 'جارٍ الحفظ...',
		done: 'تمّ البتّ في المطالبة',
		failed: 'تعذّر البتّ في المطالبة',
	},
} satisfies AdminRenterClaimTexts;
