/** Texts of an invitation to drive, as a letter and as an SMS. */
import { INVITATION_DAYS } from '#contract/team-roles.ts';
import type { InvitationText, PersonName } from '#server/capabilities/identity/index.ts';
import type { Language } from '#server/platform/base/refusal.ts';
import type { Platform } from '#server/platform/context/platform.ts';

type Inviting = { token: string; renterName: PersonName };

export function invitationText(
	{ publicUrl }: Pick<Platform, 'publicUrl'>,
	{ token, renterName }: Inviting,
	language: Language,
): InvitationText {
	// The token is behind the #, which browsers do not send to servers.
	const href = `${publicUrl}/trips/shared#${token}`;
	return language === 'ar' ? inArabic(renterName.ar, href) : inEnglish(renterName.en, href);
}

/** Names of people can have any length; the last form of an SMS contains none. */
const inArabic = (name: string, href: string): InvitationText => ({
	sms: [`دعوة من ${name} لقيادة سيارة مستأجرة: ${href}`, `دعوة لقيادة سيارة مستأجرة: ${href}`],
	letter: {
		subject: `دعوة من ${name} لتكون سائقاً إضافياً`,
		paragraphs: [
			`دعوة من ${name} لتكون سائقاً إضافياً في رحلة محجوزة على مشوار.`,
			`افتح الرابط خلال ${INVITATION_DAYS} أيام، وسجّل الدخول بحساب له هذا البريد الإلكتروني، أو أنشئ حساباً به. تحتاج إلى هوية ورخصة قيادة موثّقتين.`,
		],
		button: { label: 'عرض الدعوة', href },
		closing: ['إذا كنت لا تعرف هذا الشخص فتجاهل هذه الرسالة.'],
		why: 'أُرسلت هذه الرسالة لأن مستأجراً على مشوار كتب هذا العنوان في دعوة.',
	},
});

const inEnglish = (name: string, href: string): InvitationText => ({
	sms: [`${name} invites you to drive a rental car with them: ${href}`, `You’re invited to drive a rental car: ${href}`],
	letter: {
		subject: `${name} invites you to be an additional driver`,
		paragraphs: [
			`${name} invites you to be an additional driver on a trip booked on Mishwar.`,
			`Open the link within ${INVITATION_DAYS} days, and log in with an account that has this email, or create one with it. Your identity and licence need to be verified.`,
		],
		button: { label: 'View invitation', href },
		closing: ['If you don’t know this person, ignore this email.'],
		why: 'You get this email because a renter on Mishwar entered this address in an invitation.',
	},
});
