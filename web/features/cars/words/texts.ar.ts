/** Arabic texts about an owner's description of a car. */
import type { WordsTexts } from './texts.en.ts';

export const words = {
	topics: {
		description: 'عن هذه السيارة',
		included: 'ما يشمله الإيجار',
		pickup: 'كيف يتم الاستلام',
		rules: 'قواعد الاستخدام',
	},
	rules: {
		smoking: 'التدخين',
		pets: 'الحيوانات الأليفة',
		desertTracks: 'الطرق الصحراوية',
		aqaba: 'القيادة إلى العقبة',
		wadiRum: 'القيادة إلى وادي رم',
		borders: 'عبور الحدود',
	},
	answers: { YES: 'مسموح', NO: 'غير مسموح', ASK: 'اسأل المالك أولاً' },
} satisfies WordsTexts;
