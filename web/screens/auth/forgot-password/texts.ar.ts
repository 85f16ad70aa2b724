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
	sentTitle: 'تفقّد بريدك',
	sent: ['إن كان هناك حساب بالبريد', ' فالرابط في طريقه إليه. يصلح الرابط ساعة واحدة ولمرة واحدة.'],
	spam: 'لم يصلك شيء بعد دقائق؟ تفقّد الرسائل غير المرغوبة أو جرّب بريداً آخر.',
	another: 'استخدم بريداً آخر',
	back: 'العودة إلى تسجيل الدخول',
} satisfies ForgotPasswordTexts;
