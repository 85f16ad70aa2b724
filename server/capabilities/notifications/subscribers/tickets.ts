/** Notifies people of answers from the support. Subscribers run as jobs, possibly twice, and notify once. */
import type { Platform } from '#server/platform/context/platform.ts';
import { labels } from '../email-texts.ts';
import { sendNotification } from '../send-notification.ts';
import { isolate, type NotificationText } from '../texts.ts';

type Payload = {
	ticketId: string;
	messageId: string;
	userId: string;
	number: string;
	subject: string;
	text: string;
	isSolved: boolean;
};

/** The rest is read on the page. */
const LONGEST_EXCERPT = 600;

export async function onTicketAnswered(platform: Platform, payload: Payload): Promise<void> {
	await sendNotification(platform, {
		...answerText(payload),
		userId: payload.userId,
		eventKey: `ticket-answered:${payload.messageId}`,
		actionUrl: `/support/tickets/${payload.ticketId}`,
	});
}

function answerText({ number, subject, text, isSolved }: Payload): NotificationText {
	const excerpt = text.length > LONGEST_EXCERPT ? `${text.slice(0, LONGEST_EXCERPT).trimEnd()}...` : text;
	return {
		type: 'TICKET_ANSWERED',
		title: isSolved
			? { en: `Mishwar solved your request ${number}`, ar: `حلّ مشوار طلبك ${isolate(number)}` }
			: { en: `Mishwar answered your request ${number}`, ar: `ردّ مشوار على طلبك ${isolate(number)}` },
		body: { en: excerpt, ar: excerpt },
		rows: [{ label: labels.request, value: { en: subject, ar: isolate(subject) } }],
	};
}
