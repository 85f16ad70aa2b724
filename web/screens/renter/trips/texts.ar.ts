/** Arabic texts of the trips page. */
import { booking } from '#web/features/bookings/texts.ar.ts';
import type { TripsTexts } from './texts.en.ts';

export const texts = {
	booking,
	title: 'رحلاتي',
	heading: 'رحلاتي',
	tabs: { label: 'الرحلات حسب حالتها', active: 'الحالية', completed: 'المكتملة', cancelled: 'الملغاة' },
	deposit: (amount: string) => `ومبلغ التأمين ${amount}`,
	details: 'التفاصيل',
	answerBy: (moment: string) => `أمام المالك حتى ${moment} للرد`,
	over: 'انتهت مهلة الدفع',
	error: 'تعذّر تحميل رحلاتك',
	more: 'عرض المزيد',
	empty: {
		active: { title: 'لا توجد رحلات حالية', hint: 'تظهر هنا السيارة التي تحجزها إلى أن ترجعها.' },
		completed: { title: 'لا توجد رحلات مكتملة', hint: 'تظهر هنا رحلاتك السابقة.' },
		cancelled: { title: 'لا توجد رحلات ملغاة', hint: 'تظهر هنا الحجوزات المرفوضة والملغاة وما انتهت مهلته.' },
	},
	browse: 'تصفّح السيارات',
} satisfies TripsTexts;
