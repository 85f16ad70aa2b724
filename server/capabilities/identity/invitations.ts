/**
 * Common part of invitations by link: to a company's team, and to drive with a renter. The link goes to one e-mail address or phone, ends
 * after some days, and works for an account that has verified this address. Each inviting capability stores its own rows.
 */
import { INVITATION_DAYS } from '#contract/team-roles.ts';
import { DAY_MS } from '#contract/time.ts';
import type { Language } from '#server/platform/base/refusal.ts';
import { enqueueMessage } from '#server/platform/context/outbox.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { countSegments, withPlainSigns } from '#server/platform/context/sms-segments.ts';
import type { Queryable, Transaction } from '#server/platform/database/pool.ts';
import type { EmailContent } from '#server/platform/email/layout.ts';
import { renderEmail } from '#server/platform/email/render-email.ts';
import { refuseField } from '#server/platform/http/input.ts';
import { userById } from './sql.ts';

/** Exactly one of the two. */
export type InvitedAddress = { email: string | null; phone: string | null };

type TypedAddress = { email?: string | null | undefined; phone?: string | null | undefined };

/** Throws INVALID_INPUT unless exactly one was typed. */
export function invitedAddress({ email = null, phone = null }: TypedAddress, language: Language): InvitedAddress {
	if ((email === null) === (phone === null)) throw refuseField('email', 'REQUIRED', language);
	return { email, phone };
}

export const invitationEnd = (now: Date): Date => new Date(now.getTime() + INVITATION_DAYS * DAY_MS);

export async function isInvited(db: Queryable, personId: string, { email, phone }: InvitedAddress): Promise<boolean> {
	const person = await userById(db, personId);
	const byEmail = email !== null && person?.email === email && person.email_verified_at !== null;
	return byEmail || (phone !== null && person?.phone === phone && person.phone_verified_at !== null);
}

/** `sms`: from the longest to the shortest form. */
export type InvitationText = { letter: Omit<EmailContent, 'preheader'>; sms: readonly [string, ...string[]] };

/** Of an SMS; Arabic has 67 characters in each, and the link alone needs more than one. */
const MOST_SEGMENTS = 2;

export async function sendInvitation(
	platform: Platform,
	tx: Transaction,
	{ email, phone, language }: InvitedAddress & { language: Language },
	{ letter, sms }: InvitationText,
): Promise<void> {
	if (phone !== null) {
		const forms = sms.map(withPlainSigns);
		const text = forms.find((form) => countSegments(form).segments <= MOST_SEGMENTS) ?? forms.at(-1) ?? '';
		await enqueueMessage(platform, tx, { channel: 'SMS', to: phone, language, text });
	}
	if (email === null) return;
	const content = { ...letter, preheader: letter.paragraphs[0] ?? '' };
	await enqueueMessage(platform, tx, { channel: 'EMAIL', to: email, language, ...renderEmail(content, language, platform.publicUrl) });
}
