/** Delivers queued messages by e-mail or SMS. Without a provider (DEMO) they are read in the outbox. */
import { DAY_MS } from '#contract/time.ts';
import { deliverMessage } from '#server/platform/context/outbox.ts';
import type { Platform, PlatformJob } from '#server/platform/context/platform.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { handle } from '#server/platform/jobs/jobs.ts';
import type { EmailSender } from '#server/providers/email/port.ts';
import { PermanentDeliveryError } from '#server/providers/permanent-delivery-error.ts';
import type { SmsSender } from '#server/providers/sms/port.ts';
import { lockWaiting, markFailed, markSent, type OutboxRow, setDeliveryProblem } from './outbox-sql.ts';
import { choicesUrl } from './render-notification.ts';

export type MessageSenders = { email: EmailSender | null; sms: SmsSender | null };

/** A message that could not be delivered for this long is dropped. */
const GIVE_UP_AFTER_MS = 3 * DAY_MS;
const PROBLEM_LENGTH = 500;

/**
 * Holds the row's lock during delivery, so that two processes never send the same message at once. If the process dies
 * between delivery and commit, the message is sent again under the same Message-ID.
 */
export const deliveryJobs = (senders: MessageSenders): PlatformJob[] => [
	handle(deliverMessage, async (platform, { messageId }) => {
		const problem = await inTransaction(platform.db, async (tx) => {
			const message = await lockWaiting(tx, messageId);
			if (!message) return null;
			const now = platform.clock.now();
			try {
				await hand(senders, message, platform);
			} catch (error) {
				const said = (error instanceof Error ? error.message : String(error)).slice(0, PROBLEM_LENGTH);
				const isOver = error instanceof PermanentDeliveryError || now.getTime() - message.send_at.getTime() > GIVE_UP_AFTER_MS;
				if (!isOver) {
					await setDeliveryProblem(tx, message, said);
					return error;
				}
				await markFailed(tx, message, said, now);
				platform.log.warn({ messageId, channel: message.channel, problem: said }, 'a message could not be delivered');
				return null;
			}
			await markSent(tx, message, now);
			return null;
		});
		// Thrown after the problem was stored, so that the worker retries.
		if (problem !== null) throw problem;
	}),
];

async function hand({ email, sms }: MessageSenders, message: OutboxRow, { publicUrl }: Platform): Promise<void> {
	const { id, recipient: to, text, subject, html, event_key } = message;
	if (message.channel === 'SMS') {
		await sms?.send({ id, to, text });
		return;
	}
	await email?.send({
		...{ id, to, text, subject: subject ?? '' },
		...(html && { html }),
		...(event_key && { unsubscribeUrl: choicesUrl(publicUrl) }),
	});
}
