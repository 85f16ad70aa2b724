/** Arabic texts of the review of identity checks. */
import { desk } from '#web/features/admin/texts.ar.ts';
import { forms } from '#web/i18n/format.ts';
import type { ReviewTexts } from './texts.en.ts';

export const texts = {
	desk,
	title: 'طلبات التحقق',
	heading: 'طلبات التحقق',
	waiting: forms({
		zero: 'لا أحد في الانتظار',
		one: 'شخص واحد في الانتظار',
		two: 'شخصان في الانتظار',
		few: '{count} أشخاص في الانتظار',
		many: '{count} شخصاً في الانتظار',
		other: '{count} شخص في الانتظار',
	}),
	queue: 'المنتظرون، الأقدم أولاً',
	previous: 'الشخص السابق',
	next: 'الشخص التالي',
	compared: (count: number) => `معلومات مطابقة: ${count}`,
	openFailed: 'تعذّر فتح هذا الطلب',
	failed: 'تعذّر حفظ القرار',
	keys: {
		title: 'المفاتيح',
		on: 'استخدم هذه المفاتيح',
		all: [
			{ key: 'J', act: 'الشخص التالي' },
			{ key: 'K', act: 'الشخص السابق' },
			{ key: 'C', act: 'هذه المعلومة مطابقة' },
			{ key: 'V', act: 'توثيق (وكذلك A)' },
			{ key: 'R', act: 'رفض، ثم من 1 إلى 6 للسبب' },
			{ key: 'U', act: 'تراجع' },
			{ key: '1 2 3', act: 'الانتقال إلى وثيقة' },
			{ key: '+ - T', act: 'داخل الوثيقة: تكبير وتدوير' },
		],
	},
	reject: {
		reasons: 'أسباب تتكرر',
		language: { en: 'النص بالإنجليزية، لغة هذا الشخص في مشوار.', ar: 'النص بالعربية، لغة هذا الشخص في مشوار.' },
	},
	undo: {
		none: 'يمكنك التراجع عن القرار خلال عشر ثوانٍ، ولا نخبر صاحب الطلب قبل ذلك.',
		made: {
			APPROVED: (name: string) => `تم التوثيق: \u2068${name}\u2069`,
			REJECTED: (name: string) => `رُفض: \u2068${name}\u2069`,
		},
		undo: 'تراجع',
		undoing: 'جارٍ التراجع...',
		failed: 'تعذّر التراجع عن القرار',
	},
} satisfies ReviewTexts;
