/** E-mail and SMS texts of identity, in both languages. */
import { EMAIL_CODE_MINUTES } from '#contract/account.ts';
import type { Role } from '#contract/endpoint.ts';
import { HELP_HOME } from '#contract/help.ts';
import type { Language } from '#server/platform/base/refusal.ts';
import type { AccountEmail } from '#server/platform/email/account-email.ts';
import type { AccountNotice } from './account-notice.ts';

/** Fits one SMS segment: 160 Latin or 70 Arabic characters. */
export function signInCodeSms(code: string, language: Language): string {
	return language === 'ar'
		? `رمز الدخول إلى مشوار: ${code}. صالح 5 دقائق.`
		: `Your Mishwar log-in code is ${code}. It's valid for 5 minutes.`;
}

/** Welcome, code and first steps in one letter: someone who has just signed up should not get two. */
export function signUpCodeEmail(code: string, name: string, publicUrl: string, language: Language): AccountEmail {
	const href = publicUrl + HELP_HOME;
	if (language === 'ar') {
		return {
			subject: `رمز إنشاء حسابك في مشوار: ${code}`,
			greeting: `مرحباً ${name}،`,
			paragraphs: [
				'أهلاً بك في مشوار: استأجر سيارة من صاحبها في كل الأردن، أو اعرض سيارتك.',
				`أدخل هذا الرمز في صفحة إنشاء الحساب خلال ${EMAIL_CODE_MINUTES} دقائق:`,
			],
			code,
			button: { label: 'كيف يعمل مشوار', href },
			closing: ['بعدها وثّق هويتك في صفحة حسابك، ثم احجز سيارة أو اعرض سيارتك.', 'إذا لم تطلب ذلك فتجاهل هذه الرسالة، ولن ننشئ أي حساب.'],
		};
	}
	return {
		subject: `${code} is your code to create a Mishwar account`,
		greeting: `Hello ${name},`,
		paragraphs: [
			'Welcome to Mishwar: rent cars from local owners across Jordan, or list your own.',
			`Enter this code on the sign-up page within ${EMAIL_CODE_MINUTES} minutes:`,
		],
		code,
		button: { label: 'How Mishwar works', href },
		closing: [
			'Then verify your identity in your profile and book a car or list yours.',
			'If you didn’t ask for this, you can ignore this email. We won’t create an account.',
		],
	};
}

/** To the owner of an address with which someone signs up again. */
export function accountExistsEmail(name: string, publicUrl: string, language: Language): AccountEmail {
	const href = `${publicUrl}/sign-in`;
	if (language === 'ar') {
		return {
			subject: 'لديك حساب في مشوار',
			greeting: `مرحباً ${name}،`,
			paragraphs: [
				'وصلنا طلب لإنشاء حساب بهذا البريد، ولديك حساب به من قبل. سجّل الدخول بكلمة مرورك، أو اختر كلمة جديدة من «نسيت كلمة المرور» في صفحة الدخول.',
			],
			button: { label: 'تسجيل الدخول', href },
			closing: ['إذا لم تطلب ذلك فلا داعي لأن تفعل شيئاً: لم يتغيّر حسابك.'],
		};
	}
	return {
		subject: 'You already have a Mishwar account',
		greeting: `Hello ${name},`,
		paragraphs: [
			'Someone asked to create an account with this email, but you already have one. Log in with your password, or choose a new one with “Forgot your password?” on the log-in page.',
		],
		button: { label: 'Log in', href },
		closing: ['If it wasn’t you, you don’t need to do anything: your account hasn’t changed.'],
	};
}

export function resetLinkEmail(href: string, name: string, language: Language): AccountEmail {
	if (language === 'ar') {
		return {
			subject: 'إعادة تعيين كلمة مرورك في مشوار',
			greeting: `مرحباً ${name}،`,
			paragraphs: ['اختر كلمة مرور جديدة من هذا الرابط. الرابط صالح لساعة واحدة ولمرة واحدة.'],
			button: { label: 'اختر كلمة مرور جديدة', href },
			closing: ['إذا لم تطلب ذلك فتجاهل هذه الرسالة، ولن يتغيّر شيء.'],
		};
	}
	return {
		subject: 'Reset your Mishwar password',
		greeting: `Hello ${name},`,
		paragraphs: ['Choose a new password with this link. It works once and expires in an hour.'],
		button: { label: 'Choose a new password', href },
		closing: ['If you didn’t ask for this, you can ignore this email. Nothing will change.'],
	};
}

/** Fits one SMS segment. */
export function masterCodeSms(code: string, language: Language): string {
	return language === 'ar'
		? `رمز إدارة مشوار: ${code}. صالح 5 دقائق. لا تشاركه مع أحد.`
		: `Your Mishwar admin code is ${code}. It's valid for 5 minutes. Don't share it with anyone.`;
}

