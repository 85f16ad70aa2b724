/** Letters and SMS about second factors, in both languages. They are sent after every change, so that no change goes unnoticed. */
import type { Language } from '#server/platform/base/refusal.ts';
import type { AccountEmail } from '#server/platform/email/account-email.ts';
import type { AccountNotice } from '../account-notice.ts';
import { SECURITY } from '../account-texts.ts';

export type FactorChange = 'TOTP_ADDED' | 'TOTP_REMOVED' | 'PASSKEY_ADDED' | 'PASSKEY_REMOVED' | 'CODES_RENEWED' | 'CODE_USED';

const subjects: Record<Language, Record<FactorChange, string>> = {
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

const details: Record<Language, Record<FactorChange, string>> = {
	en: {
		TOTP_ADDED: 'From now on you’ll need a code from your authenticator app to log in.',
		TOTP_REMOVED: 'Codes of that app no longer work.',
		PASSKEY_ADDED: 'You can log in with it, and confirm sensitive changes.',
		PASSKEY_REMOVED: 'No one can log in with it any more.',
		CODES_RENEWED: 'You have ten new recovery codes. The old ones no longer work.',
		CODE_USED: 'Each recovery code works once. If you’re running low, create new ones in your profile.',
	},
	ar: {
		TOTP_ADDED: 'من الآن يطلب تسجيل الدخول رمزاً من تطبيق المصادقة.',
		TOTP_REMOVED: 'لم تعد رموز ذلك التطبيق صالحة.',
		PASSKEY_ADDED: 'يمكنك تسجيل الدخول به وتأكيد التغييرات الحساسة.',
		PASSKEY_REMOVED: 'لم يعد بالإمكان تسجيل الدخول به.',
		CODES_RENEWED: 'أُنشئت عشرة رموز استعادة جديدة، ولم تعد الرموز السابقة صالحة.',
		CODE_USED: 'يصلح كل رمز استعادة مرة واحدة. إذا بقي لديك القليل فأنشئ رموزاً جديدة في صفحة حسابك.',
	},
};

const warnings: Record<Language, string> = {
	en: 'If it wasn’t you, change your password now and log out your other devices.',
	ar: 'إذا لم تفعل ذلك فغيّر كلمة المرور الآن وسجّل الخروج من الأجهزة الأخرى.',
};

const review: Record<Language, string> = { en: 'Review your devices', ar: 'راجع أجهزتك' };

export function factorChangeEmail(news: FactorChange, name: string, publicUrl: string, language: Language): AccountEmail {
	return {
		subject: subjects[language][news],
		greeting: language === 'ar' ? `مرحباً ${name}،` : `Hello ${name},`,
		paragraphs: [`${subjects[language][news]}. ${details[language][news]}`, warnings[language]],
		button: { label: review[language], href: publicUrl + SECURITY },
	};
}

/** For accounts without an e-mail address. */
export function factorChangeSms(news: FactorChange, language: Language): string {
	return `${subjects[language][news]}.`;
}

/** `reason`: as the super admin wrote it. */
export function factorsResetMessage(reason: string, name: string, publicUrl: string, language: Language): AccountNotice {
	if (language === 'ar') {
		return {
			letter: {
				subject: 'أُزيل التحقق بخطوتين من حسابك في مشوار',
				greeting: `مرحباً ${name}،`,
				paragraphs: [
					'أزلنا تطبيق المصادقة ومفاتيح المرور ورموز الاستعادة من حسابك، وسجّلنا خروجك من كل الأجهزة.',
					'سجّل الدخول بكلمة المرور ثم فعّل التحقق بخطوتين من جديد في صفحة حسابك.',
					`إذا لم تطلب ذلك فغيّر كلمة المرور الآن وتواصل مع الدعم: ${publicUrl}/support`,
				],
				rows: [{ label: 'السبب', value: reason }],
				button: { label: review.ar, href: publicUrl + SECURITY },
			},
			sms: 'أُزيل التحقق بخطوتين من حسابك في مشوار. إذا لم تطلبه فتواصل معنا.',
		};
	}
	return {
		letter: {
			subject: 'Two-step verification was removed from your Mishwar account',
			greeting: `Hello ${name},`,
			paragraphs: [
				'We removed the authenticator app, passkeys and recovery codes from your account, and logged you out on all devices.',
				'Log in with your password and set up two-step verification again in your profile.',
				`If you didn’t ask for this, change your password now and contact support: ${publicUrl}/support`,
			],
			rows: [{ label: 'Reason', value: reason }],
			button: { label: review.en, href: publicUrl + SECURITY },
		},
		sms: "Two-step verification was removed from your Mishwar account. If you didn't ask for this, contact support.",
	};
}

/** About wrong codes after a successful first step. A new password ends unfinished sign-ins and every session. */
export function passwordKnownMessage(name: string, publicUrl: string, language: Language): AccountNotice {
	const href = `${publicUrl}/forgot-password`;
	if (language === 'ar') {
		return {
			letter: {
				subject: 'قد يعرف شخص آخر كلمة مرورك في مشوار',
				greeting: `مرحباً ${name}،`,
				paragraphs: [
					'اجتاز شخص الخطوة الأولى لتسجيل الدخول إلى حسابك، بكلمة مرورك على الأرجح، ثم أدخل عدة رموز خاطئة في الخطوة الثانية. لم يتمكن من الدخول، ونحن نبطئ هذه المحاولات.',
					'إذا لم تكن أنت فاختر كلمة مرور جديدة الآن: تتوقف بذلك محاولاته، ونسجّل خروجك من كل الأجهزة. وإذا كنت تستعمل كلمة المرور نفسها في مواقع أخرى فغيّرها هناك أيضاً.',
				],
				button: { label: 'اختر كلمة مرور جديدة', href },
				closing: ['إذا كنت أنت من حاول فلا داعي لأن تفعل شيئاً.'],
			},
			sms: 'قد يعرف شخص آخر كلمة مرورك في مشوار. غيّرها الآن.',
		};
	}
	return {
		letter: {
			subject: 'Someone may know your Mishwar password',
			greeting: `Hello ${name},`,
			paragraphs: [
				'Someone passed the first step of logging in to your account, most likely with your password, and then entered several wrong codes in the second step. They couldn’t log in, and we’re slowing these attempts down.',
				'If it wasn’t you, choose a new password now: it ends their attempts and logs you out on all devices. If you use the same password elsewhere, change it there too.',
			],
			button: { label: 'Choose a new password', href },
			closing: ['If it was you, you don’t need to do anything.'],
		},
		sms: 'Someone may know your Mishwar password. Choose a new one now.',
	};
}

/** Fits one SMS segment. */
export function confirmCodeSms(code: string, language: Language): string {
	return language === 'ar'
		? `رمز التأكيد في مشوار: ${code}. صالح 5 دقائق. لا تشاركه مع أحد.`
		: `Your Mishwar confirmation code is ${code}. It's valid for 5 minutes. Don't share it with anyone.`;
}

export function confirmCodeEmail(code: string, language: Language): AccountEmail {
	return language === 'ar'
		? { subject: 'رمز التأكيد في مشوار', paragraphs: ['أدخل هذا الرمز خلال 5 دقائق لتأكيد أنك صاحب الحساب:'], code }
		: { subject: 'Your Mishwar confirmation code', paragraphs: ['Enter this code within 5 minutes to confirm it’s you:'], code };
}
