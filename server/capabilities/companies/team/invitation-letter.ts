/** The letter or SMS with the link of an invitation. */
import { INVITATION_DAYS } from '#contract/team-roles.ts';
import { enqueueMessage } from '#server/platform/context/outbox.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import { renderEmail } from '#server/platform/email/render-email.ts';
import type { CompanyRow } from '../sql.ts';

type Sending = { email: string | null; phone: string | null; token: string; company: CompanyRow; language: 'en' | 'ar' };

/** The token stands behind the #, which browsers send to nobody. */
export const invitationPath = (token: string): string => `/owner/join#${token}`;

export async function sendInvitation(platform: Platform, tx: Transaction, sending: Sending): Promise<void> {
	const { email, phone, token, company, language } = sending;
	const href = platform.publicUrl + invitationPath(token);
	if (phone !== null) await enqueueMessage(platform, tx, { channel: 'SMS', to: phone, language, text: smsOf(company, href, language) });
	if (email === null) return;
	const letter = letterOf(company, href, language);
	const whole = { ...letter, preheader: letter.paragraphs[0] ?? '' };
	await enqueueMessage(platform, tx, { channel: 'EMAIL', to: email, language, ...renderEmail(whole, language, platform.publicUrl) });
}

const smsOf = (company: CompanyRow, href: string, language: 'en' | 'ar'): string =>
	language === 'ar'
		? `يدعوك ${company.name_ar} إلى فريقه في مشوار: ${href}`
		: `${company.name_en} invites you to its team on Mishwar: ${href}`;

const letterOf = (company: CompanyRow, href: string, language: 'en' | 'ar') =>
	language === 'ar'
		? {
				subject: `دعوة إلى فريق ${company.name_ar} في مشوار`,
				paragraphs: [
					`يدعوك ${company.name_ar} إلى العمل في فريقه على مشوار.`,
					`افتح الرابط خلال ${INVITATION_DAYS} أيام، وسجّل الدخول بحساب له هذا البريد الإلكتروني، أو أنشئ حساباً به.`,
				],
				button: { label: 'انضم إلى الفريق', href },
				closing: ['إذا كنت لا تعرف هذا المكتب فتجاهل هذه الرسالة.'],
				why: 'أُرسلت هذه الرسالة لأن مكتباً في مشوار كتب هذا العنوان في دعوة.',
			}
		: {
				subject: `Invitation to the team of ${company.name_en} on Mishwar`,
				paragraphs: [
					`${company.name_en} invites you to work in its team on Mishwar.`,
					`Open the link within ${INVITATION_DAYS} days, and sign in with an account that has this email address, or create one with it.`,
				],
				button: { label: 'Join the team', href },
				closing: ['If you don’t know this office, ignore this email.'],
				why: 'You get this email because an office on Mishwar entered this address in an invitation.',
			};
