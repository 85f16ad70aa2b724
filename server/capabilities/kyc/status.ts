/** State of a person's own identity check. */
import type { KycState } from '#contract/kyc.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Queryable } from '#server/platform/database/pool.ts';
import { contentTypesOf } from '#server/platform/files/uploads.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { nothingHandedIn, toKycState } from './present.ts';
import { approvedCheck, newestCheck } from './sql.ts';

export async function readStatus(platform: Platform, caller: Caller): Promise<KycState> {
	const check = await newestCheck(platform.db, caller.userId);
	if (!check) return nothingHandedIn;
	return toKycState(check, await contentTypesOf(platform.db, [check.id_document_id, check.licence_id]));
}

export async function isIdentityApproved(db: Queryable, userId: string): Promise<boolean> {
	return (await approvedCheck(db, userId)) !== undefined;
}

/** Whether this person may rent until `lastDay` (`YYYY-MM-DD`); an unknown licence expiry does not prevent it. */
export async function canRentUntil(
	db: Queryable,
	userId: string,
	lastDay: string,
): Promise<'YES' | 'IDENTITY_REQUIRED' | 'LICENCE_EXPIRES'> {
	const check = await approvedCheck(db, userId);
	if (!check) return 'IDENTITY_REQUIRED';
	return check.licence_expires_on !== null && check.licence_expires_on < lastDay ? 'LICENCE_EXPIRES' : 'YES';
}
