/** Arabic texts of a public profile. */
import { reviews } from '#web/features/reviews/texts.ar.ts';
import { forms } from '#web/i18n/format.ts';
import type { PersonTexts } from './texts.en.ts';

export const texts = {
	reviews,
	title: 'عضو في مشوار',
	titleOf: (name: string) => `${name} على مشوار`,
	error: 'تعذّر تحميل هذه الصفحة',
	missing: 'لم نجد هذا العضو',
	missingHint: 'قد يكون الرابط ناقصاً، أو أن الحساب لم يعد موجوداً.',
	browse: 'تصفّح السيارات',
	memberSince: (year: string) => `عضو منذ ${year}`,
	checked: 'الهوية موثّقة',
	cars: 'السيارات',
	reviewsAs: { owner: 'تقييمات المستأجرين', renter: 'تقييمات المالكين' },
	noReviews: 'لا توجد تقييمات بعد.',
	figures: 'لمحة',
	trips: 'رحلات مكتملة',
	answerRate: 'الرد على الطلبات خلال 24 ساعة',
	answerTime: 'مدة الرد عادةً',
	withinHour: 'ساعة',
	hours: forms({ one: 'ساعة', two: 'ساعتين', few: '{count} ساعات', many: '{count} ساعة', other: '{count} ساعة' }),
	contact: 'التواصل',
	contactHidden: 'تظهر بيانات التواصل لطرفي الحجز المؤكد فقط.',
	phone: 'الهاتف',
	email: 'البريد',
} satisfies PersonTexts;
