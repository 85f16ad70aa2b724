/**
 * Delivers queued messages by e-mail or SMS: claims the row for a limited time, sends outside any transaction, records the result (decision 047).
 * Without a provider (DEMO) messages are read in the outbox.
 */
import { DAY_MS, HOUR_MS } from '#contract/time.ts';
import { raiseAlert } from '#server/platform/context/alerts.ts';
import { deliverMessage } from '#server/platform/context/outbox.ts';
import type { Platform, PlatformJob } from '#server/platform/context/platform.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { enqueue, handle } from '#server/platform/jobs/jobs.ts';
import { type EmailSender, PermanentDeliveryError, type SmsSender } from '#server/providers/delivery.ts';
import { type DeliveryChannel, type DeliveryChannels, ServicePaused, type Slot } from './delivery-channels.ts';
import {
	claimMessage,
	claimOf,
	countSmsSince,
	markFailed,
	markSent,
	type OutboxRow,
	releaseClaim,
	setDeliveryProblem,
} from './outbox-sql.ts';
import { choicesUrl } from './render-notification.ts';

export type MessageSenders = { email: EmailSender | null; sms: SmsSender | null };

/** A message that could not be delivered for this long is dropped. */
const GIVE_UP_AFTER_MS = 3 * DAY_MS;
/** Longer than the time limits of every provider. */
const CLAIM_MS = 60_000;
const PROBLEM_LENGTH = 500;

export const deliveryJobs = (senders: MessageSenders, channels: DeliveryChannels): PlatformJob[] => [
	handle(deliverMessage, async (platform, { messageId }) => {
		const found = await claimOf(platform.db, messageId);
		if (!found) return;
		const channel = found.channel as DeliveryChannel;
		const slot = channels.take(channel);
		if ('pauseMs' in slot) return postpone(platform, { messageId, channel, pauseMs: slot.pauseMs });
		try {
			const now = platform.clock.now();
			const message = await claimMessage(platform.db, { id: messageId, now, until: new Date(now.getTime() + CLAIM_MS) });
			// Another process is delivering it, or ended while it did.
			if (!message) return await postpone(platform, { messageId, channel, pauseMs: CLAIM_MS });
			if (found.claimed_until) platform.log.warn({ messageId, channel }, 'a delivery is repeated: the attempt before it left no result');
			if (message.expires_at && message.expires_at <= now)
				await giveUp(platform, message, 'what it says had ended before it could be sent');
			else await deliver(platform, message, { slot, senders });
		} finally {
			slot.release();
		}
	}),
];

async function deliver(platform: Platform, message: OutboxRow, { slot, senders }: { slot: Slot; senders: MessageSenders }): Promise<void> {
	const { id: messageId, channel } = message;
	try {
		await slot.send(() => sendThroughProvider(senders, message, platform));
	} catch (error) {
		if (error instanceof ServicePaused) {
			await releaseClaim(platform.db, messageId);
			return postpone(platform, { messageId, channel: channel as DeliveryChannel, pauseMs: 0 });
		}
		const problem = (error instanceof Error ? error.message : String(error)).slice(0, PROBLEM_LENGTH);
		const age = platform.clock.now().getTime() - message.send_at.getTime();
		const isOver = error instanceof PermanentDeliveryError || age > GIVE_UP_AFTER_MS;
		if (!isOver) {
			await setDeliveryProblem(platform.db, messageId, problem);
			// The worker tries again after a growing pause.
			throw error;
		}
		return giveUp(platform, message, problem);
	}
	await markSent(platform.db, messageId, platform.clock.now());
	if (channel === 'SMS') await alertOnManySms(platform);
}

async function giveUp(platform: Platform, { id: messageId, channel }: OutboxRow, problem: string): Promise<void> {
	await markFailed(platform.db, messageId, { problem, now: platform.clock.now() });
	platform.log.warn({ messageId, channel, problem }, 'a message could not be delivered');
}

type Postponed = { messageId: string; channel: DeliveryChannel; pauseMs: number };

/** Up to a second is added, so that postponed deliveries do not all return at once. A later job replaces an earlier one of the same message. */
async function postpone(platform: Platform, { messageId, channel, pauseMs }: Postponed): Promise<void> {
	const runAt = new Date(platform.clock.now().getTime() + pauseMs + 1000 * Math.random());
	await inTransaction(platform.db, (tx) =>
		enqueue(tx, deliverMessage, { messageId }, { runAt, flag: channel, key: `outbox:${messageId}` }),
	);
}

async function sendThroughProvider({ email, sms }: MessageSenders, message: OutboxRow, { publicUrl }: Platform): Promise<void> {
	const { id, recipient: to, text, subject, html, event_key, one_click_url } = message;
	if (message.channel === 'SMS') {
		await sms?.send({ id, to, text });
		return;
	}
	await email?.send({
		...{ id, to, text, subject: subject ?? '' },
		...(html && { html }),
		...(event_key && { unsubscribeUrl: one_click_url ?? choicesUrl(publicUrl), isOneClick: one_click_url !== null }),
	});
}

/** If unusually many SMS were queued within an hour: a fraudster may be earning from them, or a loop may send them. Once, until an admin closes the alert. */
async function alertOnManySms(platform: Platform): Promise<void> {
	const messages = await countSmsSince(platform.db, new Date(platform.clock.now().getTime() - HOUR_MS));
	if (messages <= platform.sms.alertAbove) return;
	const alert = { kind: 'SMS_MANY', subject: 'sms', subjectId: 'hour', detail: { messages, limit: platform.sms.alertAbove } } as const;
	await inTransaction(platform.db, (tx) => raiseAlert(platform, tx, alert));
}
