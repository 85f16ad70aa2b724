/** A notice about a person's own account, where they can receive it. */
import { enqueueMessage } from '#server/platform/context/outbox.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import { type AccountEmail, sendAccountEmail } from '#server/platform/email/account-email.ts';
import type { UserRow } from './sql.ts';

export type AccountNotice = { letter: AccountEmail; sms: string };

/** By e-mail, or by SMS if there is only a phone. */
export async function sendAccountNotice(
	platform: Platform,
	tx: Transaction,
	person: NonNullable<UserRow>,
	{ letter, sms }: AccountNotice,
): Promise<void> {
	const language = person.lang === 'ar' ? 'ar' : 'en';
	if (person.email) await sendAccountEmail(platform, tx, { to: person.email, language, letter });
	else if (person.phone && person.phone_verified_at)
		await enqueueMessage(platform, tx, { channel: 'SMS', to: person.phone, language, text: sms });
}
