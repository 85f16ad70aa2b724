/** Arabic texts of the trips page. */
import { booking } from '#web/features/bookings/texts.ar.ts';
import { placed } from '#web/features/bookings/where-and-when/texts.ar.ts';
import { forms } from '#web/i18n/format.ts';
import type { TripsTexts } from './texts.en.ts';

export const texts = {
	booking,
	...placed,
	title: 'رحلاتي',
	heading: 'رحلاتي',
	tabs: { label: 'الرحلات حسب حالتها', active: 'الحالية', completed: 'المكتملة', cancelled: 'الملغاة' },
	deposit: (amount: string) => `ومبلغ التأمين ${amount}`,
	details: 'التفاصيل',
	answerBy: (moment: string) => `أمام المالك حتى ${moment} للرد`,
	over: 'انتهت مهلة الدفع',
	road: {
		CHECK_IN: 'حان وقت الاستلام',
		CHECK_OUT: 'على الطريق',
		from: 'الاستلام',
		until: 'الإرجاع قبل',
		days: forms({ one: 'بقي يوم واحد', two: 'بقي يومان', few: 'بقيت {count} أيام', many: 'بقي {count} يوماً', other: 'بقي {count} يوم' }),
		hours: forms({
			one: 'بقيت ساعة واحدة',
			two: 'بقيت ساعتان',
			few: 'بقيت {count} ساعات',
			many: 'بقيت {count} ساعة',
			other: 'بقيت {count} ساعة',
		}),
		minutes: forms({
			one: 'بقيت دقيقة واحدة',
			two: 'بقيت دقيقتان',
			few: 'بقيت {count} دقائق',
			many: 'بقيت {count} دقيقة',
			other: 'بقيت {count} دقيقة',
		}),
		due: 'حان الموعد',
		place: 'المكان',
		call: (name: string) => `اتصل: ${name}`,
		code: 'رمز الاستلام',
		codeHint: 'أعطه للمالك بعد أن تفحص السيارة.',
		details: 'تفاصيل الحجز',
	},
	error: 'تعذّر تحميل رحلاتك',
	more: 'عرض المزيد',
	empty: {
		active: { title: 'لا توجد رحلات حالية', hint: 'تظهر هنا السيارة التي تحجزها إلى أن ترجعها.' },
		completed: { title: 'لا توجد رحلات مكتملة', hint: 'تظهر هنا رحلاتك السابقة.' },
		cancelled: { title: 'لا توجد رحلات ملغاة', hint: 'تظهر هنا الحجوزات المرفوضة والملغاة وما انتهت مهلته.' },
	},
	browse: 'تصفّح السيارات',
} satisfies TripsTexts;
