/** Arabic texts of the map, which is loaded when it is chosen. */
import { forms } from '#web/i18n/format.ts';
import type { MapTexts } from './texts.en.ts';

export const map = {
	title: 'خريطة السيارات المتاحة',
	pin: (car, price, unit, city) => `${car}، ${price} ${unit}، ${city}`,
	cluster: forms({
		one: '{count}: سيارة واحدة، قرّب الخريطة',
		two: '{count}: سيارتان، قرّب الخريطة',
		few: '{count} سيارات، قرّب الخريطة',
		many: '{count} سيارة، قرّب الخريطة',
		other: '{count} سيارة، قرّب الخريطة',
	}),
	all: forms({
		zero: 'لا توجد سيارات على الخريطة',
		one: 'سيارة واحدة على الخريطة',
		two: 'سيارتان على الخريطة',
		few: '{count} سيارات على الخريطة',
		many: '{count} سيارة على الخريطة',
		other: '{count} سيارة على الخريطة',
	}),
	firstOf: (shown, total) => `السيارات على الخريطة: أول ${shown} من ${total}`,
	searchHere: 'ابحث في هذه المنطقة',
	nearMe: 'قريب مني',
	zoomIn: 'تقريب',
	zoomOut: 'إبعاد',
	close: 'إغلاق',
	abroad: 'يبدو أنك خارج الأردن. اختر مدينة أو حرّك الخريطة.',
	placeRefused: 'متصفحك لا يشارك موقعك مع هذه الصفحة. اسمح بذلك في إعدادات الصفحة، أو حرّك الخريطة.',
	noPlace: 'تعذّر تحديد موقعك. حرّك الخريطة بدلاً من ذلك.',
	impossible: 'لا يستطيع هذا المتصفح رسم الخريطة. السيارات نفسها في القائمة.',
	source: 'رسم تقريبي. الأماكن: GeoNames. الحدود: Natural Earth.',
} satisfies MapTexts;
