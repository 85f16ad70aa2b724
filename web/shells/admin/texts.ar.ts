/** Arabic texts of the admin shell. */
import { forms } from '#web/i18n/format.ts';
import type { AdminShellTexts } from './texts.en.ts';

export const texts: AdminShellTexts = {
	area: 'لوحة الإدارة',
	find: 'ابحث في كل شيء',
	console: 'نظرة عامة',
	audit: 'سجل الإجراءات',
	health: 'حالة الموقع',
	settlements: 'التسويات',
	payouts: 'الحوالات',
	claims: 'المطالبات',
	fines: 'المخالفات',
	renterClaims: 'مطالبات المستأجرين',
	reports: 'البلاغات',
	reviews: 'التقييمات',
	reconciliation: 'المطابقة',
	tickets: 'الدعم',
	goodwill: 'بادرات حسن النية',
	people: 'الأشخاص',
	companies: 'الشركات',
	invoices: 'الفواتير',
	promoCodes: 'رموز الخصم',
	review: 'طلبات التحقق',
	reviewCars: 'سيارات للمراجعة',
	plates: { line: 'لم يُحدَّد بعد أي لوحات يُسمح بتأجيرها هنا.', answer: 'حدّدها الآن' },
	waiting: forms({
		one: 'واحد بانتظارك',
		two: 'اثنان بانتظارك',
		few: '{count} بانتظارك',
		many: '{count} بانتظارك',
		other: '{count} بانتظارك',
	}),
};
