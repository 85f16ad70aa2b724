/** Notification texts about messages, in both languages. Pure. */
import type { PersonName } from '#server/capabilities/identity/index.ts';
import { carRow } from './detail-rows.ts';
import { arabicCar, isolate, type NotificationText } from './texts.ts';

type MessageDetails = { senderName: PersonName; carTitle: string };

export function messageToRecipient({ senderName, carTitle }: MessageDetails): NotificationText {
	return {
		type: 'NEW_MESSAGE',
		title: { en: `New message from ${senderName.en}`, ar: `رسالة جديدة من ${isolate(senderName.ar)}` },
		body: {
			en: `${senderName.en} sent you a message about ${carTitle}.`,
			ar: `رسالة من ${isolate(senderName.ar)} بشأن ${arabicCar(carTitle)}.`,
		},
		rows: [carRow(carTitle)],
		short: { en: carTitle, ar: arabicCar(carTitle) },
	};
}
