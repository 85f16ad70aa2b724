/** Arabic texts of the admins’ search over everything. */
import type { FindTexts } from './texts.en.ts';

export const texts: FindTexts = {
	title: 'ابحث في كل شيء',
	label: 'شخص أو سيارة أو لوحة أو حجز أو حوالة',
	hint: 'اكتب حرفين أو رقمين على الأقل.',
	searching: 'جارٍ البحث...',
	nothing: 'لا توجد نتائج. جرّب جزءاً من الاسم أو اللوحة كاملة أو رقم الحجز.',
	failed: 'تعذّر البحث',
	found: (count) => `النتائج: ${count}`,
	kinds: { people: 'الأشخاص', cars: 'السيارات', bookings: 'الحجوزات', payouts: 'الحوالات' },
	suspended: 'موقوف',
	states: { PENDING: 'بانتظار الإرسال', SENT: 'أُرسلت', PAID: 'دُفعت', FAILED: 'أعادها البنك' },
};
