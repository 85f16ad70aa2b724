/** State of a person's own identity check, and what it allows. */
import type { KycState } from '#contract/kyc.ts';
import { ammanDate } from '#contract/time.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { getCachedSettings } from '#server/platform/context/settings.ts';
import type { Queryable } from '#server/platform/database/pool.ts';
import { contentTypesOf } from '#server/platform/files/uploads.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { documentsOf, readIdentityState } from './identity-state.ts';
import { toKycState } from './present.ts';
import { type DriverProblem, type DriverTerms, findDriverProblem } from './rules.ts';
import { approvedCheck } from './sql.ts';

export async function readStatus(platform: Platform, caller: Pick<Caller, 'userId'>): Promise<KycState> {
	const state = await readIdentityState(platform.db, caller.userId);
	const submitted = [state.row, state.renewal].flatMap((row) => (row ? Object.values(documentsOf(row)) : []));
	const types = await contentTypesOf(platform.db, [...submitted, ...Object.values(state.draft.documents)]);
	const { minimumDriverAge: minimumAge } = await getCachedSettings(platform);
	return toKycState(state, types, { minimumAge, today: ammanDate(platform.clock.now()) });
}

export async function isIdentityApproved(db: Queryable, userId: string): Promise<boolean> {
	return (await approvedCheck(db, userId)) !== undefined;
}

/** When the licence of this person expires (`YYYY-MM-DD`), null where that is not known; null altogether if the identity is not approved. */
export async function approvedLicence(db: Queryable, userId: string): Promise<{ expiresOn: string | null } | null> {
	const check = await approvedCheck(db, userId);
	return check ? { expiresOn: check.licence_expires_on } : null;
}

/** Whether this person may rent until `lastDay` (`YYYY-MM-DD`); an unknown licence expiry does not prevent it. */
export async function canRentUntil(
	db: Queryable,
	userId: string,
	lastDay: string,
): Promise<'YES' | 'IDENTITY_REQUIRED' | 'LICENCE_EXPIRES'> {
	const licence = await approvedLicence(db, userId);
	if (!licence) return 'IDENTITY_REQUIRED';
	return licence.expiresOn !== null && licence.expiresOn < lastDay ? 'LICENCE_EXPIRES' : 'YES';
}

/** Whether this person, whose identity is approved, meets the car's requirements for its driver on the first day of a trip. */
export async function findDriverProblemOf(
	db: Queryable,
	userId: string,
	asked: { car: DriverTerms; minimumAge: number },
	firstDay: string,
): Promise<DriverProblem | null> {
	const check = await approvedCheck(db, userId);
	const { birth_date: birthDate = null, licence_issued_on: licenceIssuedOn = null } = check?.details_state === 'CONFIRMED' ? check : {};
	const details = birthDate && licenceIssuedOn ? { birthDate, licenceIssuedOn } : null;
	return findDriverProblem(details, asked, firstDay);
}
