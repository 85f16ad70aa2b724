/** Arabic texts of the lower part of the car page, which is loaded on scrolling. */
import { cancellation } from '#web/features/cancellation/texts.ar.ts';
import { words } from '#web/features/cars/words/texts.ar.ts';
import { companies } from '#web/features/companies/texts.ar.ts';
import { reviews } from '#web/features/reviews/texts.ar.ts';
import { forms } from '#web/i18n/format.ts';
import type { FurtherTexts } from './texts.en.ts';

export const further = {
	reviews,
	companies,
	words,
	specs: 'المواصفات',
	mileageValue: (km: string) => `${km} كم`,
	noLimit: 'غير محدود',
	features: 'المزايا',
	noFeatures: 'لا توجد مزايا مذكورة بعد.',
	owner: 'المالك',
	memberSince: (year: string) => `عضو منذ ${year}`,
	checkedOwner: 'الهوية موثّقة',
	messageOwner: 'راسل المالك',
	messageFailed: 'تعذّر فتح المحادثة',
	where: {
		title: 'أين السيارة',
		map: (place: string) => `خريطة: السيارة ضمن دائرة ${place}`,
		hint: 'السيارة ضمن هذه الدائرة، ويظهر لك المكان الدقيق بعد تأكيد حجزك. الأماكن: GeoNames. الحدود: Natural Earth.',
	},
	terms: {
		title: 'الشروط',
		discounts: 'خصومات المدد الأطول',
		fromDays: (days: string) => `من ${days}`,
		days: forms({ one: 'يوم واحد', two: 'يومين', few: '{count} أيام', many: '{count} يوماً', other: '{count} يوم' }),
		cancellation: 'سياسة الإلغاء',
		before: 'قبل أن تحجز',
		minDays: forms({
			one: 'يوم واحد على الأقل',
			two: 'يومان على الأقل',
			few: '{count} أيام على الأقل',
			many: '{count} يوماً على الأقل',
			other: '{count} يوم على الأقل',
		}),
		notice: forms({
			one: 'قبل الاستلام بساعة على الأقل',
			two: 'قبل الاستلام بساعتين على الأقل',
			few: 'قبل الاستلام بـ{count} ساعات على الأقل',
			many: 'قبل الاستلام بـ{count} ساعة على الأقل',
			other: 'قبل الاستلام بـ{count} ساعة على الأقل',
		}),
		afterwards: 'رسوم إضافية محتملة',
		extraKm: 'كل كيلومتر زائد',
		fuelEighth: 'كل ثُمن خزان ناقص',
		cancelling: cancellation,
		hours: 'الاستلام والإرجاع',
		hoursBetween: (from: string, until: string) => `بين ${from} و${until}`,
		atAirport: 'في المطار',
		anyHour: 'أي ساعة',
	},
	record: {
		trips: forms({
			one: 'رحلة مكتملة واحدة',
			two: 'رحلتان مكتملتان',
			few: '{count} رحلات مكتملة',
			many: '{count} رحلة مكتملة',
			other: '{count} رحلة مكتملة',
		}),
		noTrips: 'لا توجد رحلات مكتملة بعد',
		withinHour: 'الرد عادةً خلال ساعة',
		withinHours: forms({
			one: 'الرد عادةً خلال ساعة',
			two: 'الرد عادةً خلال ساعتين',
			few: 'الرد عادةً خلال {count} ساعات',
			many: 'الرد عادةً خلال {count} ساعة',
			other: 'الرد عادةً خلال {count} ساعة',
		}),
		cancellations: (cancelled: string, trips: string) => `إلغاءات المالك في آخر 12 شهراً: ${cancelled} من ${trips}`,
		noCancellations: 'لا توجد إلغاءات في آخر 12 شهراً',
		showOtherCars: 'عرض تقييمات السيارات الأخرى',
		otherCars: (owner: string) => `تقييمات السيارات الأخرى: ${owner}`,
	},
	newCar: 'لا توجد تقييمات بعد',
	newCarHint: 'كن أول من يستأجرها.',
} satisfies FurtherTexts;
