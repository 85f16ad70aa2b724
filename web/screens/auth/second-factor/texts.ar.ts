/** Arabic texts of the second step of signing in. */
import { auth } from '../texts.ar.ts';
import type { SecondFactorTexts } from './texts.en.ts';

export const texts = {
	auth,
	title: 'الخطوة الثانية',
	heading: 'بقيت خطوة واحدة',
	lead: 'يستخدم حسابك التحقق بخطوتين.',
	submit: 'تسجيل الدخول',
	busy: 'جارٍ تسجيل الدخول...',
	failed: 'تعذّر تسجيل دخولك',
	passkeyLead: 'يطلب جهازك بصمتك أو وجهك أو رمز قفله.',
	otherAccount: 'تسجيل الدخول بحساب آخر',
	overTitle: 'سجّل الدخول من جديد',
	over: 'انتهت مهلة هذه الخطوة، أو فُتحت في متصفح آخر.',
	again: 'تسجيل الدخول',
} satisfies SecondFactorTexts;
