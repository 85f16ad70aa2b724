/** Records that a person agrees to the terms and privacy notice in force: version and time. */
import { LEGAL_VERSION } from '#contract/legal.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { insertConsents } from './codes-sql.ts';
import { changeUser } from './sql.ts';

/** `version` is the one that the person saw. Throws TERMS_CHANGED if a newer one is in force. */
export async function agreeToTerms(platform: Platform, caller: Caller, version: string): Promise<{ version: string }> {
	if (version !== LEGAL_VERSION) throw refuse('TERMS_CHANGED');
	await inTransaction(platform.db, async (tx) => {
		await insertConsents(tx, caller.userId, version, platform.clock.now());
		await changeUser(tx, caller.userId, { terms_version: version });
	});
	return { version };
}
