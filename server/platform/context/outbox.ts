/** Queue of e-mails and SMS: a row and its delivery job, written in the transaction that causes the message. */
import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import type { Transaction } from '../database/pool.ts';
import { enqueue, job } from '../jobs/jobs.ts';
import type { Platform } from './platform.ts';

export const deliverMessage = job('outbox.deliver', z.object({ messageId: z.uuid() }), 'delivery');

export type SmsRules = {
	/** Dialling codes with plus: `+962`. Each message costs money, and fraudsters earn a share of messages to numbers in some countries. */
	readonly countries: readonly string[];
	/** Number of SMS in one hour above which an alert is raised. */
	readonly alertAbove: number;
};

/** Whether SMS are sent to the country of this number. */
export const isSmsCountry = ({ sms }: Pick<Platform, 'sms'>, phone: string): boolean =>
	sms.countries.some((code) => phone.startsWith(code));

export type OutgoingMessage = {
	channel: 'EMAIL' | 'SMS';
	to: string;
	language: 'en' | 'ar';
	/** For e-mails only. */
	subject?: string;
	text: string;
	html?: string;
	/** The recipient and the event. A message with it is stored once per person, event and channel. */
	about?: { userId: string; eventKey: string };
	/** Unsubscribes from this kind of e-mail by a POST without signing in (RFC 8058). */
	oneClickUrl?: string;
	/** Default: immediately. */
	sendAt?: Date;
	/** When its content expires, for example a code: it is not sent afterwards. */
	lifetimeMs?: number;
};

export async function enqueueMessage(platform: Platform, tx: Transaction, message: OutgoingMessage): Promise<void> {
	if (message.channel === 'SMS' && !isSmsCountry(platform, message.to)) {
		platform.log.info({ event: message.about?.eventKey }, 'an SMS to a country that is not served was not sent');
		return;
	}
	const now = platform.clock.now();
	const inserted = await tx
		.insertInto('outbox_messages')
		.values({
			id: randomUUID(),
			channel: message.channel,
			recipient: message.to,
			language: message.language,
			subject: message.subject ?? null,
			text: message.text,
			html: message.html ?? null,
			one_click_url: message.oneClickUrl ?? null,
			user_id: message.about?.userId ?? null,
			event_key: message.about?.eventKey ?? null,
			send_at: message.sendAt ?? now,
			expires_at: message.lifetimeMs === undefined ? null : new Date(now.getTime() + message.lifetimeMs),
			created_at: now,
		})
		.onConflict((conflict) => conflict.constraint('outbox_messages_tell_once').doNothing())
		.returning('id')
		.executeTakeFirst();
	if (!inserted) return;
	const schedule = message.sendAt && message.sendAt > now ? { runAt: message.sendAt } : {};
	await enqueue(tx, deliverMessage, { messageId: inserted.id }, { ...schedule, flag: message.channel });
}
