/** E-mail and SMS texts about a person's own account, in both languages. */
import type { Language } from '#server/platform/base/refusal.ts';
import type { AccountEmail } from '#server/platform/email/account-email.ts';
import type { AccountNotice } from './account-notice.ts';

/** Where a person sees their devices and signs them out. */
export const SECURITY = '/profile#security';

/** Fits one SMS segment: 160 Latin or 70 Arabic characters. */
export function phoneCodeSms(code: string, language: Language): string {
	return language === 'ar'
		? `رمز توثيق هاتفك في مشوار: ${code}. صالح 5 دقائق.`
		: `Your Mishwar verification code is ${code}. It's valid for 5 minutes.`;
}

export function leavingCodeSms(code: string, language: Language): string {
	return language === 'ar'
		? `رمز حذف حسابك في مشوار: ${code}. صالح 5 دقائق.`
		: `Your code to delete your Mishwar account is ${code}. It's valid for 5 minutes.`;
}

export function leavingCodeEmail(code: string, language: Language): AccountEmail {
	return language === 'ar'
		? { subject: 'رمز حذف حسابك في مشوار', paragraphs: ['أدخل هذا الرمز خلال 5 دقائق لحذف حسابك في مشوار:'], code }
		: {
				subject: 'Your code to delete your Mishwar account',
				paragraphs: ['Enter this code within 5 minutes to delete your Mishwar account:'],
				code,
			};
}

export function emailCodeEmail(code: string, name: string, language: Language): AccountEmail {
	if (language === 'ar') {
		return {
			subject: `رمز توثيق بريدك في مشوار: ${code}`,
			greeting: `مرحباً ${name}،`,
			paragraphs: ['أدخل هذا الرمز في صفحة حسابك خلال 10 دقائق:'],
			code,
			closing: ['إذا لم تطلب ذلك فتجاهل هذه الرسالة.'],
		};
	}
	return {
		subject: `${code} is your Mishwar verification code`,
		greeting: `Hello ${name},`,
		paragraphs: ['Enter this code on your profile page within 10 minutes:'],
		code,
		closing: ['If you didn’t ask for this, you can ignore this email.'],
	};
}

/** Sent to the address that will be replaced. The new one is not named, because it may belong to another person. */
export function emailMovesEmail(name: string, publicUrl: string, language: Language): AccountEmail {
	const href = publicUrl + SECURITY;
	if (language === 'ar') {
		return {
			subject: 'طلب تغيير بريد حسابك في مشوار',
			greeting: `مرحباً ${name}،`,
			paragraphs: [
				'وصلنا طلب لتغيير بريد حسابك. سنستمر في استخدام هذا العنوان إلى أن يتم توثيق العنوان الجديد.',
				'إذا لم تطلب ذلك فغيّر كلمة المرور الآن وسجّل الخروج من الأجهزة الأخرى.',
			],
			button: { label: 'راجع أجهزتك', href },
		};
	}
	return {
		subject: 'Email change requested on your Mishwar account',
		greeting: `Hello ${name},`,
		paragraphs: [
			'Someone asked to change your account’s email. We’ll keep using this address until the new one is verified.',
			'If it wasn’t you, change your password now and log out your other devices.',
		],
		button: { label: 'Review your devices', href },
	};
}

/** Sent to the address that was replaced, which can no longer ask for a link. */
export function emailMovedEmail(name: string, publicUrl: string, language: Language): AccountEmail {
	const href = `${publicUrl}/support`;
	if (language === 'ar') {
		return {
			subject: 'تغيّر بريد حسابك في مشوار',
			greeting: `مرحباً ${name}،`,
			paragraphs: ['تم توثيق بريد جديد لحسابك، ولن نستخدم هذا العنوان بعد الآن.', 'إذا لم تفعل ذلك فتواصل مع الدعم الآن.'],
			button: { label: 'تواصل مع الدعم', href },
		};
	}
	return {
		subject: 'Your Mishwar email was changed',
		greeting: `Hello ${name},`,
		paragraphs: [
			'A new email was verified for your account, and we won’t use this address any more.',
			'If it wasn’t you, contact support now.',
		],
		button: { label: 'Contact support', href },
	};
}

/** `former`: whether another number is replaced. Only the last digits of the new one are named, because it may belong to another person. */
export function phoneChangedEmail(
	{ phone, former }: { phone: string; former: boolean },
	name: string,
	publicUrl: string,
	language: Language,
): AccountEmail {
	const end = phone.slice(-2);
	const support = `${publicUrl}/support`;
	if (language === 'ar') {
		return {
			subject: former ? 'تغيّر رقم هاتف حسابك في مشوار' : 'أُضيف رقم هاتف إلى حسابك في مشوار',
			greeting: `مرحباً ${name}،`,
			paragraphs: [
				`يمكن من الآن تسجيل الدخول إلى حسابك برمز نرسله إلى الرقم المنتهي بـ ${end}.${former ? ' ولم يعد ذلك ممكناً بالرقم السابق.' : ''}`,
				`إذا لم تفعل ذلك فغيّر كلمة المرور الآن وسجّل الخروج من الأجهزة الأخرى وتواصل مع الدعم: ${support}`,
			],
			button: { label: 'راجع أجهزتك', href: publicUrl + SECURITY },
		};
	}
	return {
		subject: former ? 'Your Mishwar phone number was changed' : 'A phone number was added to your Mishwar account',
		greeting: `Hello ${name},`,
		paragraphs: [
			`From now on, a code sent to the number that ends in ${end} logs in to your account.${former ? ' The previous number no longer works.' : ''}`,
			`If it wasn’t you, change your password now, log out your other devices and contact support: ${support}`,
		],
		button: { label: 'Review your devices', href: publicUrl + SECURITY },
	};
}

