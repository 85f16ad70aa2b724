/** Notification texts about goodwill, in both languages. Pure. */
import type { GoodwillRecipient } from '#contract/goodwill.ts';
import type { PersonName } from '#server/capabilities/identity/index.ts';
import { isolate, type NotificationText } from './texts.ts';

export type GoodwillDetails = { carTitle: string; amountJod: string };

export const waitingToAdmin = ({
	carTitle,
	amountJod,
	requesterName,
}: GoodwillDetails & { requesterName: PersonName }): NotificationText => ({
	type: 'GOODWILL_WAITING',
	title: { en: 'Goodwill waits for a second admin', ar: 'بادرة حسن نية بانتظار مدير آخر' },
	body: {
		en: `${requesterName.en} wants to give ${amountJod} JOD for the booking of ${carTitle}. That is above the limit for one admin.`,
		ar: `يريد ${isolate(requesterName.ar)} منح ${amountJod} د.أ عن حجز ${isolate(carTitle)}، وهذا فوق حد المدير الواحد.`,
	},
});

const way: Record<GoodwillRecipient, { en: string; ar: string }> = {
	RENTER: { en: 'It goes back to the card that you paid with.', ar: 'يعود المبلغ إلى البطاقة التي دفعت بها.' },
	OWNER: { en: 'It comes to you as a payout of its own.', ar: 'يصلك في حوالة مستقلة.' },
};

/** With what the admin wrote. */
export const grantedToRecipient = ({
	carTitle,
	amountJod,
	recipient,
	reason,
}: GoodwillDetails & { recipient: GoodwillRecipient; reason: string }): NotificationText => ({
	type: 'GOODWILL_GRANTED',
	title: { en: `${amountJod} JOD from Mishwar, as goodwill`, ar: `${amountJod} د.أ من مشوار، بادرة حسن نية` },
	body: {
		en: `For your booking of ${carTitle}: ${reason} ${way[recipient].en}`,
		ar: `عن حجزك لـ${isolate(carTitle)}: ${isolate(reason)} ${way[recipient].ar}`,
	},
});

export const decidedToRequester = ({
	carTitle,
	amountJod,
	deciderName,
	isGranted,
}: GoodwillDetails & { deciderName: PersonName; isGranted: boolean }): NotificationText => ({
	type: 'GOODWILL_DECIDED',
	title: isGranted
		? { en: 'Your goodwill was granted', ar: 'تمت الموافقة على بادرتك' }
		: { en: 'Your goodwill was refused', ar: 'رُفضت بادرتك' },
	body: isGranted
		? {
				en: `${deciderName.en} granted ${amountJod} JOD for the booking of ${carTitle}. The money is on its way.`,
				ar: `وافق ${isolate(deciderName.ar)} على ${amountJod} د.أ عن حجز ${isolate(carTitle)}، والمبلغ في طريقه.`,
			}
		: {
				en: `${deciderName.en} refused ${amountJod} JOD for the booking of ${carTitle}. The reason is on the page of the goodwill.`,
				ar: `رفض ${isolate(deciderName.ar)} منح ${amountJod} د.أ عن حجز ${isolate(carTitle)}. تجد السبب في صفحة البادرة.`,
			},
});
