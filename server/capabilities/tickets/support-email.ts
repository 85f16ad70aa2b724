/** The e-mail to the support's own address about a person's message. It names the ticket; the text can be read only after signing in. */
import { enqueueMessage } from '#server/platform/context/outbox.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { currentSettings } from '#server/platform/context/settings.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import { renderEmail } from '#server/platform/email/render-email.ts';
import { formatTicketNumber } from './rules.ts';
import type { TicketRow } from './sql.ts';

/** Nothing is sent while the settings have no address. In the language of the author. */
export async function sendEmailToSupport(
	platform: Platform,
	tx: Transaction,
	{ id, number, language }: TicketRow,
	isNew: boolean,
): Promise<void> {
	const { supportEmail: to } = await currentSettings(tx);
	if (!to) return;
	const ticket = formatTicketNumber(number);
	const href = `${platform.publicUrl}/admin/tickets/${id}`;
	const email =
		language === 'ar'
			? {
					subject: isNew ? `طلب دعم جديد ${ticket}` : `رسالة جديدة في الطلب ${ticket}`,
					paragraphs: ['هناك من ينتظر الرد. افتح الطلب لقراءته والرد عليه.'],
					button: { label: 'افتح الطلب', href },
					why: 'يصل هذا البريد إلى عنوان الدعم المحدد في الإعدادات.',
				}
			: {
					subject: isNew ? `New support request ${ticket}` : `New message in request ${ticket}`,
					paragraphs: ['Someone is waiting for a reply. Open the request to read it and reply.'],
					button: { label: 'Open the request', href },
					why: 'This email goes to the support address in the settings.',
				};
	const content = { ...email, preheader: email.paragraphs[0] ?? '' };
	await enqueueMessage(platform, tx, { channel: 'EMAIL', to, language, ...renderEmail(content, language, platform.publicUrl) });
}
