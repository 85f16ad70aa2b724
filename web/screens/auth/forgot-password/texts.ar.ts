/** Arabic texts of the page for a forgotten password. */
import { auth } from '../texts.ar.ts';
import type { ForgotPasswordTexts } from './texts.en.ts';

export const texts = {
	auth,
	title: 'نسيت كلمة المرور؟',
	lead: 'نرسل إليك رابطاً تختار به كلمة مرور جديدة.',
	submit: 'أرسل الرابط',
	busy: 'جارٍ الإرسال...',
	failed: 'تعذّر إرسال الرابط',
	sentTitle: 'تحقّق من بريدك',
	sent: ['إذا كان هناك حساب بالبريد', ' فقد أرسلنا الرابط إليه. الرابط صالح لساعة واحدة ولمرة واحدة.'],
	spam: 'لم يصلك شيء بعد دقائق؟ تحقّق من البريد غير المرغوب (Spam) أو جرّب بريداً آخر.',
	another: 'استخدام بريد آخر',
	back: 'العودة إلى تسجيل الدخول',
} satisfies ForgotPasswordTexts;
