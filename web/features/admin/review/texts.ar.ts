/** Arabic texts of all reviews: of identity checks, of cars, and of companies’ documents. */
import { forms } from '#web/i18n/format.ts';
import type { SharedReviewTexts } from './texts.en.ts';

export const review = {
	queues: { label: 'ما يُراجَع', identities: 'طلبات التحقق', cars: 'السيارات', companies: 'الشركات' },
	waiting: forms({
		zero: 'لا شيء في الانتظار',
		one: 'واحد في الانتظار',
		two: 'اثنان في الانتظار',
		few: '{count} في الانتظار',
		many: '{count} في الانتظار',
		other: '{count} في الانتظار',
	}),
	failed: 'تعذّر حفظ القرار',
	keys: { title: 'المفاتيح', on: 'استخدم هذه المفاتيح' },
	reasons: 'أسباب تتكرر',
	reasonsLanguage: { en: 'النص بالإنجليزية، لغة هذا الشخص في مشوار.', ar: 'النص بالعربية، لغة هذا الشخص في مشوار.' },
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
} satisfies SharedReviewTexts;
