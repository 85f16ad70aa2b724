/** The document of a company’s paper, for its owner and for admins. Each reading is logged. */
import { refuse } from '#server/platform/base/refusal.ts';
import { audit } from '#server/platform/context/audit.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { contentTypesOf } from '#server/platform/files/uploads.ts';
import { type Caller, isAdmin } from '#server/platform/http/route.ts';
import { documentKey } from '#server/platform/storage/object-store.ts';
import { paperById } from './sql.ts';

/** Throws COMPANY_PAPER_NOT_FOUND, also to everybody else. */
export async function serveDocument(platform: Platform, caller: Caller, paperId: string): Promise<Response> {
	const paper = await paperById(platform.db, paperId);
	if (!paper?.document_id || (paper.owner_id !== caller.userId && !isAdmin(caller))) throw refuse('COMPANY_PAPER_NOT_FOUND');
	const bytes = await platform.store.get(documentKey(paper.document_id));
	if (!bytes) throw refuse('COMPANY_PAPER_NOT_FOUND');
	await inTransaction(platform.db, (tx) =>
		audit(platform, tx, {
			...{ actorId: caller.personId, action: 'company.paper-read', subject: 'company', subjectId: paper.company_id },
			after: { paper: paper.kind, paperId },
		}),
	);
	const type = (await contentTypesOf(platform.db, [paper.document_id])).get(paper.document_id) ?? 'image/jpeg';
	const isPdf = type === 'application/pdf';
	return new Response(bytes, {
		headers: {
			'content-type': isPdf ? type : 'image/jpeg',
			// Never displayed inline: a PDF could run active content on the reader's machine.
			'content-disposition': `attachment; filename="${paper.kind.toLowerCase()}.${isPdf ? 'pdf' : 'jpg'}"`,
			'cache-control': 'private, no-store',
		},
	});
}
