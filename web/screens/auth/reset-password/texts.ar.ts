/** Arabic texts of the page for a new password. */
import { auth } from '../texts.ar.ts';
import type { ResetPasswordTexts } from './texts.en.ts';

export const texts = {
	auth,
	title: 'اختر كلمة مرور جديدة',
	lead: 'سنسجّل الخروج من كل جهاز ما زال مسجّلاً فيه.',
	label: 'كلمة المرور الجديدة',
	submit: 'حفظ كلمة المرور',
	busy: 'جارٍ الحفظ...',
	failed: 'تعذّر حفظ كلمة المرور',
	doneTitle: 'تغيّرت كلمة المرور',
	done: 'أنت مسجّل الدخول على هذا الجهاز فقط.',
	goOn: 'متابعة',
	overTitle: 'لم يعد هذا الرابط صالحاً',
	over: 'انتهت صلاحيته أو استُخدم من قبل. لم تتغيّر كلمة مرورك.',
	missing: 'الرابط غير مكتمل. افتحه من الرسالة مرة أخرى أو اطلب رابطاً جديداً.',
	ask: 'اطلب رابطاً جديداً',
} satisfies ResetPasswordTexts;
