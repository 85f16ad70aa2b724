/** A person hands in ID and driver's licence. */
import type { KycState } from '#contract/kyc.ts';
import { changeUser } from '#server/capabilities/identity/index.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import { audit } from '#server/platform/context/audit.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { inTransaction, violatedConstraint } from '#server/platform/database/transaction.ts';
import type { Caller } from '#server/platform/http/call.ts';
import { takeDocument } from '#server/platform/objects/uploads.ts';
import { insertCheck } from './sql.ts';
import { readStatus } from './status.ts';

export async function submitDocuments(
	platform: Platform,
	caller: Caller,
	documents: { idDocUrl: string; licenseUrl: string },
): Promise<KycState> {
	const { status } = await readStatus(platform, caller);
	if (status === 'PENDING' || status === 'APPROVED') throw refuse('KYC_ALREADY_OPEN');
	const idDocument = await takeDocument(platform, caller, documents.idDocUrl, { purpose: 'IDENTITY_DOCUMENT', field: 'idDocUrl' });
	const licence = await takeDocument(platform, caller, documents.licenseUrl, { purpose: 'IDENTITY_DOCUMENT', field: 'licenseUrl' });
	try {
		await inTransaction(platform.db, async (tx) => {
			await idDocument.keep(tx);
			await licence.keep(tx);
			const now = platform.clock.now();
			await insertCheck(tx, { userId: caller.userId, idDocumentId: idDocument.objectId, licenceId: licence.objectId, now });
			await changeUser(tx, caller.userId, { kyc_status: 'PENDING' });
			await audit(platform, tx, { actorId: caller.userId, action: 'kyc.submitted', subject: 'user', subjectId: caller.userId });
		});
	} catch (error) {
		if (violatedConstraint(error) === 'identity_checks_one_open_or_approved') throw refuse('KYC_ALREADY_OPEN');
		throw error;
	}
	return readStatus(platform, caller);
}
