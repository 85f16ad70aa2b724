/** Private documents as downloads, and as pictures for the people who check them. */
import { refuse } from '../base/refusal.ts';
import type { Platform } from '../context/platform.ts';
import { documentKey } from '../storage/object-store.ts';
import { drawPdfPage, pagesOfPdf } from './pdf-page.ts';
import { contentTypesOf } from './uploads.ts';

const PDF = 'application/pdf';

/** Which page of how many was opened; null for a whole file. */
export type OpenedPage = { page: number; pages: number } | null;
type RenderedDocument = { bytes: Uint8Array<ArrayBuffer>; isPdf: boolean; isInline: boolean; opened: OpenedPage };

/** How many pages of a PDF can be drawn as pictures, 0 if it cannot be drawn; null for a picture. */
export async function pagesOfDocument(platform: Platform, objectId: string): Promise<number | null> {
	if ((await contentTypesOf(platform.db, [objectId])).get(objectId) !== PDF) return null;
	const bytes = await platform.store.get(documentKey(objectId));
	return (bytes && (await pagesOfPdf(bytes))) ?? 0;
}

/** `page`: this page of a PDF as a picture; if left out, the file itself. Throws DOCUMENT_NOT_DRAWN. */
export async function renderDocument(stored: Uint8Array<ArrayBuffer>, page: number | undefined): Promise<RenderedDocument> {
	const isPdf = stored.subarray(0, 5).every((byte, index) => byte === '%PDF-'.charCodeAt(index));
	if (page === undefined || !isPdf) return { bytes: stored, isPdf, isInline: page !== undefined, opened: null };
	const drawn = await drawPdfPage(stored, page);
	if (!drawn) throw refuse('DOCUMENT_NOT_DRAWN');
	return { bytes: drawn.bytes, isPdf: false, isInline: true, opened: { page, pages: drawn.pages } };
}

/** The pages that remain to be opened after this one, if it is the first. */
export const otherPages = (opened: OpenedPage): number[] => (opened ? pagesFrom1(opened.pages).filter((page) => page !== opened.page) : []);

/** Page numbers from 1 to `pages`; none for a picture. */
export const pagesFrom1 = (pages: number | null): number[] => Array.from({ length: pages ?? 0 }, (_, index) => index + 1);

/** A file is never displayed inline: a PDF could run active content on the reader's machine. `name`: of the file, without its ending. */
export function documentResponse({ bytes, isPdf, isInline }: RenderedDocument, name: string): Response {
	return new Response(bytes, {
		headers: {
			'content-type': isPdf ? PDF : 'image/jpeg',
			'content-disposition': `${isInline ? 'inline' : 'attachment'}; filename="${name}.${isPdf ? 'pdf' : 'jpg'}"`,
			'content-security-policy': `default-src 'none'; sandbox`,
			'cache-control': 'private, no-store',
		},
	});
}
