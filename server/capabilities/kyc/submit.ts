/** A person submits their ID and driver's licence. */
import type { KycState } from '#contract/kyc.ts';
import { ammanDate } from '#contract/time.ts';
import { changeUser } from '#server/capabilities/identity/index.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import { audit } from '#server/platform/context/audit.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { inTransaction, violatedConstraint } from '#server/platform/database/transaction.ts';
import { type StoredUpload, storeDocument } from '#server/platform/files/uploads.ts';
import { refuseField } from '#server/platform/http/input.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { insertCheck } from './sql.ts';
import { readStatus } from './status.ts';

type HandedIn = { idDocUrl: string; licenseUrl: string; licenceExpiresOn?: string | undefined };

export async function submitDocuments(platform: Platform, caller: Caller, documents: HandedIn): Promise<KycState> {
	const { status } = await readStatus(platform, caller);
	if (status === 'PENDING' || status === 'APPROVED') throw refuse('KYC_ALREADY_OPEN');
	const licenceExpiresOn = documents.licenceExpiresOn ?? null;
	if (licenceExpiresOn !== null && licenceExpiresOn < ammanDate(platform.clock.now())) {
		throw refuseField('licenceExpiresOn', 'LICENCE_EXPIRED', caller.lang);
	}
	const idDocument = await storeDocument(platform, caller, documents.idDocUrl, { purpose: 'IDENTITY_DOCUMENT', field: 'idDocUrl' });
	let licence: StoredUpload | undefined;
	try {
		licence = await storeDocument(platform, caller, documents.licenseUrl, { purpose: 'IDENTITY_DOCUMENT', field: 'licenseUrl' });
		await saveDocuments(platform, caller, { idDocument, licence, licenceExpiresOn });
	} catch (error) {
		// If one part is refused, what was stored of the other is deleted.
		await idDocument.discard();
		await licence?.discard();
		if (violatedConstraint(error) === 'identity_checks_one_open_or_approved') throw refuse('KYC_ALREADY_OPEN');
		throw error;
	}
	return readStatus(platform, caller);
}

type IdentityDocuments = { idDocument: StoredUpload; licence: StoredUpload; licenceExpiresOn: string | null };

async function saveDocuments(
	platform: Platform,
	caller: Caller,
	{ idDocument, licence, licenceExpiresOn }: IdentityDocuments,
): Promise<void> {
	await inTransaction(platform.db, async (tx) => {
		await idDocument.commit(tx);
		await licence.commit(tx);
		const now = platform.clock.now();
		const papers = { idDocumentId: idDocument.objectId, licenceId: licence.objectId, licenceExpiresOn };
		await insertCheck(tx, { userId: caller.userId, ...papers, now });
		await changeUser(tx, caller.userId, { kyc_status: 'PENDING' });
		await audit(platform, tx, { actorId: caller.userId, action: 'kyc.submitted', subject: 'user', subjectId: caller.userId });
	});
}
