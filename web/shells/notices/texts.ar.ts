/** Arabic texts of the notices at the top of a page. */
import { forms } from '#web/i18n/format.ts';
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
	endedIdle: forms({
		one: 'مرّت دقيقة واحدة دون أي نشاط، فسجّلنا خروجك حفاظاً على حسابك.',
		two: 'مرّت دقيقتان دون أي نشاط، فسجّلنا خروجك حفاظاً على حسابك.',
		few: 'مرّت {count} دقائق دون أي نشاط، فسجّلنا خروجك حفاظاً على حسابك.',
		other: 'مرّت {count} دقيقة دون أي نشاط، فسجّلنا خروجك حفاظاً على حسابك.',
	}),
	again: 'سجّل الدخول مجدداً',
};
