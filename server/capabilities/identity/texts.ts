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

/** Within one SMS segment. */
export function masterCodeSms(code: string, language: Language): string {
	return language === 'ar'
		? `رمز إدارة مشوار: ${code}. صالح 5 دقائق. لا تعطه لأحد.`
		: `Your Mishwar administration code is ${code}. It is valid for 5 minutes. Give it to nobody.`;
}

export type Message = { subject: string; text: string; sms: string };

/** `reason`: in the words of whoever decided it. */
export function suspendedMessage(reason: string | null, name: string, language: Language): Message {
	if (language === 'ar') {
		const why = reason ? `\n\nالسبب:\n${reason}` : '';
		return {
			subject: 'أُوقف حسابك في مشوار',
			text: `مرحباً ${name}،\n\nأوقفنا حسابك في مشوار: لا يمكنك تسجيل الدخول ولا الحجز، وسياراتك لا تظهر في البحث. الرحلات المؤكدة تبقى قائمة، وتُحوَّل لك مستحقاتك كالمعتاد.${why}\n\nإن كنت ترى في ذلك خطأً فردّ على هذه الرسالة.\n\nمشوار`,
			sms: 'أوقفنا حسابك في مشوار. الرحلات المؤكدة تبقى قائمة. للاستفسار تواصل مع الدعم.',
		};
	}
	const why = reason ? `\n\nThe reason:\n${reason}` : '';
	return {
		subject: 'Your Mishwar account is suspended',
		text: `Hello ${name},\n\nWe have suspended your Mishwar account: you cannot log in or book, and your cars are not found in search. Confirmed trips go on, and what you are owed is paid as usual.${why}\n\nIf you think that this is a mistake, reply to this e-mail.\n\nMishwar`,
		sms: 'Your Mishwar account is suspended. Confirmed trips go on. Please write to our support.',
	};
}

export function restoredMessage(name: string, language: Language): Message {
	if (language === 'ar') {
		return {
			subject: 'عاد حسابك في مشوار',
			text: `مرحباً ${name}،\n\nرفعنا الإيقاف عن حسابك. يمكنك تسجيل الدخول والحجز، وسياراتك تظهر في البحث من جديد.\n\nمشوار`,
			sms: 'رفعنا الإيقاف عن حسابك في مشوار، ويمكنك تسجيل الدخول من جديد.',
		};
	}
	return {
		subject: 'Your Mishwar account is back',
		text: `Hello ${name},\n\nWe have lifted the suspension of your account. You can log in and book, and your cars are found in search again.\n\nMishwar`,
		sms: 'The suspension of your Mishwar account is lifted. You can log in again.',
	};
}
