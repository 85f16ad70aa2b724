/** Notifies people of answers from the support, and the support of people who wait for one. Subscribers run as jobs, possibly twice, and notify once. */
import type { Platform } from '#server/platform/context/platform.ts';
import { labels } from '../email-texts.ts';
import { markReadElsewhere } from '../mark-notifications-read.ts';
import { sendNotification } from '../send-notification.ts';
import { deleteOlderLines } from '../sql.ts';
import { isolate, type NotificationText } from '../texts.ts';
import { type WaitingTicket, waitingToAdmin } from '../ticket-texts.ts';

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

/** Prefix of the event keys of this ticket's answers. */
const answersOf = (ticketId: string): string => `ticket-answered:${ticketId}:`;

export async function onTicketAnswered(platform: Platform, payload: Payload): Promise<void> {
	await sendNotification(platform, {
		...answerText(payload),
		userId: payload.userId,
		eventKey: `${answersOf(payload.ticketId)}${payload.messageId}`,
		actionUrl: `/support/tickets/${payload.ticketId}`,
	});
}

/** What was read in the conversation is read in the bell. */
export const onTicketRead = (platform: Platform, { ticketId, userId }: { ticketId: string; userId: string }): Promise<void> =>
	markReadElsewhere(platform, [userId], answersOf(ticketId));

function answerText({ number, subject, text, isSolved }: Payload): NotificationText {
	const excerpt = text.length > LONGEST_EXCERPT ? `${text.slice(0, LONGEST_EXCERPT).trimEnd()}...` : text;
	return {
		type: 'TICKET_ANSWERED',
		title: isSolved
			? { en: `Mishwar solved your request ${number}`, ar: `تم حل طلبك ${isolate(number)}` }
			: { en: `Mishwar replied to your request ${number}`, ar: `رد من مشوار على طلبك ${isolate(number)}` },
		body: { en: excerpt, ar: excerpt },
		rows: [{ label: labels.request, value: { en: subject, ar: isolate(subject) } }],
	};
}

type Waiting = WaitingTicket & {
	ticketId: string;
	writtenAt: string;
	waitingSince: string;
	adminIds: string[];
};

/**
 * One entry in the bell for each ticket: a later message moves it to the top as unread. E-mails and SMS are sent once until the next answer,
 * because the outbox remembers the event.
 */
export async function onTicketWaits(platform: Platform, payload: Waiting): Promise<void> {
	const { ticketId, waitingSince, writtenAt, adminIds } = payload;
	const beginning = `ticket-waits:${ticketId}:`;
	for (const userId of adminIds) {
		await deleteOlderLines(platform.db, { userId, beginning, before: new Date(writtenAt) });
		await sendNotification(platform, {
			...waitingToAdmin(payload),
			...{ userId, eventKey: beginning + waitingSince, actionUrl: `/admin/tickets/${ticketId}` },
		});
	}
}
