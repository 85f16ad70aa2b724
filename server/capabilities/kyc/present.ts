/** Identity checks on the wire: documents by their addresses, which open nothing without a link. */
import type { KycState } from '#contract/kyc.ts';
import { ammanIso } from '#contract/time.ts';
import { type Documents, gather, isOpen, noDocuments } from './rules.ts';
import { detailsStateOf, documentsOf, type Standing } from './standing.ts';

export const documentAddress = (documentId: string): string => `/objects/identity/${documentId}`;

type Types = ReadonlyMap<string, string>;

/** Documents without a stored type are JPEG, because everything except PDF is re-encoded. */
export const documentOf = (id: string, types: Types) => ({ id, contentType: types.get(id) ?? 'image/jpeg' });

const present = ({ ID, LICENCE, PERMIT }: Documents, types: Types) => ({
	idDocument: ID === null ? null : documentOf(ID, types),
	licence: LICENCE === null ? null : documentOf(LICENCE, types),
	permit: PERMIT === null ? null : documentOf(PERMIT, types),
});

export function toKycState({ row, check, draft }: Standing, types: Types, minimumAge: number): KycState {
	const documents = row ? documentsOf(row) : noDocuments;
	const { details, missing } = gather(check, draft);
	return {
		status: row?.status ?? 'NOT_SUBMITTED',
		idDocUrl: documents.ID && documentAddress(documents.ID),
		licenseUrl: documents.LICENCE && documentAddress(documents.LICENCE),
		notes: row?.notes ?? null,
		revokedAt: row?.revoked_at ? ammanIso(row.revoked_at) : null,
		submittedAt: row ? ammanIso(row.submitted_at) : null,
		licenceExpiresOn: row?.licence_expires_on ?? null,
		...present(documents, types),
		details,
		detailsState: row ? detailsStateOf(row) : 'MISSING',
		rejectedDocuments: [...(check?.rejectedDocuments ?? [])],
		rejectedFields: [...(check?.rejectedFields ?? [])],
		draft: present(draft.documents, types),
		missing: isOpen(check) ? [...missing] : [],
		minimumAge,
	};
}
