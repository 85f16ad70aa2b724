/** E-mail and SMS texts of identity, in both languages. */
import { EMAIL_CODE_MINUTES } from '#contract/account.ts';
import { HELP_HOME } from '#contract/help.ts';
import type { Language } from '#server/platform/base/refusal.ts';
import type { AccountEmail } from '#server/platform/email/account-email.ts';
import type { AccountNotice } from './account-notice.ts';

/** Fits one SMS segment: 160 Latin or 70 Arabic characters. */
export function signInCodeSms(code: string, language: Language): string {
	return language === 'ar'
		? `رمز الدخول إلى مشوار: ${code}. صالح 5 دقائق.`
		: `Your Mishwar sign-in code is ${code}. It is valid for 5 minutes.`;
}

/** Welcome, code and first steps in one letter: somebody who has just signed up should not get two. */
export function signUpCodeEmail(code: string, name: string, publicUrl: string, language: Language): AccountEmail {
	const href = publicUrl + HELP_HOME;
	if (language === 'ar') {
		return {
			subject: `${code} هو رمز إنشاء حسابك في مشوار`,
			greeting: `مرحباً ${name}،`,
			paragraphs: [
				'أهلاً بك في مشوار، حيث تستأجر السيارات من أصحابها في كل الأردن، وتعرض سيارتك إن شئت.',
				`اكتب هذا الرمز في صفحة إنشاء الحساب خلال ${EMAIL_CODE_MINUTES} دقائق:`,
			],
			code,
			button: { label: 'كيف يعمل مشوار', href },
			closing: ['بعدها وثّق هويتك في صفحة حسابك، ثم احجز سيارة أو اعرض سيارتك.', 'إن لم تطلب ذلك فتجاهل هذه الرسالة، ولن يُنشأ أي حساب.'],
		};
	}
	return {
		subject: `${code} is your code to create a Mishwar account`,
		greeting: `Hello ${name},`,
		paragraphs: [
			'Welcome to Mishwar, where you rent cars from their owners all over Jordan, and can list your own.',
			`Type this code on the sign-up page within ${EMAIL_CODE_MINUTES} minutes:`,
		],
		code,
		button: { label: 'How Mishwar works', href },
		closing: [
			'Then verify your identity on your profile, and book a car or list yours.',
			'If you did not ask for it, ignore this e-mail; no account is created.',
		],
	};
}

/** To the owner of an address with which somebody signs up again. */
export function accountExistsEmail(name: string, publicUrl: string, language: Language): AccountEmail {
	const href = `${publicUrl}/sign-in`;
	if (language === 'ar') {
		return {
			subject: 'لديك حساب في مشوار',
			greeting: `مرحباً ${name}،`,
			paragraphs: [
				'طُلب إنشاء حساب بهذا البريد، ولديك حساب به من قبل. سجّل الدخول بكلمة مرورك، أو اختر كلمة جديدة من «نسيت كلمة المرور» في صفحة الدخول.',
			],
			button: { label: 'تسجيل الدخول', href },
			closing: ['إن لم تطلب ذلك فلا حاجة إلى فعل شيء: لم يتغيّر حسابك.'],
		};
	}
	return {
		subject: 'You already have a Mishwar account',
		greeting: `Hello ${name},`,
		paragraphs: [
			'Someone asked to create an account with this e-mail address, and you already have one. Log in with your password, or choose a new one with “Forgot your password?” on the log-in page.',
		],
		button: { label: 'Log in', href },
		closing: ['If it was not you, there is nothing to do: your account is unchanged.'],
	};
}

export function resetLinkEmail(href: string, name: string, language: Language): AccountEmail {
	if (language === 'ar') {
		return {
			subject: 'كلمة مرور جديدة لحسابك في مشوار',
			greeting: `مرحباً ${name}،`,
			paragraphs: ['اختر كلمة مرور جديدة من هذا الرابط خلال ساعة.'],
			button: { label: 'اختر كلمة مرور جديدة', href },
			closing: ['إن لم تطلب ذلك فتجاهل هذه الرسالة، ولن يتغيّر شيء.'],
		};
	}
	return {
		subject: 'A new password for your Mishwar account',
		greeting: `Hello ${name},`,
		paragraphs: ['Choose a new password here within one hour.'],
		button: { label: 'Choose a new password', href },
		closing: ['If you did not ask for this, ignore this e-mail; nothing changes.'],
	};
}

/** Fits one SMS segment. */
export function masterCodeSms(code: string, language: Language): string {
	return language === 'ar'
		? `رمز إدارة مشوار: ${code}. صالح 5 دقائق. لا تعطه لأحد.`
		: `Your Mishwar administration code is ${code}. It is valid for 5 minutes. Give it to nobody.`;
}

/** `reason`: as the admin wrote it. */
export function suspendedMessage(reason: string | null, name: string, language: Language): AccountNotice {
	if (language === 'ar') {
		return {
			letter: {
				subject: 'أُوقف حسابك في مشوار',
				greeting: `مرحباً ${name}،`,
				paragraphs: [
					'أوقفنا حسابك في مشوار: لا يمكنك تسجيل الدخول ولا الحجز، وسياراتك لا تظهر في البحث. الرحلات المؤكدة تبقى قائمة، وتُحوَّل لك مستحقاتك كالمعتاد.',
					...(reason ? [`السبب:\n${reason}`] : []),
					'إن كنت ترى في ذلك خطأً فردّ على هذه الرسالة.',
				],
			},
			sms: 'أوقفنا حسابك في مشوار. الرحلات المؤكدة تبقى قائمة. للاستفسار تواصل مع الدعم.',
		};
	}
	return {
		letter: {
			subject: 'Your Mishwar account is suspended',
			greeting: `Hello ${name},`,
			paragraphs: [
				'We have suspended your Mishwar account: you cannot log in or book, and your cars are not found in search. Confirmed trips go on, and what you are owed is paid as usual.',
				...(reason ? [`The reason:\n${reason}`] : []),
				'If you think that this is a mistake, reply to this e-mail.',
			],
		},
		sms: 'Your Mishwar account is suspended. Confirmed trips go on. Please write to our support.',
	};
}

export function restoredMessage(name: string, language: Language): AccountNotice {
	if (language === 'ar') {
		return {
			letter: {
				subject: 'عاد حسابك في مشوار',
				greeting: `مرحباً ${name}،`,
				paragraphs: ['رفعنا الإيقاف عن حسابك. يمكنك تسجيل الدخول والحجز، وسياراتك تظهر في البحث من جديد.'],
			},
			sms: 'رفعنا الإيقاف عن حسابك في مشوار، ويمكنك تسجيل الدخول من جديد.',
		};
	}
	return {
		letter: {
			subject: 'Your Mishwar account is back',
			greeting: `Hello ${name},`,
			paragraphs: ['We have lifted the suspension of your account. You can log in and book, and your cars are found in search again.'],
		},
		sms: 'The suspension of your Mishwar account is lifted. You can log in again.',
	};
}
