/** E-mails and SMS wait here: a row and its delivery job, written in the transaction of what they tell of. */
import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import type { Transaction } from '../database/pool.ts';
import { enqueue, job } from '../jobs/jobs.ts';
import type { Platform } from './platform.ts';

export const deliverMessage = job('outbox.deliver', z.object({ messageId: z.uuid() }));

export type OutgoingMessage = {
	channel: 'EMAIL' | 'SMS';
	to: string;
	language: 'en' | 'ar';
	/** E-mails only. */
	subject?: string;
	text: string;
	html?: string;
};

export async function sendLater(platform: Platform, tx: Transaction, message: OutgoingMessage): Promise<void> {
	const id = randomUUID();
	await tx
		.insertInto('outbox_messages')
		.values({
			id,
			channel: message.channel,
			recipient: message.to,
			language: message.language,
			subject: message.subject ?? null,
			text: message.text,
			html: message.html ?? null,
			created_at: platform.clock.now(),
		})
		.execute();
	await enqueue(tx, deliverMessage, { messageId: id });
}
