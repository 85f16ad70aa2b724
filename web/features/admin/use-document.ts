/** Loads a private document: each opening requests a one-minute link and is logged. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { linkToDocument, type ViewReason } from '#contract/kyc.ts';
import { call } from '#web/browser/api.ts';
import type { ApiError } from '#web/browser/fetching.ts';

const NOT_DRAWN = 'DOCUMENT_NOT_DRAWN';
const PDF = 'application/pdf';
/** Links are valid for a minute; an older one is requested again. */
const FRESH_MS = 45_000;

/** `pages`: null for a picture. `unopened`: those that the reviewer had not opened before. */
type Shown =
	| { state: 'loading' | 'failed' | 'not-drawn' }
	| { state: 'open'; url: string; pages: number | null; unopened: readonly number[] };

const requestLink = (id: string, { isPdf, page, reason }: { isPdf: boolean; page: number; reason: ViewReason }) =>
	call(linkToDocument, { params: { id }, body: { reason, ...(isPdf && { page }) } });

const preloadedLinks = new Map<string, { link: ReturnType<typeof requestLink>; at: number }>();

/**
 * Requests the link of a document that will probably be opened next. The document itself is not fetched, because that would be logged and
 * counted as a view.
 */
export function preloadDocument({ id, contentType }: { id: string; contentType: string }): void {
	const known = preloadedLinks.get(id);
	if (known && Date.now() - known.at < FRESH_MS) return;
	const link = requestLink(id, { isPdf: contentType === PDF, page: 1, reason: 'REVIEW' });
	preloadedLinks.set(id, { link, at: Date.now() });
	// Requested again when it is opened.
	link.catch(() => preloadedLinks.delete(id));
}

/** A link opens the document once: opening it again is another view. */
function takePreloaded(id: string) {
	const known = preloadedLinks.get(id);
	preloadedLinks.delete(id);
	return known && Date.now() - known.at < FRESH_MS ? known.link : null;
}

export type DocumentViewerState = {
	shown: Shown;
	page: number;
	setPage(page: number): void;
	/** Retries after a failure. */
	open(): void;
	/** Called if the picture could not be displayed. */
	fail(): void;
	save(): void;
};

export function useDocument(documentId: string, { isPdf, reason }: { isPdf: boolean; reason: ViewReason }): DocumentViewerState {
	const [shown, show] = useState<Shown>({ state: 'loading' });
	const [page, setPage] = useState(1);
	const requests = useRef(0);
	const open = useCallback(() => {
		requests.current += 1;
		const request = requests.current;
		// Pages may be turned faster than they load: only the last requested one is displayed.
		const arrive = (next: Shown) => request === requests.current && show(next);
		show({ state: 'loading' });
		const preloaded = reason === 'REVIEW' && page === 1 ? takePreloaded(documentId) : null;
		(preloaded ?? requestLink(documentId, { isPdf, page, reason })).then(
			({ url, pages, unopened }) => arrive({ state: 'open', url, pages, unopened }),
			({ code }: ApiError) => arrive({ state: code === NOT_DRAWN ? 'not-drawn' : 'failed' }),
		);
	}, [documentId, isPdf, page, reason]);
	useEffect(open, [open]);
	/** A page that fails right after its link was created cannot be rendered. */
	const fail = () => show({ state: isPdf ? 'not-drawn' : 'failed' });
	/** The original file: another logged view with a separate link. */
	const save = () => {
		void call(linkToDocument, { params: { id: documentId }, body: { reason } }).then(
			({ url }) => location.assign(url),
			() => show({ state: 'failed' }),
		);
	};
	return { shown, page, setPage, open, fail, save };
}
