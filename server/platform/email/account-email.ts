/** E-mails about a person's own account, which cannot be switched off: codes, links and security notices. */
import { enqueueMessage, type OutgoingMessage } from '../context/outbox.ts';
import type { Platform } from '../context/platform.ts';
import type { Transaction } from '../database/pool.ts';
import type { EmailContent } from './layout.ts';
import { renderEmail } from './render-email.ts';

export type AccountEmail = Omit<EmailContent, 'preheader' | 'why' | 'choices' | 'heading'>;

const whys = {
	en: 'We always send emails about your Mishwar account.',
	ar: 'نرسل الرسائل المتعلقة بحسابك في مشوار دائماً.',
};

export async function sendAccountEmail(
	platform: Platform,
	tx: Transaction,
	{ letter, ...message }: Pick<OutgoingMessage, 'to' | 'language' | 'lifetimeMs'> & { letter: AccountEmail },
): Promise<void> {
	const content = { ...letter, preheader: letter.paragraphs[0] ?? '', why: whys[message.language] };
	await enqueueMessage(platform, tx, { channel: 'EMAIL', ...message, ...renderEmail(content, message.language, platform.publicUrl) });
}
