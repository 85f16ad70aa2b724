/** Arabic texts of the page that sets up two-step verification. */
import { auth } from '../texts.ar.ts';
import type { SetUpSecondFactorTexts } from './texts.en.ts';

export const texts = {
	auth,
	title: 'التحقق بخطوتين',
	due: 'وهو إلزامي للمشرفين. فعّل تطبيق مصادقة أو أضف مفتاح مرور لتتابع.',
	lead: 'إلى جانب كلمة المرور يطلب تسجيل الدخول شيئاً لا يملكه غيرك.',
	goOn: 'متابعة',
	logout: 'تسجيل الخروج',
} satisfies SetUpSecondFactorTexts;
