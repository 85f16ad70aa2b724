/** Notification texts about messages, in both languages. Pure. */
import type { PersonName } from '#server/capabilities/identity/index.ts';
import { carRow } from './detail-rows.ts';
import { isolate, type NotificationText } from './texts.ts';

type MessageDetails = { senderName: PersonName; carTitle: string };

export function messageToRecipient({ senderName, carTitle }: MessageDetails): NotificationText {
	return {
		type: 'NEW_MESSAGE',
		title: { en: 'You have a new message', ar: 'وصلتك رسالة جديدة' },
		body: {
			en: `${senderName.en} has written to you about ${carTitle}.`,
			ar: `كتب إليك ${isolate(senderName.ar)} بشأن ${isolate(carTitle)}.`,
		},
		rows: [carRow(carTitle)],
		short: { en: carTitle, ar: carTitle },
	};
}
