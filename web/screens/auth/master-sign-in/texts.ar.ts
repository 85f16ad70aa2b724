/** Arabic texts of the super admins' sign-in. */
import { auth } from '../texts.ar.ts';
import type { MasterSignInTexts } from './texts.en.ts';

export const texts = {
	auth,
	title: 'دخول الإدارة العليا',
	lead: 'للمديرين العامين وحدهم، برمز يصل إلى هواتفهم.',
	phone: 'رقم الهاتف',
	phoneHint: 'نرسل إليه رمزاً من 6 أرقام، صالحاً لمدة 5 دقائق.',
	send: 'أرسل الرمز',
	sending: 'جارٍ الإرسال...',
	sendFailed: 'تعذّر إرسال الرمز',
	sent: ['إن كان', ' لمدير عام فالرمز في طريقه إليه.'],
	code: 'الرمز المكوّن من 6 أرقام',
	codeHint: 'خمس محاولات، ثم يلزم رمز جديد.',
	verify: 'تسجيل الدخول',
	verifying: 'جارٍ تسجيل الدخول...',
	verifyFailed: 'رمز التحقق غير صحيح',
	change: 'تغيير رقم الهاتف',
} satisfies MasterSignInTexts;
