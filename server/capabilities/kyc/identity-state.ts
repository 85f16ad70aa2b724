/** State of a person: the newest check, the newest renewal of it, and what was uploaded since, read together. */
import { detailFields, documentKinds, type IdentityDetails, identityDetails } from '#contract/identity-details.ts';
import type { DetailsState } from '#contract/kyc.ts';
import type { Queryable } from '#server/platform/database/pool.ts';
import { draftOf } from './drafts-sql.ts';
import { newestRenewal } from './renewals-sql.ts';
import type { Documents, Draft, FormerCheck, Submitted } from './rules.ts';
import { type CheckRow, latestCheck } from './sql.ts';

export type IdentityState = { row: LatestCheck | null; renewal: LatestCheck | null; check: FormerCheck | null; draft: Draft };
type LatestCheck = NonNullable<Awaited<ReturnType<typeof latestCheck>>>;

export async function readIdentityState(db: Queryable, userId: string): Promise<IdentityState> {
	// Before the checks: a submission that commits in between deletes the draft, and then shows as the check that waits, not as missing parts.
	const draft = await draftOf(db, userId);
	const row = (await latestCheck(db, userId)) ?? null;
	const renewal = (row && (await newestRenewal(db, row.id))) ?? null;
	const check = row && {
		...submittedAs(row),
		detailsState: detailsStateOf(row),
		licenceExpiresOn: row.licence_expires_on,
		renewal: renewal && submittedAs(renewal),
	};
	return { row, renewal, check, draft };
}

const submittedAs = (row: LatestCheck): Submitted => ({
	status: row.status,
	details: detailsOf(row),
	documents: documentsOf(row),
	...rejectedOf(row),
	isRevoked: row.revoked_at !== null,
});

export const documentsOf = (row: Pick<CheckRow, 'id_document_id' | 'licence_id' | 'permit_id'>): Documents => ({
	ID: row.id_document_id,
	LICENCE: row.licence_id,
	PERMIT: row.permit_id,
});

const rejectedOf = (row: Pick<CheckRow, 'rejected_documents' | 'rejected_fields'>) => ({
	rejectedDocuments: documentKinds.filter((kind) => row.rejected_documents.includes(kind)),
	rejectedFields: detailFields.filter((field) => row.rejected_fields.includes(field)),
});

export const detailsStateOf = (row: Pick<CheckRow, 'details_state'>): DetailsState => row.details_state ?? 'MISSING';

/** All of them or none, by a constraint. */
export function detailsOf(row: CheckRow): IdentityDetails | null {
	if (row.details_state === null) return null;
	return identityDetails.parse({
		birthDate: row.birth_date,
		nationality: row.nationality,
		licenceNumber: row.licence_number,
		licenceClass: row.licence_class,
		licenceIssuedOn: row.licence_issued_on,
		licenceExpiresOn: row.licence_stated_expiry,
		licenceScript: row.licence_script,
	});
}
