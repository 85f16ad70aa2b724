/** Arabic texts of the owner's bookings. */
import { answer, declining } from '#web/features/bookings/answering/texts.ar.ts';
import { row } from '../texts.ar.ts';
import type { OwnerBookingsTexts } from './texts.en.ts';

export const texts = {
	row,
	request: answer,
	declining,
	title: 'الحجوزات',
	heading: 'الحجوزات',
	history: 'السجل',
	tabs: { label: 'الحجوزات حسب حالتها', pending: 'بانتظار الرد', active: 'الحالية', completed: 'المكتملة' },
	error: 'تعذّر تحميل حجوزاتك',
	more: 'عرض المزيد',
	empty: {
		pending: { title: 'لا توجد حجوزات بانتظار الرد', hint: 'تظهر هنا الطلبات المدفوعة حتى تردّ عليها، لمدة 24 ساعة كحد أقصى.' },
		active: { title: 'لا توجد حجوزات حالية', hint: 'تظهر هنا الحجوزات المؤكدة حتى إرجاع السيارة.' },
		completed: { title: 'لا توجد حجوزات مكتملة', hint: 'تظهر هنا الحجوزات المكتملة لسياراتك.' },
	},
} satisfies OwnerBookingsTexts;
