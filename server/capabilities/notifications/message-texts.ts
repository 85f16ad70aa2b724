/** What the bell says of messages, in both languages. Pure. */
import { carRow } from './fact-rows.ts';
import { isolate, type NotificationText } from './texts.ts';

type Facts = { senderName: string; senderNameAr?: string | null | undefined; carTitle: string };

export function messageToRecipient({ senderName, senderNameAr, carTitle }: Facts): NotificationText {
	return {
		type: 'NEW_MESSAGE',
		title: { en: 'You have a new message', ar: 'وصلتك رسالة جديدة' },
		body: {
			en: `${senderName} has written to you about ${carTitle}.`,
			ar: `كتب إليك ${isolate(senderNameAr || senderName)} بشأن ${isolate(carTitle)}.`,
		},
		rows: [carRow(carTitle)],
		short: { en: carTitle, ar: carTitle },
	};
}
