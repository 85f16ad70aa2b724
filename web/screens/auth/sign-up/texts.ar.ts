/** Arabic texts of the sign-up page. */
import { auth } from '../texts.ar.ts';
import type { SignUpTexts } from './texts.en.ts';

export const texts = {
	auth,
	title: 'أنشئ حساباً',
	lead: 'حساب واحد لتستأجر السيارات ولتعرض سيارتك.',
	firstName: 'الاسم الأول',
	lastName: 'اسم العائلة',
	consent: ['بإنشاء الحساب توافق على', 'الشروط', 'وعلى', 'بيان الخصوصية', '.'],
	submit: 'إنشاء الحساب',
	busy: 'جارٍ إنشاء الحساب...',
	failed: 'تعذّر إنشاء الحساب',
	taken: 'يوجد حساب بهذا البريد الإلكتروني.',
	takenLogin: 'سجّل الدخول به',
	takenForgot: 'نسيت كلمة المرور',
	known: 'لديك حساب؟',
	login: 'سجّل الدخول',
} satisfies SignUpTexts;
