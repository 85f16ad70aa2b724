/**
 * Access to identity documents: a link is valid for one minute and for one signed-in viewer, so a copied link opens nothing.
 * Every view is logged before the first byte is sent; those by admins are in the audit log too.
 */
import * as z from 'zod';
import { type DocumentKind, documentKinds } from '#contract/identity-details.ts';
import { DOCUMENT_LINK_SECONDS, type DocumentView, type ViewReason, viewReasons } from '#contract/kyc.ts';
import { ammanIso } from '#contract/time.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import { audit } from '#server/platform/context/audit.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { drawPdfPage, pagesOfPdf } from '#server/platform/files/pdf-page.ts';
import { contentTypesOf } from '#server/platform/files/uploads.ts';
import { type Caller, isAdmin } from '#server/platform/http/route.ts';
import { documentKey } from '#server/platform/storage/object-store.ts';
import { draftWithDocument } from './drafts-sql.ts';
import { documentsOf } from './identity-state.ts';
import { documentAddress, documentOf } from './present.ts';
import { checkWithDocument } from './sql.ts';
import { insertView, unopenedPagesOf, viewsByOthers } from './views-sql.ts';

const VIEWS_SHOWN = 50;
const PDF = 'application/pdf';
const JPEG = 'image/jpeg';

/** Recorded reason of a view; a person’s own views are distinguished. */
const recordedReason = z.enum(['OWN', ...viewReasons]);

/** `page`: of a PDF, rendered as a picture, for admins. Throws DOCUMENT_NOT_FOUND, DOCUMENT_NOT_DRAWN. */
export async function makeLink(
	platform: Platform,
	caller: Caller,
	documentId: string,
	{ reason, page }: { reason: ViewReason; page?: number | undefined },
) {
	const document = await visibleDocument(platform, caller, documentId);
	const pages = page && document.contentType === PDF ? await drawablePages(platform, caller, documentId, page) : null;
	const expires = Math.floor(platform.clock.now().getTime() / 1000) + DOCUMENT_LINK_SECONDS;
	const why = document.userId === caller.userId ? 'OWN' : reason;
	const link = { reason: why, page: pages ? String(page) : '', expires: String(expires) };
	const signature = platform.keys.sign('identityDocument', signedText(caller, documentId, link)).toString('base64url');
	const unopened = pages ? await unopenedPagesOf(platform.db, { userId: document.userId, documentId, pages }, caller.userId) : [];
	return {
		url: `${documentAddress(documentId)}?${new URLSearchParams({ ...link, signature })}`,
		contentType: pages ? JPEG : document.contentType,
		expiresAt: ammanIso(new Date(expires * 1000)),
		pages,
		unopened,
	};
}

/** Rendering takes a thread, so it is reserved for reviewers. */
async function drawablePages(platform: Platform, caller: Caller, documentId: string, page: number): Promise<number> {
	if (!isAdmin(caller)) throw refuse('DOCUMENT_NOT_FOUND');
	const pages = await pagesOfPdf(await bytesOf(platform, documentId));
	if (!pages) throw refuse('DOCUMENT_NOT_DRAWN');
	if (page > pages) throw refuse('DOCUMENT_NOT_FOUND');
	return pages;
}

type Link = { reason: string; page: string; expires: string; signature: string };

/** Reports the document as missing without a session, and for a link that is forged or belongs to another viewer. Throws DOCUMENT_NOT_FOUND, DOCUMENT_LINK_EXPIRED, DOCUMENT_NOT_DRAWN. */
export async function showDocument(platform: Platform, caller: Caller | null, documentId: string, link: Link): Promise<Response> {
	if (!caller || !isSigned(platform, caller, documentId, link)) throw refuse('DOCUMENT_NOT_FOUND');
	const now = platform.clock.now();
	if (Number(link.expires) * 1000 <= now.getTime()) throw refuse('DOCUMENT_LINK_EXPIRED');
	const reason = recordedReason.parse(link.reason);
	const { userId, kind, contentType } = await visibleDocument(platform, caller, documentId);
	const stored = await bytesOf(platform, documentId);
	const page = link.page ? Number(link.page) : null;
	const drawn = page ? await drawPdfPage(stored, page) : { bytes: stored, pages: null };
	if (!drawn) throw refuse('DOCUMENT_NOT_DRAWN');
	await inTransaction(platform.db, async (tx) => {
		await insertView(tx, { userId, documentId, kind, viewerId: caller.userId, reason, page, pages: drawn.pages, now });
		if (reason === 'OWN') return;
		const look = { actorId: caller.personId, subjectId: userId, after: { kind, reason } };
		await audit(platform, tx, { ...look, action: 'kyc.document-read', subject: 'user' });
	});
	return new Response(drawn.bytes, { headers: headersFor(kind, link.page ? JPEG : contentType) });
}

async function bytesOf(platform: Platform, documentId: string): Promise<Uint8Array<ArrayBuffer>> {
	const bytes = await platform.store.get(documentKey(documentId));
	if (!bytes) throw refuse('DOCUMENT_NOT_FOUND');
	return bytes;
}

export async function readViews(platform: Platform, caller: Caller): Promise<DocumentView[]> {
	const rows = await viewsByOthers(platform.db, caller.userId, VIEWS_SHOWN);
	return rows.map(({ kind, reason, viewed_at }) => ({ kind, reason, viewedAt: ammanIso(viewed_at) }));
}

/** The person's own documents; for admins all that were submitted. */
async function visibleDocument(platform: Platform, caller: Caller, documentId: string) {
	const { userId, documents } = (await ownerOf(platform, caller, documentId)) ?? {};
	const kind = documents && documentKinds.find((each) => documents[each] === documentId);
	if (!userId || !kind || (userId !== caller.userId && !isAdmin(caller))) throw refuse('DOCUMENT_NOT_FOUND');
	const { contentType } = documentOf(documentId, await contentTypesOf(platform.db, [documentId]));
	return { userId, kind, contentType };
}

async function ownerOf({ db }: Platform, caller: Caller, documentId: string) {
	const check = await checkWithDocument(db, documentId);
	if (check) return { userId: check.user_id, documents: documentsOf(check) };
	const draft = await draftWithDocument(db, documentId);
	return draft?.userId === caller.userId ? draft : null;
}

const fileNames = { ID: 'identity', LICENCE: 'licence', PERMIT: 'permit' } as const satisfies Record<DocumentKind, string>;

/** Headers: no caching, no indexing, no scripts. PDFs are sent as downloads; the admin page shows rendered page images. */
function headersFor(kind: DocumentKind, contentType: string): Record<string, string> {
	const isPdf = contentType === PDF;
	const name = `${fileNames[kind]}.${isPdf ? 'pdf' : 'jpg'}`;
	return {
		'content-type': contentType,
		'content-disposition': `${isPdf ? 'attachment' : 'inline'}; filename="${name}"`,
		'content-security-policy': `default-src 'none'; sandbox`,
		'cache-control': 'private, no-store',
		'x-robots-tag': 'noindex, nofollow, noarchive',
		'referrer-policy': 'no-referrer',
	};
}

function isSigned(platform: Platform, caller: Caller, documentId: string, link: Link): boolean {
	return platform.keys.isSigned('identityDocument', signedText(caller, documentId, link), Buffer.from(link.signature, 'base64url'));
}

const signedText = (caller: Caller, documentId: string, { reason, page, expires }: Omit<Link, 'signature'>): string =>
	[documentId, caller.userId, reason, page, expires].join('\n');
