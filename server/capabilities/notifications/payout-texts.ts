/** Notification texts about payouts, in both languages. Pure. */
import { TIME_ZONE } from '#contract/time.ts';
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
			title: { en: 'Your payout is ready: add your details', ar: 'حوالتك جاهزة: أضف بيانات حسابك' },
			body: {
				en: `${amountJod} JOD are yours. Tell us your IBAN or CliQ alias, and we send them.`,
				ar: `لك ${amountJod} د.أ. أضف رقم IBAN أو اسمك في CliQ لنحوّلها إليك.`,
			},
		};
	}
	return {
		type: 'PAYOUT_READY',
		title: { en: 'Your payout is ready', ar: 'حوالتك جاهزة' },
		body: {
			en: `${amountJod} JOD go to your bank by ${day(dueAt, 'en')}.`,
			ar: `سنحوّل ${amountJod} د.أ إلى حسابك بحلول ${day(dueAt, 'ar')}.`,
		},
	};
}

export function payoutPaidToOwner({ amountJod, bankReference }: PayoutDetails): NotificationText {
	const byHand = bankReference === 'BY_HAND' || bankReference === null;
	return {
		type: 'PAYOUT_PAID',
		title: { en: 'You were paid', ar: 'وصلت حوالتك' },
		body: {
			en: `${amountJod} JOD have been paid to you.${byHand ? '' : ` The bank’s reference is ${bankReference}.`}`,
			ar: `دُفع لك مبلغ ${amountJod} د.أ.${byHand ? '' : ` المرجع لدى البنك: ${isolate(bankReference)}`}`,
		},
	};
}

export function payoutFailedToOwner({ amountJod }: PayoutDetails): NotificationText {
	return {
		type: 'PAYOUT_FAILED',
		title: { en: 'Your payout could not be made', ar: 'تعذّر تحويل مستحقاتك' },
		body: {
			en: `The bank sent ${amountJod} JOD back. Check your payout details: once they are right, we try again by ourselves.`,
			ar: `أعاد البنك مبلغ ${amountJod} د.أ. راجع بيانات حسابك، وسنعيد المحاولة تلقائياً بعد تصحيحها.`,
		},
	};
}

export function detailsChangedToOwner({ shown }: { shown: string }): NotificationText {
	return {
		type: 'PAYOUT_DETAILS_CHANGED',
		title: { en: 'Your payout details were changed', ar: 'تغيّرت بيانات استلام حوالاتك' },
		body: {
			en: `From now on you are paid to ${shown}. If that was not you, change your password and write to us at once.`,
			ar: `ستُحوَّل مستحقاتك من الآن إلى ${isolate(shown)}. إن لم تكن أنت من غيّرها، فغيّر كلمة المرور وراسلنا فوراً.`,
		},
	};
}
