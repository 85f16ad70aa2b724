/** Identity checks on the wire: documents with their addresses, which cannot be opened without a link. */
import type { DocumentKind } from '#contract/identity-details.ts';
import type { KycState } from '#contract/kyc.ts';
import { ammanIso } from '#contract/time.ts';
import { detailsStateOf, documentsOf, type IdentityState } from './identity-state.ts';
import { type Documents, findRenewal, gather, isExpired, newDocuments, noDocuments, purposeOf } from './rules.ts';

export const documentAddress = (documentId: string): string => `/objects/identity/${documentId}`;

type Types = ReadonlyMap<string, string>;

/** Documents without a stored type are JPEG, because everything except PDF is re-encoded. */
export const documentOf = (id: string, types: Types) => ({ id, contentType: types.get(id) ?? 'image/jpeg' });

const present = ({ ID, LICENCE, PERMIT }: Documents, types: Types) => ({
	idDocument: ID === null ? null : documentOf(ID, types),
	licence: LICENCE === null ? null : documentOf(LICENCE, types),
	permit: PERMIT === null ? null : documentOf(PERMIT, types),
});

export function toKycState(state: IdentityState, types: Types, { minimumAge, today }: { minimumAge: number; today: string }): KycState {
	const { row, check, draft } = state;
	const documents = row ? documentsOf(row) : noDocuments;
	const purpose = purposeOf(check, draft, today);
	const { details, missing } = gather(check, draft, purpose);
	return {
		status: row?.status ?? 'NOT_SUBMITTED',
		idDocUrl: documents.ID && documentAddress(documents.ID),
		licenseUrl: documents.LICENCE && documentAddress(documents.LICENCE),
		notes: row?.notes ?? null,
		revokedAt: row?.revoked_at ? ammanIso(row.revoked_at) : null,
		submittedAt: row ? ammanIso(row.submitted_at) : null,
		licenceExpiresOn: row?.licence_expires_on ?? null,
		...present(documents, types),
		details: purpose === 'LICENCE' ? (check?.details ?? null) : details,
		detailsState: row ? detailsStateOf(row) : 'MISSING',
		renewal: presentRenewal(state, types, today),
		rejectedDocuments: [...(check?.rejectedDocuments ?? [])],
		rejectedFields: [...(check?.rejectedFields ?? [])],
		draft: present(draft.documents, types),
		missing: purpose === 'CHECK' || purpose === 'COMPLETION' ? [...missing] : [],
		minimumAge,
	};
}

function presentRenewal({ check, renewal: row, draft }: IdentityState, types: Types, today: string): KycState['renewal'] {
	const kind = check && findRenewal(check, today);
	if (!kind) return null;
	const { renewal } = check;
	const purpose = purposeOf(check, draft, today);
	const isWaiting = renewal?.status === 'PENDING';
	const isNew = (document: DocumentKind) => isWaiting && newDocuments(renewal.documents, check.documents).includes(document);
	const { licence, permit } = present(renewal?.documents ?? noDocuments, types);
	return {
		asks: purpose === null ? null : kind,
		isChosen: purpose === kind,
		isExpired: isExpired(check, today),
		state: isWaiting ? 'WAITING' : renewal ? 'REJECTED' : 'NONE',
		notes: row?.notes ?? null,
		licence: isNew('LICENCE') ? licence : null,
		permit: isNew('PERMIT') ? permit : null,
		details: purpose === 'LICENCE' ? gather(check, draft, purpose).details : (renewal?.details ?? null),
		missing: purpose === kind ? [...gather(check, draft, kind).missing] : [],
		rejectedDocuments: [...(renewal?.rejectedDocuments ?? [])],
		rejectedFields: [...(renewal?.rejectedFields ?? [])],
	};
}
