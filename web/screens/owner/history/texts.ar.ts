/** Arabic texts of the owner's history. */
import { forms } from '#web/i18n/format.ts';
import { row } from '../texts.ar.ts';
import type { HistoryTexts } from './texts.en.ts';

export const texts = {
	row,
	title: 'السجل',
	csv: 'تنزيل الحجوزات (CSV)',
	heading: 'السجل',
	lead: 'ما اكتمل وما أُلغي من حجوزات سياراتك، آخر استلام أولاً.',
	form: 'البحث في السجل',
	query: 'بحث',
	queryHint: 'المستأجر أو السيارة أو الرقم',
	status: 'نتيجة الحجز',
	all: 'الكل',
	statuses: { COMPLETED: 'مكتمل', CANCELLED: 'ملغى' },
	car: 'السيارة',
	allCars: 'الكل',
	from: 'الاستلام من',
	to: 'الاستلام حتى',
	search: 'ابحث',
	clear: 'مسح',
	count: forms({ one: 'حجز واحد', two: 'حجزان', few: '{count} حجوزات', many: '{count} حجزاً', other: '{count} حجز' }),
	error: 'تعذّر تحميل سجلك',
	notYours: { title: 'دورك لا يشمل السجل', hint: 'يستطيع مدير الفريق تغييره.' },
	more: 'عرض المزيد',
	empty: { title: 'لا يوجد سجل بعد', hint: 'تظهر هنا الحجوزات المكتملة والملغاة.' },
	nothing: { title: 'لا توجد نتائج', hint: 'جرّب كلمات أخرى أو امسح خيارات التصفية.' },
} satisfies HistoryTexts;
