/** Identity checks on the wire: documents by their addresses, which open nothing without a link. */
import type { KycState } from '#contract/kyc.ts';
import { ammanIso } from '#contract/time.ts';
import type { CheckRow } from './sql.ts';

export const documentAddress = (documentId: string): string => `/objects/identity/${documentId}`;

/** Documents without a stored type are JPEG, because everything except PDF is re-encoded. */
export const documentOf = (id: string, types: ReadonlyMap<string, string>) => ({ id, contentType: types.get(id) ?? 'image/jpeg' });

export const nothingHandedIn: KycState = {
	status: 'NOT_SUBMITTED',
	idDocUrl: null,
	licenseUrl: null,
	notes: null,
	revokedAt: null,
	submittedAt: null,
	licenceExpiresOn: null,
	idDocument: null,
	licence: null,
};

export function toKycState(check: CheckRow, types: ReadonlyMap<string, string>): KycState {
	const { id_document_id: id, licence_id: licence } = check;
	return {
		status: check.status,
		idDocUrl: id && documentAddress(id),
		licenseUrl: licence && documentAddress(licence),
		notes: check.notes,
		revokedAt: check.revoked_at && ammanIso(check.revoked_at),
		submittedAt: ammanIso(check.submitted_at),
		licenceExpiresOn: check.licence_expires_on,
		idDocument: id ? documentOf(id, types) : null,
		licence: licence ? documentOf(licence, types) : null,
	};
}
