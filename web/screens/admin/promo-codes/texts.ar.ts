/** Arabic texts of the platform's promo codes. */
import { desk } from '#web/features/admin/texts.ar.ts';
import { promo } from '#web/features/promo-codes/texts.ar.ts';
import type { AdminPromoCodesTexts } from './texts.en.ts';

export const texts = {
	desk,
	title: 'رموز الخصم',
	heading: 'رموز الخصم',
	state: 'الحالة',
	lead: 'يتحمّل مشوار قيمة هذه الخصومات، ويحصل المالك على حصته كاملة. يمكن إنهاء الرمز ولا يمكن تغييره.',
	empty: 'لا توجد رموز خصم بعد',
	emptyHint: 'تظهر هنا الرموز التي تنشئها مع حجوزاتها وتكلفتها.',
	cars: {
		label: 'عناوين صفحات السيارات',
		hint: 'عنوان في كل سطر كما يظهر في المتصفح.',
	},
	promo,
} satisfies AdminPromoCodesTexts;
