/** Account deletion: erases or anonymizes personal data of every capability in one transaction; accounting records stay, anonymized. */
import type { DeletionBlocker } from '#contract/privacy.ts';
import { assertReauthenticated, proofOf } from '#server/capabilities/identity/index.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import { audit } from '#server/platform/context/audit.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import { inTransaction, lockSubject } from '#server/platform/database/transaction.ts';
import type { Caller } from '#server/platform/http/route.ts';
import type { PersonalDataSource } from '#server/platform/personal-data/personal-data-source.ts';

export async function getDeletionBlockers(platform: Platform, caller: Caller, parts: readonly PersonalDataSource[]) {
	const reasons = await inTransaction(platform.db, (tx) => reasonsOf(tx, caller.userId, parts));
	return { reasons, proof: await proofOf(platform, caller) };
}

/** Throws CANNOT_LEAVE_YET with `reasons`, or as `assertReauthenticated` does. */
export async function deleteAccount(
	platform: Platform,
	caller: Caller,
	parts: readonly PersonalDataSource[],
	proof: { password?: string | undefined; code?: string | undefined },
): Promise<void> {
	await assertReauthenticated(platform, caller, proof);
	await inTransaction(platform.db, async (tx) => {
		// Waits for a booking that this person is making at the moment; it then prevents the deletion.
		await lockSubject(tx, 'person', caller.userId);
		await assertNoDeletionBlockers(tx, caller.userId, parts);
		for (const part of parts) await part.erase?.(platform, tx, caller.userId);
		// Checked again: the cars are locked now, so no new booking can be made.
		await assertNoDeletionBlockers(tx, caller.userId, parts);
		await audit(platform, tx, { actorId: caller.personId, action: 'user.left', subject: 'user', subjectId: caller.userId });
	});
}

async function assertNoDeletionBlockers(tx: Transaction, userId: string, parts: readonly PersonalDataSource[]): Promise<void> {
	const reasons = await reasonsOf(tx, userId, parts);
	if (reasons.length > 0) throw refuse('CANNOT_LEAVE_YET', { reasons });
}

async function reasonsOf(tx: Transaction, userId: string, parts: readonly PersonalDataSource[]): Promise<DeletionBlocker[]> {
	// Several parts may have the same reason, such as a claim of either side.
	const reasons = new Set<DeletionBlocker>();
	for (const part of parts) for (const reason of (await part.deletionBlockers?.(tx, userId)) ?? []) reasons.add(reason);
	return [...reasons];
}
