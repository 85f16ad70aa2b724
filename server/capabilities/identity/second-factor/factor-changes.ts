/** Consequences of every change of a second factor: since when there is one, recovery codes, the audit log, and a letter. */
import type { AuditAction } from '#contract/audit.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import { audit } from '#server/platform/context/audit.ts';
import { enqueueMessage } from '#server/platform/context/outbox.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import { sendAccountEmail } from '#server/platform/email/account-email.ts';
import { needsSecondFactor } from '../rules.ts';
import type { UserRow } from '../sql.ts';
import { replaceRecoveryCodes, setSecondFactorSince, totpOf } from './factors-sql.ts';
import { countPasskeys } from './passkeys-sql.ts';
import { makeRecoveryCodes } from './recovery-codes.ts';
import { type FactorChange, factorChangeEmail, factorChangeSms } from './texts.ts';

type Person = NonNullable<UserRow>;

const actions: Record<FactorChange, AuditAction> = {
	TOTP_ADDED: 'user.totp-added',
	TOTP_REMOVED: 'user.totp-removed',
	PASSKEY_ADDED: 'user.passkey-added',
	PASSKEY_REMOVED: 'user.passkey-removed',
	CODES_RENEWED: 'user.recovery-codes-renewed',
	CODE_USED: 'user.recovery-code-used',
};

/** Records the change and informs the person. */
export async function reportFactorChange(platform: Platform, tx: Transaction, person: Person, news: FactorChange): Promise<void> {
	await audit(platform, tx, { actorId: person.id, action: actions[news], subject: 'user', subjectId: person.id });
	const language = person.lang === 'ar' ? 'ar' : 'en';
	if (person.email) {
		await sendAccountEmail(platform, tx, {
			to: person.email,
			language,
			letter: factorChangeEmail(news, person.first_name, platform.publicUrl, language),
		});
	} else if (person.phone && person.phone_verified_at) {
		await enqueueMessage(platform, tx, { channel: 'SMS', to: person.phone, language, text: factorChangeSms(news, language) });
	}
}

/** After a factor was added. Returns recovery codes with the first one. */
export async function afterAdding(platform: Platform, tx: Transaction, person: Person, news: FactorChange): Promise<string[] | null> {
	await reportFactorChange(platform, tx, person, news);
	if (person.second_factor_at) return null;
	await setSecondFactorSince(tx, person.id, platform.clock.now());
	return makeRecoveryCodes(platform, tx, person.id);
}

/** After a factor was removed. Throws SECOND_FACTOR_STAYS if an administrator would have none; recovery codes go with the last one. */
export async function afterRemoving(platform: Platform, tx: Transaction, person: Person, news: FactorChange): Promise<void> {
	await reportFactorChange(platform, tx, person, news);
	const hasTotp = Boolean((await totpOf(tx, person.id))?.confirmed_at);
	if (hasTotp || (await countPasskeys(tx, person.id)) > 0) return;
	if (needsSecondFactor(platform, person.role)) throw refuse('SECOND_FACTOR_STAYS');
	await setSecondFactorSince(tx, person.id, null);
	await replaceRecoveryCodes(tx, person.id, [], platform.clock.now());
}
