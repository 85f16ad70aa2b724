/** E-mail and SMS texts about a person's own account, in both languages. */
import type { Language } from '#server/platform/base/refusal.ts';
import type { AccountEmail } from '#server/platform/email/account-email.ts';
import type { AccountNotice } from './account-notice.ts';

/** Fits one SMS segment: 160 Latin or 70 Arabic characters. */
export function phoneCodeSms(code: string, language: Language): string {
	return language === 'ar'
		? `رمز توثيق هاتفك في مشوار: ${code}. صالح 5 دقائق.`
		: `Your Mishwar verification code is ${code}. It is valid for 5 minutes.`;
}

export function leavingCodeSms(code: string, language: Language): string {
	return language === 'ar'
		? `رمز حذف حسابك في مشوار: ${code}. صالح 5 دقائق.`
		: `Your code to delete your Mishwar account is ${code}. It is valid for 5 minutes.`;
}

export function leavingCodeEmail(code: string, language: Language): AccountEmail {
	return language === 'ar'
		? { subject: 'رمز حذف حسابك في مشوار', paragraphs: ['اكتب هذا الرمز خلال 5 دقائق لحذف حسابك في مشوار:'], code }
		: {
				subject: 'Your code to delete your Mishwar account',
				paragraphs: ['Type this code within 5 minutes to delete your Mishwar account:'],
				code,
			};
}

export function emailCodeEmail(code: string, name: string, language: Language): AccountEmail {
	if (language === 'ar') {
		return {
			subject: `${code} هو رمز توثيق بريدك في مشوار`,
			greeting: `مرحباً ${name}،`,
			paragraphs: ['اكتب هذا الرمز في صفحة حسابك خلال 10 دقائق:'],
			code,
			closing: ['إن لم تطلب ذلك فتجاهل هذه الرسالة.'],
		};
	}
	return {
		subject: `${code} is your Mishwar verification code`,
		greeting: `Hello ${name},`,
		paragraphs: ['Type this code on your profile page within 10 minutes:'],
		code,
		closing: ['If you did not ask for it, ignore this e-mail.'],
	};
}

/** Sent to the address that will be replaced. The new one is not named: it may belong to a stranger. */
export function emailMovesEmail(name: string, language: Language): AccountEmail {
	if (language === 'ar') {
		return {
			subject: 'طلب تغيير بريد حسابك في مشوار',
			greeting: `مرحباً ${name}،`,
			paragraphs: [
				'طُلب تغيير البريد الإلكتروني لحسابك إلى عنوان آخر. يبقى هذا العنوان بريدك إلى أن يُوثَّق العنوان الجديد.',
				'إن لم تطلب ذلك فغيّر كلمة المرور الآن وسجّل الخروج من الأجهزة الأخرى في صفحة حسابك.',
			],
		};
	}
	return {
		subject: 'A new e-mail address for your Mishwar account',
		greeting: `Hello ${name},`,
		paragraphs: [
			'Somebody asked to replace the e-mail address of your account. This address stays yours until the new one is verified.',
			'If it was not you, change your password now and sign out other devices on your profile page.',
		],
	};
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
					'يحاول شخص الدخول إلى حسابك في مشوار مرات كثيرة. لم ينجح، ونحن نبطئ هذه المحاولات. حسابك ليس موقوفاً: الأجهزة التي دخلت منها من قبل تعمل كالمعتاد.',
					'لا تعط أحداً كلمة مرورك أو رمزاً وصلك. إذا كنت تستعمل كلمة المرور نفسها في مواقع أخرى فاختر كلمة جديدة الآن.',
				],
				button: { label: 'اختر كلمة مرور جديدة', href },
				closing: ['إذا كنت أنت من حاول، فلا حاجة إلى فعل شيء.'],
			},
			sms: 'محاولات كثيرة للدخول إلى حسابك في مشوار. حسابك ليس موقوفاً. لا تعط رمزاً لأحد.',
		};
	}
	return {
		letter: {
			subject: 'Many attempts to log in to your Mishwar account',
			greeting: `Hello ${name},`,
			paragraphs: [
				'Someone keeps trying to log in to your Mishwar account. They have not succeeded, and we slow these attempts down. Your account is not locked: devices on which you logged in before work as usual.',
				'Do not give your password or a code that you received to anyone. If you use the same password elsewhere, choose a new one now.',
			],
			button: { label: 'Choose a new password', href },
			closing: ['If it was you, there is nothing to do.'],
		},
		sms: 'Many attempts to log in to your Mishwar account. It is not locked. Do not give a code to anyone.',
	};
}

/** `href`: where a new link is asked for. Whoever reset the password could read the mailbox, so that comes first. */
export function passwordResetEmail(name: string, href: string, language: Language): AccountEmail {
	if (language === 'ar') {
		return {
			subject: 'أُعيد تعيين كلمة مرور حسابك في مشوار',
			greeting: `مرحباً ${name}،`,
			paragraphs: [
				'اختيرت كلمة مرور جديدة لحسابك من رابط أرسلناه إلى هذا البريد، وسُجّل الخروج من جميع الأجهزة الأخرى.',
				'إن لم تفعل ذلك فقد يقرأ شخص آخر رسائلك: غيّر كلمة مرور بريدك أولاً، ثم اطلب رابطاً جديداً من مشوار وسجّل الخروج من الأجهزة الأخرى في صفحة حسابك.',
			],
			button: { label: 'اطلب رابطاً جديداً', href },
		};
	}
	return {
		subject: 'Your Mishwar password was reset',
		greeting: `Hello ${name},`,
		paragraphs: [
			'A new password was chosen for your account through a link that we sent to this e-mail address, and all other devices were signed out.',
			'If it was not you, someone else may be able to read your e-mails: change the password of your mailbox first, then ask Mishwar for a new link and sign out other devices on your profile page.',
		],
		button: { label: 'Ask for a new link', href },
	};
}

export function passwordChangedEmail(name: string, language: Language): AccountEmail {
	if (language === 'ar') {
		return {
			subject: 'تغيّرت كلمة مرور حسابك في مشوار',
			greeting: `مرحباً ${name}،`,
			paragraphs: ['تغيّرت كلمة مرور حسابك، وسُجّل خروجك من الأجهزة الأخرى.', 'إن لم تفعل ذلك فاطلب كلمة مرور جديدة من صفحة الدخول الآن.'],
		};
	}
	return {
		subject: 'Your Mishwar password was changed',
		greeting: `Hello ${name},`,
		paragraphs: [
			'The password of your account was changed, and other devices were signed out.',
			'If it was not you, ask for a new password on the sign-in page now.',
		],
	};
}
