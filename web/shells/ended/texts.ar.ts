/** Arabic texts of the session-ended notice. */
import type { EndedTexts } from './texts.en.ts';

export const texts: EndedTexts = {
	ended: 'انتهت جلستك',
	endedIdle: 'مرّت 30 دقيقة دون أي نشاط، فسجّلنا خروجك حفاظاً على حسابك.',
	again: 'سجّل الدخول مجدداً',
};
