/** Texts of the promo code's field in both languages: loaded with the quote, for people who are signed in. */
const en = {
	have: 'Have a promo code?',
	label: 'Promo code',
	apply: 'Apply',
	applying: 'Checking...',
	remove: 'Remove',
	applied: 'The total includes your code. The deposit doesn’t change.',
	failed: 'We couldn’t check this code. Please try again.',
	problems: {
		PROMO_CODE_UNKNOWN: 'We can’t find this promo code. Check the spelling.',
		PROMO_CODE_EXPIRED: 'This promo code has ended.',
		PROMO_CODE_NOT_YET: (date: string) => `This promo code can be used from ${date}.`,
		PROMO_CODE_USED_UP: 'This promo code has already been fully used.',
		PROMO_CODE_USED_BY_YOU: 'You’ve already used this promo code as often as it allows.',
		PROMO_CODE_NOT_FOR_THIS_CAR: 'This promo code isn’t valid for this car.',
		PROMO_CODE_FIRST_BOOKING_ONLY: 'This promo code is only valid for your first booking.',
		PROMO_CODE_MINIMUM: (amount: string) => `To use this promo code, your rental days must cost at least ${amount}.`,
	},
};

export type PromoTexts = typeof en;

const ar: PromoTexts = {
	have: 'لديك رمز خصم؟',
	label: 'رمز الخصم',
	apply: 'تطبيق',
	applying: 'جارٍ التحقق...',
	remove: 'إزالة',
	applied: 'احتسبنا الرمز في المجموع. لا يتغير مبلغ التأمين بسببه.',
	failed: 'تعذّر التحقق من الرمز. حاول مجدداً.',
	problems: {
		PROMO_CODE_UNKNOWN: 'لم نجد رمز الخصم هذا. تحقق من كتابته.',
		PROMO_CODE_EXPIRED: 'انتهى رمز الخصم هذا.',
		PROMO_CODE_NOT_YET: (date: string) => `يمكنك استخدام رمز الخصم هذا من ${date}.`,
		PROMO_CODE_USED_UP: 'استُنفد رمز الخصم هذا.',
		PROMO_CODE_USED_BY_YOU: 'استخدمت رمز الخصم هذا بالعدد المسموح.',
		PROMO_CODE_NOT_FOR_THIS_CAR: 'رمز الخصم هذا لا يشمل هذه السيارة.',
		PROMO_CODE_FIRST_BOOKING_ONLY: 'رمز الخصم هذا للحجز الأول فقط.',
		PROMO_CODE_MINIMUM: (amount: string) => `يتطلب رمز الخصم هذا أيام إيجار بقيمة ${amount} على الأقل.`,
	},
};

export const promoTexts: Record<'en' | 'ar', PromoTexts> = { en, ar };
