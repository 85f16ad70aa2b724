/** Arabic texts of an owner's promo codes. */
import { promo } from '#web/features/promo-codes/texts.ar.ts';
import type { OwnerPromoCodesTexts } from './texts.en.ts';

export const texts = {
	title: 'رموز الخصم',
	heading: 'رموز الخصم',
	lead: 'رموز لسياراتك. يُخصم مبلغها من إيجارك، وتقل معه عمولة المنصة. يمكن إنهاء الرمز ولا يمكن تغييره.',
	empty: 'لا توجد رموز خصم بعد',
	emptyHint: 'تظهر هنا الرموز التي تنشئها مع حجوزاتها وما تكلفك.',
	notYours: { title: 'دورك لا يشمل رموز الخصم', hint: 'يستطيع مدير الفريق تغييره.' },
	cars: {
		label: 'سياراتك',
	},
	promo,
} satisfies OwnerPromoCodesTexts;
