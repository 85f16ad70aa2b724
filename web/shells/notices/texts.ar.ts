/** Arabic texts of the notices at the top of a page. */
import type { ConsentTexts, SessionTexts } from './texts.en.ts';

export const consent: ConsentTexts = {
	title: 'حدّثنا شروطنا',
	line: 'حدّثنا الشروط وسياسة الخصوصية.',
	terms: 'الشروط',
	privacy: 'الخصوصية',
	agree: 'أوافق',
	busy: 'جارٍ الحفظ...',
	failed: 'تعذّر حفظ موافقتك',
};

export const session: SessionTexts = {
	ended: 'انتهت جلستك',
	endedIdle: 'مرّت 30 دقيقة دون أي نشاط، فسجّلنا خروجك حفاظاً على حسابك.',
	again: 'سجّل الدخول مجدداً',
};
