/** What identity writes about a person's own account, by e-mail and SMS, in both languages. */
import type { Language } from '#server/platform/base/refusal.ts';

type Email = { subject: string; text: string };

/** Within one SMS segment: 160 Latin or 70 Arabic characters. */
export function phoneCodeSms(code: string, language: Language): string {
	return language === 'ar'
		? `رمز توثيق هاتفك في مشوار: ${code}. صالح 5 دقائق.`
		: `Your Mishwar verification code is ${code}. It is valid for 5 minutes.`;
}

export function leavingCodeText(code: string, language: Language): string {
	return language === 'ar'
		? `رمز حذف حسابك في مشوار: ${code}. صالح 5 دقائق.`
		: `Your code to delete your Mishwar account is ${code}. It is valid for 5 minutes.`;
}

export function emailCodeEmail(code: string, name: string, language: Language): Email {
	if (language === 'ar') {
		return {
			subject: `${code} هو رمز توثيق بريدك في مشوار`,
			text: `مرحباً ${name}،\n\nاكتب هذا الرمز في صفحة حسابك خلال 10 دقائق:\n\n${code}\n\nإن لم تطلب ذلك فتجاهل هذه الرسالة.\n\nمشوار`,
		};
	}
	return {
		subject: `${code} is your Mishwar verification code`,
		text: `Hello ${name},\n\nType this code on your profile page within 10 minutes:\n\n${code}\n\nIf you did not ask for it, ignore this e-mail.\n\nMishwar`,
	};
}

/** To the address that is about to be replaced. The new one is not named: it may be a stranger's. */
export function emailMovesEmail(name: string, language: Language): Email {
	if (language === 'ar') {
		return {
			subject: 'طلب تغيير بريد حسابك في مشوار',
			text: `مرحباً ${name}،\n\nطُلب تغيير البريد الإلكتروني لحسابك إلى عنوان آخر. يبقى هذا العنوان بريدك إلى أن يُوثَّق العنوان الجديد.\n\nإن لم تطلب ذلك فغيّر كلمة المرور الآن وسجّل الخروج من الأجهزة الأخرى في صفحة حسابك.\n\nمشوار`,
		};
	}
	return {
		subject: 'A new e-mail address for your Mishwar account',
		text: `Hello ${name},\n\nSomebody asked to replace the e-mail address of your account. This address stays yours until the new one is verified.\n\nIf it was not you, change your password now and sign out other devices on your profile page.\n\nMishwar`,
	};
}

export function passwordChangedEmail(name: string, language: Language): Email {
	if (language === 'ar') {
		return {
			subject: 'تغيّرت كلمة مرور حسابك في مشوار',
			text: `مرحباً ${name}،\n\nتغيّرت كلمة مرور حسابك، وسُجّل خروجك من الأجهزة الأخرى.\n\nإن لم تفعل ذلك فاطلب كلمة مرور جديدة من صفحة الدخول الآن.\n\nمشوار`,
		};
	}
	return {
		subject: 'Your Mishwar password was changed',
		text: `Hello ${name},\n\nThe password of your account was changed, and other devices were signed out.\n\nIf it was not you, ask for a new password on the sign-in page now.\n\nMishwar`,
	};
}
