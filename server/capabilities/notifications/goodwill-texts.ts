/** Notification texts about goodwill, in both languages. Pure. */
import type { GoodwillRecipient } from '#contract/goodwill.ts';
import type { PersonName } from '#server/capabilities/identity/index.ts';
import { arabicCar, isolate, type NotificationText } from './texts.ts';

export type GoodwillDetails = { carTitle: string; amountJod: string };

export const waitingToAdmin = ({
	carTitle,
	amountJod,
	requesterName,
}: GoodwillDetails & { requesterName: PersonName }): NotificationText => ({
	type: 'GOODWILL_WAITING',
	title: { en: 'Goodwill is waiting for a second admin', ar: 'بادرة حسن نية بانتظار مشرف آخر' },
	body: {
		en: `${requesterName.en} wants to grant ${amountJod} JOD for the booking of ${carTitle}. That’s above the limit for one admin.`,
		ar: `طلب من ${isolate(requesterName.ar)} لمنح ${amountJod} د.أ عن حجز ${arabicCar(carTitle)}، وهذا فوق حد المشرف الواحد.`,
	},
});

const wayOfPayment: Record<GoodwillRecipient, { en: string; ar: string }> = {
	RENTER: { en: 'We’re refunding it to the card you paid with.', ar: 'سنعيد المبلغ إلى البطاقة التي دفعت بها.' },
	OWNER: { en: 'You’ll get it as a separate payout.', ar: 'يصلك في حوالة مستقلة.' },
};

export const grantedToRecipient = ({
	carTitle,
	amountJod,
	recipient,
}: GoodwillDetails & { recipient: GoodwillRecipient }): NotificationText => ({
	type: 'GOODWILL_GRANTED',
	title: { en: `${amountJod} JOD from Mishwar as goodwill`, ar: `${amountJod} د.أ من مشوار، بادرة حسن نية` },
	body: {
		en: `It’s for your booking of ${carTitle}. ${wayOfPayment[recipient].en}`,
		ar: `المبلغ عن حجز ${arabicCar(carTitle)}. ${wayOfPayment[recipient].ar}`,
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
		: { en: 'Your goodwill was declined', ar: 'رُفضت بادرتك' },
	body: isGranted
		? {
				en: `${deciderName.en} granted ${amountJod} JOD for the booking of ${carTitle}. We’re sending the money.`,
				ar: `موافقة من ${isolate(deciderName.ar)} على ${amountJod} د.أ عن حجز ${arabicCar(carTitle)}. نرسل المبلغ الآن.`,
			}
		: {
				en: `${deciderName.en} declined ${amountJod} JOD for the booking of ${carTitle}. You’ll find the reason on the goodwill page.`,
				ar: `رفض من ${isolate(deciderName.ar)} لمنح ${amountJod} د.أ عن حجز ${arabicCar(carTitle)}. تجد السبب في صفحة البادرة.`,
			},
});
