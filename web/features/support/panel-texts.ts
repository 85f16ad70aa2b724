/** Texts of the support's panel. Separate from the common texts, because first visits have little room; both languages are loaded with the panel. */
import type { Language } from '#web/i18n/language.ts';

type PanelTexts = Record<'title' | 'lead' | 'phone' | 'email', string>;

export const panelTexts: Record<Language, PanelTexts> = {
	en: {
		title: 'Need help?',
		lead: 'Write to us and we’ll reply by email.',
		phone: 'Phone',
		email: 'Email',
	},
	ar: {
		title: 'تحتاج إلى مساعدة؟',
		lead: 'اكتب إلينا ونرد عليك بالبريد الإلكتروني.',
		phone: 'الهاتف',
		email: 'البريد الإلكتروني',
	},
};
