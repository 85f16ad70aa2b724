/** Arabic texts of the owner's bookings. */
import { row } from '../texts.ar.ts';
import type { OwnerBookingsTexts } from './texts.en.ts';

export const texts = {
	row,
	title: 'الحجوزات',
	heading: 'الحجوزات',
	history: 'السجل',
	tabs: { label: 'الحجوزات حسب حالتها', pending: 'بانتظار الرد', active: 'الحالية', completed: 'المكتملة' },
	error: 'تعذّر تحميل حجوزاتك',
	more: 'عرض المزيد',
	empty: {
		pending: { title: 'لا حجوزات بانتظار الرد', hint: 'تبقى الطلبات المدفوعة لسياراتك هنا إلى أن تردّ عليها، 24 ساعة على الأكثر.' },
		active: { title: 'لا حجوزات حالية', hint: 'تبقى الحجوزات المؤكدة هنا إلى أن تعود السيارة.' },
		completed: { title: 'لا حجوزات مكتملة', hint: 'تجد هنا ما اكتمل من تأجير سياراتك.' },
	},
} satisfies OwnerBookingsTexts;