/** `reason`: as the admin wrote it. */
export function suspendedMessage(reason: string | null, name: string, publicUrl: string, language: Language): AccountNotice {
	const href = `${publicUrl}/support`;
	if (language === 'ar') {
		return {
			letter: {
				subject: 'أوقفنا حسابك في مشوار',
				greeting: `مرحباً ${name}،`,
				paragraphs: [
					'أوقفنا حسابك في مشوار: لا يمكنك تسجيل الدخول ولا الحجز، وسياراتك لا تظهر في البحث. الرحلات المؤكدة تبقى قائمة، ونحوّل إليك مستحقاتك كالمعتاد.',
				],
				...(reason && { rows: [{ label: 'السبب', value: reason }] }),
				button: { label: 'تواصل مع الدعم', href },
				closing: ['إذا كنت ترى أن هذا خطأ فتواصل مع الدعم.'],
			},
			sms: `أوقفنا حسابك في مشوار ورحلاتك المؤكدة قائمة: ${href}`,
		};
	}
	return {
		letter: {
			subject: 'Your Mishwar account is suspended',
			greeting: `Hello ${name},`,
			paragraphs: [
				'We’ve suspended your Mishwar account: you can’t log in or book, and your cars don’t appear in search. Confirmed trips go ahead, and we’ll pay what we owe you as usual.',
			],
			...(reason && { rows: [{ label: 'Reason', value: reason }] }),
			button: { label: 'Contact support', href },
			closing: ['If you think this is a mistake, contact support.'],
		},
		sms: `We've suspended your Mishwar account. Confirmed trips go ahead. Support: ${href}`,
	};
}

export function restoredMessage(name: string, language: Language): AccountNotice {
	if (language === 'ar') {
		return {
			letter: {
				subject: 'أُعيد تفعيل حسابك في مشوار',
				greeting: `مرحباً ${name}،`,
				paragraphs: ['رفعنا الإيقاف عن حسابك. يمكنك تسجيل الدخول والحجز، وسياراتك تظهر في البحث من جديد.'],
			},
			sms: 'أُعيد تفعيل حسابك في مشوار، ويمكنك تسجيل الدخول من جديد.',
		};
	}
	return {
		letter: {
			subject: 'Your Mishwar account is back',
			greeting: `Hello ${name},`,
			paragraphs: ['We’ve lifted the suspension of your account. You can log in and book, and your cars appear in search again.'],
		},
		sms: "We've lifted the suspension of your Mishwar account. You can log in again.",
	};
}

const roleNames: Record<Language, Record<Role, string>> = {
	en: { RENTER: 'Renter', OWNER: 'Owner', ADMIN: 'Admin', SUPER_ADMIN: 'Super admin' },
	ar: { RENTER: 'مستأجر', OWNER: 'مالك', ADMIN: 'مشرف', SUPER_ADMIN: 'مشرف عام' },
};

type RoleChange = { person: string; by: string; before: Role; after: Role };

/** To the other super admins, who are notified of every change of an administrator's role. */
export function roleChangedMessage(change: RoleChange, name: string, publicUrl: string, language: Language): AccountNotice {
	const [before, after] = [roleNames[language][change.before], roleNames[language][change.after]];
	const href = `${publicUrl}/admin/audit?action=user.role-changed`;
	if (language === 'ar') {
		return {
			letter: {
				subject: `تغيّر دور ${change.person} في مشوار إلى ${after}`,
				greeting: `مرحباً ${name}،`,
				paragraphs: [
					`غيّر ${change.by} دور ${change.person}، والتغيير سارٍ من الآن.`,
					'إذا لم تكن تتوقع ذلك فتأكد باتصال هاتفي، وأعد الدور السابق إن لزم.',
				],
				rows: [
					{ label: 'الدور الجديد', value: after },
					{ label: 'الدور السابق', value: before },
					{ label: 'غيّره', value: change.by },
				],
				button: { label: 'افتح سجل التدقيق', href },
			},
			sms: 'تغيّر دور أحد المشرفين في مشوار. راجع سجل التدقيق.',
		};
	}
	return {
		letter: {
			subject: `The Mishwar role of ${change.person} is now: ${after}`,
			greeting: `Hello ${name},`,
			paragraphs: [
				`${change.by} changed the role of ${change.person}. It’s in effect already.`,
				'If you didn’t expect this, call them to check, and change the role back if you need to.',
			],
			rows: [
				{ label: 'New role', value: after },
				{ label: 'Former role', value: before },
				{ label: 'Changed by', value: change.by },
			],
			button: { label: 'Open the audit log', href },
		},
		sms: 'The role of an administrator of Mishwar was changed. Check the audit log.',
	};
}
