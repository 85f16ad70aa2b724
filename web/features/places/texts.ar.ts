/** Arabic texts of a place on the map. */
import type { PinTexts } from './texts.en.ts';

export const pin = {
	label: 'الموقع على الخريطة',
	hint: 'الصق الإحداثيات أو رابط خريطة، أو قف في المكان واضغط الزر.',
	example: '31.95392, 35.91063',
	here: 'استخدم موقعي',
	locating: 'جارٍ تحديد الموقع...',
	notLocated: 'لم يعطِ جهازك الموقع. الصق الإحداثيات بدلاً من ذلك.',
	wrong: 'أدخل موقعاً مثل 31.95392, 35.91063.',
} satisfies PinTexts;