/** To the former number. Fits one SMS segment. */
export function phoneReplacedSms(language: Language): string {
	return language === 'ar'
		? 'تغيّر رقم هاتف حسابك في مشوار. إذا لم تفعل ذلك فتواصل معنا.'
		: "The phone number of your Mishwar account was changed. If it wasn't you, contact support.";
}

/** About many wrong passwords or requested codes. The account is not locked. */
export function attemptsMessage(name: string, publicUrl: string, language: Language): AccountNotice {
	const href = `${publicUrl}/forgot-password`;
	if (language === 'ar') {
		return {
			letter: {
				subject: 'محاولات كثيرة للدخول إلى حسابك في مشوار',
				greeting: `مرحباً ${name}،`,
				paragraphs: [
					'محاولات كثيرة للدخول إلى حسابك في مشوار لم تنجح، ونحن نبطئها. حسابك ليس موقوفاً: الأجهزة التي دخلت منها من قبل تعمل كالمعتاد.',
					'لا تشارك كلمة مرورك أو رمزاً وصلك مع أحد. إذا كنت تستعمل كلمة المرور نفسها في مواقع أخرى فاختر كلمة جديدة الآن.',
				],
				button: { label: 'اختر كلمة مرور جديدة', href },
				closing: ['إذا كنت أنت من حاول فلا داعي لأن تفعل شيئاً.'],
			},
			sms: 'محاولات كثيرة لدخول حسابك في مشوار. هو غير موقوف. لا تشارك رمزك.',
		};
	}
	return {
		letter: {
			subject: 'Many attempts to log in to your Mishwar account',
			greeting: `Hello ${name},`,
			paragraphs: [
				'Someone keeps trying to log in to your Mishwar account. They haven’t succeeded, and we’re slowing these attempts down. Your account isn’t locked: devices you’ve logged in on before work as usual.',
				'Don’t share your password or a code we sent you with anyone. If you use the same password elsewhere, choose a new one now.',
			],
			button: { label: 'Choose a new password', href },
			closing: ['If it was you, you don’t need to do anything.'],
		},
		sms: "Many attempts to log in to your Mishwar account. It isn't locked. Don't share a code with anyone.",
	};
}

/** `href`: where a new link is requested. Someone who reset the password without permission could read the mailbox, so that comes first. */
export function passwordResetEmail(name: string, href: string, language: Language): AccountEmail {
	if (language === 'ar') {
		return {
			subject: 'تمت إعادة تعيين كلمة مرورك في مشوار',
			greeting: `مرحباً ${name}،`,
			paragraphs: [
				'تم اختيار كلمة مرور جديدة لحسابك من رابط أرسلناه إلى هذا البريد، وسجّلنا خروجك من جميع الأجهزة الأخرى.',
				'إذا لم تفعل ذلك فقد يكون شخص آخر قادراً على قراءة بريدك: غيّر كلمة مرور بريدك أولاً، ثم اطلب رابطاً جديداً من مشوار وسجّل الخروج من الأجهزة الأخرى في صفحة حسابك.',
			],
			button: { label: 'اطلب رابطاً جديداً', href },
		};
	}
	return {
		subject: 'Your Mishwar password was reset',
		greeting: `Hello ${name},`,
		paragraphs: [
			'Someone chose a new password for your account with a link we sent to this email, and we logged out all other devices.',
			'If it wasn’t you, someone else may be able to read your email: change your mailbox password first, then request a new link from Mishwar and log out other devices in your profile.',
		],
		button: { label: 'Request a new link', href },
	};
}

export function passwordChangedEmail(name: string, publicUrl: string, language: Language): AccountEmail {
	const href = `${publicUrl}/forgot-password`;
	if (language === 'ar') {
		return {
			subject: 'تغيّرت كلمة مرور حسابك في مشوار',
			greeting: `مرحباً ${name}،`,
			paragraphs: ['تغيّرت كلمة مرور حسابك، وسجّلنا خروجك من الأجهزة الأخرى.', 'إذا لم تفعل ذلك فأعد تعيين كلمة المرور الآن.'],
			button: { label: 'إعادة تعيين كلمة المرور', href },
		};
	}
	return {
		subject: 'Your Mishwar password was changed',
		greeting: `Hello ${name},`,
		paragraphs: [
			'Your account’s password was changed, and we logged out your other devices.',
			'If it wasn’t you, reset your password now.',
		],
		button: { label: 'Reset your password', href },
	};
}
