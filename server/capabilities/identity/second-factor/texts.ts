/** Letters and SMS about second factors, in both languages. They are sent after every change, so that nobody changes them unnoticed. */
import type { Language } from '#server/platform/base/refusal.ts';
import type { AccountEmail } from '#server/platform/email/account-email.ts';
import type { AccountNotice } from '../account-notice.ts';

export type FactorNews = 'TOTP_ADDED' | 'TOTP_REMOVED' | 'PASSKEY_ADDED' | 'PASSKEY_REMOVED' | 'CODES_RENEWED' | 'CODE_USED';

const subjects: Record<Language, Record<FactorNews, string>> = {
	en: {
		TOTP_ADDED: 'An authenticator app was added to your Mishwar account',
		TOTP_REMOVED: 'The authenticator app was removed from your Mishwar account',
		PASSKEY_ADDED: 'A passkey was added to your Mishwar account',
		PASSKEY_REMOVED: 'A passkey was removed from your Mishwar account',
		CODES_RENEWED: 'New recovery codes for your Mishwar account',
		CODE_USED: 'A recovery code of your Mishwar account was used',
	},
	ar: {
		TOTP_ADDED: 'أُضيف تطبيق مصادقة إلى حسابك في مشوار',
		TOTP_REMOVED: 'أُزيل تطبيق المصادقة من حسابك في مشوار',
		PASSKEY_ADDED: 'أُضيف مفتاح مرور إلى حسابك في مشوار',
		PASSKEY_REMOVED: 'أُزيل مفتاح مرور من حسابك في مشوار',
		CODES_RENEWED: 'رموز استعادة جديدة لحسابك في مشوار',
		CODE_USED: 'استُخدم رمز استعادة لحسابك في مشوار',
	},
};

const details: Record<Language, Record<FactorNews, string>> = {
	en: {
		TOTP_ADDED: 'From now on, logging in asks for a code of your authenticator app.',
		TOTP_REMOVED: 'Codes of that app no longer work.',
		PASSKEY_ADDED: 'You can log in with it, and confirm sensitive changes.',
		PASSKEY_REMOVED: 'Nobody can log in with it any more.',
		CODES_RENEWED: 'Ten new recovery codes were made. The ones before no longer work.',
		CODE_USED: 'Each recovery code works once. If you have few left, make new ones on your profile page.',
	},
	ar: {
		TOTP_ADDED: 'من الآن يطلب تسجيل الدخول رمزاً من تطبيق المصادقة.',
		TOTP_REMOVED: 'لم تعد رموز ذلك التطبيق صالحة.',
		PASSKEY_ADDED: 'يمكنك تسجيل الدخول به وتأكيد التغييرات الحساسة.',
		PASSKEY_REMOVED: 'لم يعد بالإمكان تسجيل الدخول به.',
		CODES_RENEWED: 'أُنشئت عشرة رموز استعادة جديدة، ولم تعد الرموز السابقة صالحة.',
		CODE_USED: 'يصلح كل رمز استعادة مرة واحدة. إن بقي لديك القليل فأنشئ رموزاً جديدة في صفحة حسابك.',
	},
};

const warnings: Record<Language, string> = {
	en: 'If it was not you, change your password now and sign out other devices on your profile page.',
	ar: 'إن لم تفعل ذلك فغيّر كلمة المرور الآن وسجّل الخروج من الأجهزة الأخرى في صفحة حسابك.',
};

export function factorNewsEmail(news: FactorNews, name: string, language: Language): AccountEmail {
	return {
		subject: subjects[language][news],
		greeting: language === 'ar' ? `مرحباً ${name}،` : `Hello ${name},`,
		paragraphs: [`${subjects[language][news]}. ${details[language][news]}`, warnings[language]],
	};
}

/** For accounts without an e-mail address. */
export function factorNewsSms(news: FactorNews, language: Language): string {
	return `${subjects[language][news]}.`;
}

/** `reason`: as the super admin wrote it. */
export function factorsResetMessage(reason: string, name: string, language: Language): AccountNotice {
	if (language === 'ar') {
		return {
			letter: {
				subject: 'أُزيل التحقق بخطوتين من حسابك في مشوار',
				greeting: `مرحباً ${name}،`,
				paragraphs: [
					'أزال فريق مشوار تطبيق المصادقة ومفاتيح المرور ورموز الاستعادة من حسابك، وسُجّل خروجك من كل الأجهزة.',
					`السبب:\n${reason}`,
					'سجّل الدخول بكلمة المرور ثم فعّل التحقق بخطوتين من جديد في صفحة حسابك.',
					'إن لم تطلب ذلك فغيّر كلمة المرور الآن وردّ على هذه الرسالة.',
				],
			},
			sms: 'أُزيل التحقق بخطوتين من حسابك في مشوار. إن لم تطلبه فراسلنا.',
		};
	}
	return {
		letter: {
			subject: 'The second factors of your Mishwar account were removed',
			greeting: `Hello ${name},`,
			paragraphs: [
				'Our team removed the authenticator app, passkeys and recovery codes from your account, and you are logged out on all devices.',
				`The reason:\n${reason}`,
				'Log in with your password, and set up a second factor again on your profile page.',
				'If you did not ask for this, change your password now and reply to this e-mail.',
			],
		},
		sms: 'The second factors of your Mishwar account were removed. If you did not ask for this, write to our support.',
	};
}

/** Fits one SMS segment. */
export function confirmCodeSms(code: string, language: Language): string {
	return language === 'ar'
		? `رمز التأكيد في مشوار: ${code}. صالح 5 دقائق. لا تعطه لأحد.`
		: `Your Mishwar confirmation code is ${code}. It is valid for 5 minutes. Give it to nobody.`;
}

export function confirmCodeEmail(code: string, language: Language): AccountEmail {
	return language === 'ar'
		? { subject: 'رمز التأكيد في مشوار', paragraphs: ['اكتب هذا الرمز خلال 5 دقائق لتأكيد أنك صاحب الحساب:'], code }
		: { subject: 'Your Mishwar confirmation code', paragraphs: ['Type this code within 5 minutes to confirm that it is you:'], code };
}
