/** What identity writes to people by e-mail and SMS, in both languages. */
import type { Language } from '#server/platform/base/refusal.ts';

/** Within one SMS segment: 160 Latin or 70 Arabic characters. */
export function signInCodeSms(code: string, language: Language): string {
	return language === 'ar'
		? `رمز الدخول إلى مشوار: ${code}. صالح 5 دقائق.`
		: `Your Mishwar sign-in code is ${code}. It is valid for 5 minutes.`;
}

export function resetLinkEmail(link: string, name: string, language: Language): { subject: string; text: string } {
	if (language === 'ar') {
		return {
			subject: 'كلمة مرور جديدة لحسابك في مشوار',
			text: `مرحباً ${name}،\n\nاختر كلمة مرور جديدة من هذا الرابط خلال ساعة:\n${link}\n\nإن لم تطلب ذلك فتجاهل هذه الرسالة، ولن يتغيّر شيء.\n\nمشوار`,
		};
	}
	return {
		subject: 'A new password for your Mishwar account',
		text: `Hello ${name},\n\nChoose a new password here within one hour:\n${link}\n\nIf you did not ask for this, ignore this e-mail; nothing changes.\n\nMishwar`,
	};
}
