/** An owner submits a paper of their company. The former approval is valid until this one is approved. */
import type { Company, submitCompanyPaper } from '#contract/companies.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { ammanDate } from '#contract/time.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import { audit } from '#server/platform/context/audit.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { inTransaction, violatedConstraint } from '#server/platform/database/transaction.ts';
import { discardObject } from '#server/platform/files/delete-object.ts';
import { storeDocument } from '#server/platform/files/uploads.ts';
import { refuseField } from '#server/platform/http/input.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { readCompany } from './read-company.ts';
import { isClosed } from './rules.ts';
import { companyOf, dropOldDocuments, insertPaper, lockCompanyOf } from './sql.ts';

type Body = InputOf<typeof submitCompanyPaper>['body'];

/** Throws COMPANY_NOT_FOUND, COMPANY_PAPER_WAITS. */
export async function submitPaper(platform: Platform, caller: Caller, body: Body): Promise<Company> {
	const { kind, number } = body;
	const expiresOn = expiryOf(platform, caller, body);
	if (!(await companyOf(platform.db, caller.userId))) throw refuse('COMPANY_NOT_FOUND');
	const document = await storeDocument(platform, caller, body.documentUrl, { purpose: 'CAR_PAPER', field: 'documentUrl' });
	try {
		return await inTransaction(platform.db, async (tx) => {
			const row = await lockCompanyOf(tx, caller.userId);
			if (!row) throw refuse('COMPANY_NOT_FOUND');
			const now = platform.clock.now();
			await document.commit(tx);
			const id = await insertPaper(tx, { companyId: row.id, kind, number, expiresOn, documentId: document.objectId, now });
			// The rejected one has been replaced; its decision stays.
			for (const old of await dropOldDocuments(tx, row.id, kind)) await discardObject(tx, old, 'DOCUMENT');
			await audit(platform, tx, {
				...{ actorId: caller.personId, action: 'company.paper-submitted', subject: 'company', subjectId: row.id },
				after: { paper: kind, paperId: id, expiresOn },
			});
			const company = await readCompany(platform, caller, tx);
			if (!company) throw refuse('COMPANY_NOT_FOUND');
			return company;
		});
	} catch (error) {
		await document.discard();
		if (violatedConstraint(error) === 'company_papers_one_waits_for_each_kind') throw refuse('COMPANY_PAPER_WAITS');
		throw error;
	}
}

/** A permit has an expiry date that has not passed; the other papers have none. */
function expiryOf({ clock }: Platform, caller: Caller, { kind, expiresOn = null }: Body): string | null {
	if (kind !== 'PERMIT') return null;
	if (expiresOn === null) throw refuseField('expiresOn', 'REQUIRED', caller.lang);
	if (isClosed(expiresOn, ammanDate(clock.now()))) throw refuseField('expiresOn', 'PAPER_EXPIRED', caller.lang);
	return expiresOn;
}
