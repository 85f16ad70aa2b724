/** Arabic texts of a visitor's support request. */
import { tickets } from '#web/features/support/texts.ar.ts';
import type { SupportLetterTexts } from './texts.en.ts';

export const texts = {
	tickets,
	title: 'طلبك إلى مشوار',
	confirm: {
		title: 'أرسل سؤالك',
		hint: 'أكّد أنك كتبت إلى فريق الدعم بهذا البريد الإلكتروني. نرد عليك بالبريد.',
		action: 'أرسل السؤال',
		busy: 'جارٍ الإرسال...',
	},
	failed: 'تعذّر فتح طلبك',
	over: {
		title: 'انتهت صلاحية هذا الرابط',
		hint: 'تعمل روابط ردودنا 90 يوماً، والرابط الأول 24 ساعة. يرجى الكتابة إلينا من جديد.',
		action: 'تواصل مع الدعم',
	},
} satisfies SupportLetterTexts;
