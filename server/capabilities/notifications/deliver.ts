/** Delivers what waits in the outbox, by e-mail or SMS. Without a service (DEMO) the outbox itself is where it is read. */

import { deliverMessage } from '#server/platform/context/outbox.ts';
import type { PlatformJob } from '#server/platform/context/platform.ts';
import { handle } from '#server/platform/jobs/jobs.ts';
import type { EmailSender } from '#server/providers/email/port.ts';
import type { SmsSender } from '#server/providers/sms/port.ts';

export type Couriers = { email: EmailSender | null; sms: SmsSender | null };

export const deliveryJobs = (couriers: Couriers): PlatformJob[] => [
	handle(deliverMessage, async (platform, { messageId }) => {
		const message = await platform.db
			.selectFrom('outbox_messages')
			.selectAll()
			.where('id', '=', messageId)
			.where('sent_at', 'is', null)
			.executeTakeFirst();
		if (!message) return;
		const { recipient: to, text } = message;
		if (message.channel === 'SMS') await couriers.sms?.send({ to, text });
		else await couriers.email?.send({ to, text, subject: message.subject ?? '', ...(message.html ? { html: message.html } : {}) });
		await platform.db.updateTable('outbox_messages').set({ sent_at: platform.clock.now() }).where('id', '=', messageId).execute();
	}),
];
