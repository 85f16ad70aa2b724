/** A private document as it is looked at: each opening asks for a link of one minute, and is written down. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { linkToDocument } from '#contract/kyc.ts';
import { call } from '#web/browser/api.ts';
import type { ApiError } from '#web/browser/fetching.ts';

const NOT_DRAWN = 'DOCUMENT_NOT_DRAWN';

/** `pages`: null of a picture. */
type Shown = { state: 'loading' | 'failed' | 'not-drawn' } | { state: 'open'; url: string; pages: number | null };

export function useDocument(documentId: string, isPdf: boolean) {
	const [shown, show] = useState<Shown>({ state: 'loading' });
	const [page, setPage] = useState(1);
	const asked = useRef(0);
	const open = useCallback(() => {
		asked.current += 1;
		const turn = asked.current;
		// Pages may be turned faster than they come: only the last that was asked for is shown.
		const arrive = (what: Shown) => turn === asked.current && show(what);
		show({ state: 'loading' });
		call(linkToDocument, { params: { id: documentId }, body: { reason: 'REVIEW', ...(isPdf && { page }) } }).then(
			({ url, pages }) => arrive({ state: 'open', url, pages }),
			({ code }: ApiError) => arrive({ state: code === NOT_DRAWN ? 'not-drawn' : 'failed' }),
		);
	}, [documentId, isPdf, page]);
	useEffect(open, [open]);
	/** A page that comes to nothing right after its link was made cannot be drawn. */
	const fail = () => show({ state: isPdf ? 'not-drawn' : 'failed' });
	/** The file as it was handed in: another look, by a link of its own. */
	const save = () =>
		call(linkToDocument, { params: { id: documentId }, body: { reason: 'REVIEW' } }).then(
			({ url }) => location.assign(url),
			() => show({ state: 'failed' }),
		);
	return { shown, page, setPage, open, fail, save };
}
