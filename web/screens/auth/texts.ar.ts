/** Arabic texts shared by the sign-in screens. */
import type { AuthTexts } from './texts.en.ts';

export const auth = {
	email: 'البريد الإلكتروني',
	password: 'كلمة المرور',
	showPassword: 'إظهار كلمة المرور',
	hidePassword: 'إخفاء كلمة المرور',
	passwordHint: '10 أحرف على الأقل',
	scene: 'الطريق مفتوح',
	sceneHint: 'سيارات معتنى بها من أصحابها في كل الأردن، ومبلغ تأمين نعيده إليك.',
	already: {
		title: (name: string) => `أهلاً ${name}`,
		lead: 'أنت مسجّل الدخول بالفعل.',
		goOn: 'متابعة',
		logout: 'تسجيل الخروج',
	},
	provider: {
		goOn: (name: string) => `تابع عبر ${name}`,
		or: 'أو',
		problems: {
			OIDC_FAILED: (name: string) => `لم يكتمل تسجيل الدخول عبر ${name}. حاول مرة أخرى.`,
			OIDC_UNAVAILABLE: (name: string) => `لا يمكن الوصول إلى ${name} الآن. حاول لاحقاً أو سجّل الدخول بطريقة أخرى.`,
			OIDC_EMAIL_UNPROVEN: (name: string) => `بريدك الإلكتروني غير موثّق لدى ${name}. وثّقه هناك أولاً، أو أنشئ حساباً هنا.`,
			OIDC_ACCOUNT_UNPROVEN: (name: string) =>
				`يوجد حساب بهذا البريد لم يُوثَّق بعد. سجّل الدخول بكلمة مروره أو اطلب كلمة جديدة، ثم وثّق البريد من حسابك، وبعدها يمكنك الدخول عبر ${name}.`,
			OIDC_OTHER_ACCOUNT: (name: string) => `هذا الحساب مرتبط بحساب آخر لدى ${name}. استخدم ذلك الحساب أو سجّل الدخول بكلمة المرور.`,
			OIDC_NOT_FOR_YOU: (name: string) => `لا يمكن لهذا الحساب تسجيل الدخول عبر ${name}.`,
		},
	},
	passkey: {
		use: 'الدخول بمفتاح مرور',
		busy: 'اتبع تعليمات جهازك...',
		notUsed: 'لم يُستخدم مفتاح مرور. يمكنك المحاولة مجدداً.',
		or: 'أو',
	},
	demo: {
		outbox: 'هذه نسخة تجريبية، ولا تُرسل الرسائل فعلياً.',
		open: 'فتح صندوق الصادر',
	},
} satisfies AuthTexts;
