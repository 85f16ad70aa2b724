/** Arabic texts of the trips page. */
import { booking } from '#web/features/bookings/texts.ar.ts';
import type { TripsTexts } from './texts.en.ts';

export const texts = {
	booking,
	title: 'رحلاتي',
	heading: 'رحلاتي',
	tabs: { label: 'الرحلات حسب حالتها', active: 'الحالية', completed: 'المكتملة', cancelled: 'الملغاة' },
	deposit: (amount: string) => `وتأمين ${amount}`,
	details: 'التفاصيل',
	answerBy: (moment: string) => `يردّ المالك قبل ${moment}`,
	over: 'انتهت مهلة الدفع',
	error: 'تعذّر تحميل رحلاتك',
	more: 'عرض المزيد',
	empty: {
		active: { title: 'لا رحلات حالية', hint: 'تظهر هنا السيارة التي تحجزها إلى أن تعيدها.' },
		completed: { title: 'لا رحلات مكتملة', hint: 'تجد هنا رحلاتك السابقة.' },
		cancelled: { title: 'لا رحلات ملغاة', hint: 'تجد هنا الحجوزات المرفوضة والملغاة وما انتهت مهلته.' },
	},
	browse: 'تصفّح السيارات',
} satisfies TripsTexts;
