/** Arabic texts of the reauthentication dialog. */
import type { StepUpTexts } from './texts.en.ts';

export const texts = {
	title: 'هل هذا أنت؟',
	lead: 'مضى وقت على تسجيل دخولك. قبل هذا التغيير أكّد أنك صاحب الحساب.',
	password: 'كلمة مرورك',
	submit: 'تأكيد',
	busy: 'جارٍ التحقق...',
	back: 'إلغاء',
	withPasskey: 'استخدم مفتاح المرور',
	passkeyLead: 'يطلب جهازك بصمتك أو وجهك أو رمز قفله.',
	sendSms: 'أرسل إليّ رمزاً',
	sendEmail: 'أرسل إليّ رمزاً بالبريد',
	sending: 'جارٍ الإرسال...',
	sent: 'أرسلنا إليك رمزاً من 6 أرقام.',
	sendFailed: 'تعذّر إرسال الرمز',
	code: 'الرمز المكوّن من 6 أرقام',
	failed: 'تعذّر التأكيد. حاول مجدداً.',
} satisfies StepUpTexts;
