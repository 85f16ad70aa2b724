/** E-mails to visitors: the link that verifies their address, and the answers to their questions. */
import { enqueueMessage } from '#server/platform/context/outbox.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import type { EmailContent } from '#server/platform/email/layout.ts';
import { renderEmail } from '#server/platform/email/render-email.ts';

type Language = 'en' | 'ar';
type EmailText = Pick<EmailContent, 'subject' | 'greeting' | 'paragraphs' | 'button' | 'closing' | 'why'>;

/** The token is behind the #, which browsers do not send to servers. */
export const guestTicketPath = (token: string): string => `/support/letter#${token}`;

type Recipient = { to: string; name: string; language: Language; token: string };

/** The typed text is not repeated, because its author has not verified the address yet. */
export async function sendProofEmail(platform: Platform, tx: Transaction, { to, language, token }: Omit<Recipient, 'name'>): Promise<void> {
	const href = platform.publicUrl + guestTicketPath(token);
	await sendEmail(
		platform,
		tx,
		{ to, language },
		language === 'ar'
			? {
					subject: 'أرسل سؤالك إلى مشوار',
					paragraphs: ['وصلت إلى فريق الدعم في مشوار رسالة بهذا العنوان. إذا كنت أنت المرسل فافتح الرابط خلال 24 ساعة لإرسال سؤالك.'],
					button: { label: 'أرسل السؤال', href },
					closing: ['إذا لم تكتب إلينا فتجاهل هذه الرسالة، ولن يقرأ أحد شيئاً.'],
					why: 'أُرسلت هذه الرسالة لأن هذا العنوان كُتب في نموذج الدعم في مشوار.',
				}
			: {
					subject: 'Send your question to Mishwar',
					paragraphs: [
						'Someone wrote to Mishwar’s support with this address. If it was you, open the link within 24 hours to send your question.',
					],
					button: { label: 'Send the question', href },
					closing: ['If you didn’t write to us, ignore this email: no one will read anything.'],
					why: 'You get this email because this address was entered in Mishwar’s support form.',
				},
	);
}

type Answered = Recipient & { number: string; text: string };

export async function sendAnswerEmail(
	platform: Platform,
	tx: Transaction,
	{ to, name, language, token, number, text }: Answered,
): Promise<void> {
	const href = platform.publicUrl + guestTicketPath(token);
	const paragraphs = text.split(/\n{2,}/);
	await sendEmail(
		platform,
		tx,
		{ to, language },
		language === 'ar'
			? {
					...{ subject: `رد من مشوار على طلبك ${number}`, greeting: `مرحباً ${name}،`, paragraphs },
					button: { label: 'قراءة الطلب والرد', href },
					closing: ['للرد افتح الرابط: الردود على هذا البريد لا تصلنا.'],
					why: 'أُرسلت هذه الرسالة لأنك كتبت إلى فريق الدعم في مشوار.',
				}
			: {
					...{ subject: `Mishwar replied to your request ${number}`, greeting: `Hello ${name},`, paragraphs },
					button: { label: 'Open the request and reply', href },
					closing: ['To reply, open the link: replies to this email don’t reach us.'],
					why: 'You get this email because you wrote to Mishwar’s support.',
				},
	);
}

async function sendEmail(
	platform: Platform,
	tx: Transaction,
	{ to, language }: Pick<Recipient, 'to' | 'language'>,
	email: EmailText,
): Promise<void> {
	const content = { ...email, preheader: email.paragraphs[0] ?? '' };
	await enqueueMessage(platform, tx, { channel: 'EMAIL', to, language, ...renderEmail(content, language, platform.publicUrl) });
}
