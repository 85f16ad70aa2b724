/** Arabic texts of the consent notice. */
import type { ConsentTexts } from './texts.en.ts';

export const texts: ConsentTexts = {
	title: 'شروط جديدة',
	line: 'تغيّرت شروطنا وبيان الخصوصية.',
	terms: 'الشروط',
	privacy: 'الخصوصية',
	agree: 'أوافق',
	busy: 'جارٍ الحفظ...',
	failed: 'تعذّر حفظ موافقتك',
};
