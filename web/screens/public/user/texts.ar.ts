/** Arabic texts of a public profile. */
import { reviews } from '#web/features/reviews/texts.ar.ts';
import { forms } from '#web/i18n/format.ts';
import type { PersonTexts } from './texts.en.ts';

export const texts = {
	reviews,
	title: 'من أعضاء مشوار',
	titleOf: (name: string) => `${name} على مشوار`,
	error: 'تعذّر تحميل هذه الصفحة',
	missing: 'لا يوجد شخص كهذا هنا',
	missingHint: 'قد يكون الرابط ناقصاً، أو أن الحساب لم يعد موجوداً.',
	browse: 'تصفّح السيارات',
	memberSince: (year: string) => `عضو منذ ${year}`,
	checked: 'هويته موثّقة',
	cars: 'السيارات',
	reviewsAs: { owner: 'تقييمات المستأجرين', renter: 'تقييمات المالكين' },
	noReviews: 'لم يكتب أحد تقييماً بعد.',
	figures: 'لمحة',
	trips: 'رحلات مكتملة',
	answerRate: 'طلبات أُجيب عنها خلال 24 ساعة',
	answerTime: 'يردّ عادةً خلال',
	withinHour: 'ساعة',
	hours: forms({ one: 'ساعة', two: 'ساعتين', few: '{count} ساعات', many: '{count} ساعة', other: '{count} ساعة' }),
	contact: 'التواصل',
	contactHidden: 'يظهر الهاتف والبريد هنا لطرفي حجز مؤكد.',
	phone: 'الهاتف',
	email: 'البريد',
} satisfies PersonTexts;
