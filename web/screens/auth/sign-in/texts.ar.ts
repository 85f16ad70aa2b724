/** Arabic texts of the sign-in page. */
import { auth } from '../texts.ar.ts';
import type { SignInTexts } from './texts.en.ts';

export const texts = {
	auth,
	title: 'تسجيل الدخول',
	lead: 'لتحجز وتدفع وتتابع رحلاتك.',
	method: 'طريقة تسجيل الدخول',
	byEmail: 'بالبريد الإلكتروني',
	byPhone: 'برقم الهاتف',
	forgot: 'نسيت كلمة المرور؟',
	submit: 'تسجيل الدخول',
	busy: 'جارٍ تسجيل الدخول...',
	failed: 'تعذّر تسجيل دخولك',
	newHere: 'جديد هنا؟',
	signUp: 'أنشئ حساباً',
	phone: {
		label: 'رقم الهاتف',
		hint: 'نرسل إليك رمزاً من 6 أرقام صالحاً 5 دقائق.',
		send: 'أرسل الرمز',
		sending: 'جارٍ الإرسال...',
		failed: 'تعذّر إرسال الرمز',
	},
	code: {
		lead: ['إذا كان الرقم', ' مسجّلاً في حساب فقد أرسلنا الرمز إليه.'],
		label: 'رمز التحقق',
		hint: 'من 6 أرقام، صالح 5 دقائق. يصل الرمز إلى الأرقام الموثّقة في حساب فقط.',
		failed: 'تعذّر التحقق',
		wrong: (why: string) => `تعذّر التحقق: ${why}`,
		change: 'تغيير رقم الهاتف',
		resend: 'إعادة الإرسال',
		resendIn: (time: string) => `إعادة الإرسال بعد ${time}`,
		resending: 'جارٍ الإرسال...',
		resent: 'أرسلنا رمزاً جديداً، ولم يعد الرمز السابق صالحاً.',
	},
	demo: {
		title: 'جرّب الدخول بصفة...',
		lead: 'نقرة واحدة وتدخل. كل البيانات هنا تجريبية.',
		busy: 'جارٍ تسجيل الدخول...',
		failed: 'تعذّر الدخول إلى النسخة التجريبية',
		people: {
			renter: { name: 'مستأجرة', about: 'هويتها موثّقة ولديها رحلات' },
			newcomer: { name: 'مستخدمة جديدة', about: 'لم ترسل وثائقها بعد' },
			pending: { name: 'قيد المراجعة', about: 'ينتظر التحقق من هويته' },
			owner: { name: 'مالك', about: 'لديه سيارات وطلبات في عمّان' },
			owner2: { name: 'مالكة أخرى', about: 'لديها سيارات في العقبة' },
			admin: { name: 'مشرفة', about: 'تراجع الهويات والسيارات' },
		},
	},
} satisfies SignInTexts;
