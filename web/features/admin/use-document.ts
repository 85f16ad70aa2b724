/** Loads a private document: each opening requests a one-minute link and is logged. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { linkToDocument, type ViewReason } from '#contract/kyc.ts';
import { call } from '#web/browser/api.ts';
import type { ApiError } from '#web/browser/fetching.ts';

const NOT_DRAWN = 'DOCUMENT_NOT_DRAWN';

/** `pages`: null for a picture. */
type Shown = { state: 'loading' | 'failed' | 'not-drawn' } | { state: 'open'; url: string; pages: number | null };

export function useDocument(documentId: string, { isPdf, reason }: { isPdf: boolean; reason: ViewReason }) {
	const [shown, show] = useState<Shown>({ state: 'loading' });
	const [page, setPage] = useState(1);
	const asked = useRef(0);
	const open = useCallback(() => {
		asked.current += 1;
		const turn = asked.current;
		// Pages may be turned faster than they load: only the last requested one is shown.
		const arrive = (what: Shown) => turn === asked.current && show(what);
		show({ state: 'loading' });
		call(linkToDocument, { params: { id: documentId }, body: { reason, ...(isPdf && { page }) } }).then(
			({ url, pages }) => arrive({ state: 'open', url, pages }),
			({ code }: ApiError) => arrive({ state: code === NOT_DRAWN ? 'not-drawn' : 'failed' }),
		);
	}, [documentId, isPdf, page, reason]);
	useEffect(open, [open]);
	/** A page that fails right after its link was created cannot be rendered. */
	const fail = () => show({ state: isPdf ? 'not-drawn' : 'failed' });
	/** The original file: another logged view with a link of its own. */
	const save = () =>
		call(linkToDocument, { params: { id: documentId }, body: { reason } }).then(
			({ url }) => location.assign(url),
			() => show({ state: 'failed' }),
		);
	return { shown, page, setPage, open, fail, save };
}
