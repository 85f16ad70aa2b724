/** Arabic texts that the screens of signing in share. */
import type { AuthTexts } from './texts.en.ts';

export const auth = {
	email: 'البريد الإلكتروني',
	password: 'كلمة المرور',
	showPassword: 'إظهار كلمة المرور',
	hidePassword: 'إخفاء كلمة المرور',
	passwordHint: '10 أحرف على الأقل',
	scene: 'الطريق مفتوح',
	sceneHint: 'سيارات معتنى بها من أصحابها في كل الأردن، وتأمين يعود إليك.',
	already: {
		title: (name: string) => `أهلاً ${name}`,
		lead: 'أنت مسجّل الدخول بالفعل.',
		goOn: 'متابعة',
		logout: 'تسجيل الخروج',
	},
	demo: {
		outbox: 'هذه نسخة تجريبية: الرسائل لا تخرج منها.',
		open: 'افتح صندوق الرسائل',
	},
} satisfies AuthTexts;
