/** Arabic texts of the sign-up page. */
import { auth } from '../texts.ar.ts';
import type { SignUpTexts } from './texts.en.ts';

export const texts = {
	auth,
	title: 'أنشئ حساباً',
	lead: 'حساب واحد لتستأجر السيارات ولتعرض سيارتك.',
	firstName: 'الاسم الأول',
	lastName: 'اسم العائلة',
	consent: ['بإنشاء الحساب توافق على', 'الشروط', 'وعلى', 'سياسة الخصوصية', '.'],
	submit: 'إنشاء الحساب',
	busy: 'جارٍ إنشاء الحساب...',
	failed: 'تعذّر إنشاء الحساب',
	confirm: {
		title: 'توثيق بريدك الإلكتروني',
		sent: ['أرسلنا رسالة إلى', '. اكتب الرمز المكوّن من 6 خانات الذي فيها لإنشاء حسابك.'],
		label: 'الرمز من الرسالة',
		hint: 'صالح 10 دقائق. إذا كان لديك حساب من قبل فستقول الرسالة ذلك بدلاً من الرمز.',
		submit: 'إنشاء الحساب',
		busy: 'جارٍ إنشاء الحساب...',
		failed: 'تعذّر إنشاء الحساب',
		change: 'تعديل بياناتي',
		resend: 'إعادة الإرسال',
		resendIn: (time: string) => `إعادة الإرسال بعد ${time}`,
		sending: 'جارٍ الإرسال...',
		resent: 'أرسلنا رمزاً جديداً، ولم يعد الرمز السابق صالحاً.',
		resendFailed: 'تعذّر إرسال الرمز',
	},
	known: 'لديك حساب؟',
	login: 'سجّل الدخول',
} satisfies SignUpTexts;
