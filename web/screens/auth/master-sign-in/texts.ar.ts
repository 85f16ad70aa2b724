/** Arabic texts of the super admins' sign-in. */
import { auth } from '../texts.ar.ts';
import type { MasterSignInTexts } from './texts.en.ts';

export const texts = {
	auth,
	title: 'دخول المشرف العام',
	lead: 'للمشرفين العامين فقط.',
	phone: 'رقم الهاتف',
	phoneHint: 'نرسل إليه رمزاً من 6 أرقام، صالحاً لمدة 5 دقائق.',
	send: 'أرسل الرمز',
	sending: 'جارٍ الإرسال...',
	sendFailed: 'تعذّر إرسال الرمز',
	sent: ['إذا كان', ' لمشرف عام فقد أرسلنا الرمز إليه.'],
	code: 'الرمز المكوّن من 6 أرقام',
	codeHint: 'لديك خمس محاولات، ثم يلزم رمز جديد.',
	verify: 'تسجيل الدخول',
	verifying: 'جارٍ تسجيل الدخول...',
	verifyFailed: 'رمز التحقق غير صحيح',
	change: 'تغيير رقم الهاتف',
} satisfies MasterSignInTexts;
