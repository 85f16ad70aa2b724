/** Notification texts about payouts, in both languages. Pure. */
import { TIME_ZONE } from '#contract/time.ts';
import { labels } from './email-texts.ts';
import { isolate, type NotificationText } from './texts.ts';

export type PayoutDetails = {
	amountJod: string;
	dueAt: string;
	hasDetails: boolean;
	bankReference: string | null;
};

const options = {
	timeZone: TIME_ZONE,
	weekday: 'long',
	day: 'numeric',
	month: 'long',
	calendar: 'gregory',
	numberingSystem: 'latn',
} as const;
const formats = { en: new Intl.DateTimeFormat('en-GB', options), ar: new Intl.DateTimeFormat('ar-JO', options) };
const day = (iso: string, language: 'en' | 'ar') => formats[language].format(new Date(iso));

export function payoutReadyToOwner({ amountJod, dueAt, hasDetails }: PayoutDetails): NotificationText {
	if (!hasDetails) {
		return {
			type: 'PAYOUT_READY',
			title: { en: 'Add your payout details to get paid', ar: 'أضف بيانات حسابك لنحوّل مستحقاتك' },
			body: {
				en: `You’ve earned ${amountJod} JOD. Add your IBAN or CliQ alias and we’ll send it.`,
				ar: `مستحقاتك ${amountJod} د.أ. أضف رقم IBAN أو اسمك المستعار في كليك (CliQ) لنحوّلها إليك.`,
			},
		};
	}
	return {
		type: 'PAYOUT_READY',
		title: { en: 'Your payout is ready', ar: 'حوالتك جاهزة' },
		body: {
			en: `We’ll send ${amountJod} JOD to your bank by ${day(dueAt, 'en')}.`,
			ar: `سنحوّل ${amountJod} د.أ إلى حسابك قبل نهاية ${day(dueAt, 'ar')}.`,
		},
	};
}

export function payoutPaidToOwner({ amountJod, bankReference }: PayoutDetails): NotificationText {
	const byHand = bankReference === 'BY_HAND' || bankReference === null;
	return {
		type: 'PAYOUT_PAID',
		title: { en: `We’ve paid you ${amountJod} JOD`, ar: `حوّلنا إليك ${amountJod} د.أ` },
		subject: { en: `We’ve paid you ${amountJod} JOD`, ar: `حوّلنا إليك ${amountJod} د.أ` },
		body: {
			en: 'The money is in the account of your payout details.',
			ar: 'وصل المبلغ إلى الحساب المذكور في بيانات حسابك.',
		},
		rows: byHand ? [] : [{ label: labels.bankReference, value: { en: bankReference, ar: isolate(bankReference) } }],
	};
}

export function payoutFailedToOwner({ amountJod }: PayoutDetails): NotificationText {
	return {
		type: 'PAYOUT_FAILED',
		title: { en: 'Your payout failed', ar: 'لم تتم حوالتك' },
		body: {
			en: `Your bank returned ${amountJod} JOD. Fix your payout details and we’ll send it again automatically.`,
			ar: `أعاد البنك مبلغ ${amountJod} د.أ. عدّل بيانات حسابك وسنعيد إرساله تلقائياً.`,
		},
	};
}

export function detailsChangedToOwner({ shown }: { shown: string }): NotificationText {
	return {
		type: 'PAYOUT_DETAILS_CHANGED',
		title: { en: 'Your payout details were changed', ar: 'تغيّرت بيانات الحساب لحوالاتك' },
		short: { en: shown, ar: isolate(shown) },
		body: {
			en: `We’ll now pay you to ${shown}. If this wasn’t you, change your password and contact us right away.`,
			ar: `سنحوّل مستحقاتك من الآن إلى ${isolate(shown)}. إذا لم تكن أنت من غيّرها فغيّر كلمة المرور وتواصل معنا فوراً.`,
		},
	};
}
