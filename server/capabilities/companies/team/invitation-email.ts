/** Texts of an invitation to a team, as a letter and as an SMS. */
import { INVITATION_DAYS } from '#contract/team-roles.ts';
import type { InvitationText } from '#server/capabilities/identity/index.ts';
import type { Language } from '#server/platform/base/refusal.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { CompanyRow } from '../sql.ts';

type Inviting = { token: string; company: CompanyRow };

/** The token is behind the #, which browsers do not send to servers. */
export const invitationPath = (token: string): string => `/owner/join#${token}`;

export function invitationText(
	{ publicUrl }: Pick<Platform, 'publicUrl'>,
	{ token, company }: Inviting,
	language: Language,
): InvitationText {
	const href = publicUrl + invitationPath(token);
	return language === 'ar' ? inArabic(company, href) : inEnglish(company, href);
}

const inArabic = (company: CompanyRow, href: string): InvitationText => ({
	sms: [`دعوة من ${company.name_ar} إلى فريقه في مشوار: ${href}`, `دعوة إلى فريق مكتب في مشوار: ${href}`],
	letter: {
		subject: `دعوة إلى فريق ${company.name_ar} في مشوار`,
		paragraphs: [
			`دعوة من ${company.name_ar} للعمل في فريقه على مشوار.`,
			`افتح الرابط خلال ${INVITATION_DAYS} أيام، وسجّل الدخول بحساب له هذا البريد الإلكتروني، أو أنشئ حساباً به.`,
		],
		button: { label: 'انضم إلى الفريق', href },
		closing: ['إذا كنت لا تعرف هذا المكتب فتجاهل هذه الرسالة.'],
		why: 'أُرسلت هذه الرسالة لأن مكتباً في مشوار كتب هذا العنوان في دعوة.',
	},
});

const inEnglish = (company: CompanyRow, href: string): InvitationText => ({
	sms: [`${company.name_en} invites you to its team on Mishwar: ${href}`, `Invitation to the team of an office on Mishwar: ${href}`],
	letter: {
		subject: `Invitation to the team of ${company.name_en} on Mishwar`,
		paragraphs: [
			`${company.name_en} invites you to work in its team on Mishwar.`,
			`Open the link within ${INVITATION_DAYS} days, and log in with an account that has this email, or create one with it.`,
		],
		button: { label: 'Join the team', href },
		closing: ['If you don’t know this office, ignore this email.'],
		why: 'You get this email because an office on Mishwar entered this address in an invitation.',
	},
});
