/** The document of a company’s paper, for its owner and for admins. Each access is logged. */
import { refuse } from '#server/platform/base/refusal.ts';
import { audit } from '#server/platform/context/audit.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { documentResponse, renderDocument } from '#server/platform/files/document-response.ts';
import { type Caller, isAdmin } from '#server/platform/http/route.ts';
import { documentKey } from '#server/platform/storage/object-store.ts';
import { insertPaperView } from './reviews-sql.ts';
import { paperById } from './sql.ts';

/**
 * An admin’s reading counts as having opened it, or that page of it. `page`: a picture to be shown, for admins, because drawing takes a thread.
 * Throws COMPANY_PAPER_NOT_FOUND, also to everybody else, and DOCUMENT_NOT_DRAWN.
 */
export async function serveDocument(platform: Platform, caller: Caller, paperId: string, page?: number): Promise<Response> {
	const paper = await paperById(platform.db, paperId);
	if (!paper?.document_id || (paper.owner_id !== caller.userId && !isAdmin(caller))) throw refuse('COMPANY_PAPER_NOT_FOUND');
	const stored = await platform.store.get(documentKey(paper.document_id));
	if (!stored || (page !== undefined && !isAdmin(caller))) throw refuse('COMPANY_PAPER_NOT_FOUND');
	const shown = await renderDocument(stored, page);
	await inTransaction(platform.db, async (tx) => {
		if (isAdmin(caller)) await insertPaperView(tx, { paperId, viewerId: caller.userId, opened: shown.opened, now: platform.clock.now() });
		await audit(platform, tx, {
			...{ actorId: caller.personId, action: 'company.paper-read', subject: 'company', subjectId: paper.company_id },
			after: { paper: paper.kind, paperId },
		});
	});
	return documentResponse(shown, paper.kind.toLowerCase());
}
