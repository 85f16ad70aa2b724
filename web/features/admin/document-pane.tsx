/** Viewer for a private document, with zoom and rotation; PDFs as pictures of their pages. */
import { ChevronLeft, Download, RotateCw, ZoomIn, ZoomOut } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import type { ViewReason } from '#contract/kyc.ts';
import { useLanguage } from '#web/i18n/context.tsx';
import { Button, IconButton } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/states.tsx';
import { type DocumentViewerState, useDocument } from './use-document.ts';
import { viewer as ar } from './viewer-texts.ar.ts';
import { viewer as en, type ViewerTexts } from './viewer-texts.en.ts';

const words = { en, ar };

const useViewerTexts = (): ViewerTexts => words[useLanguage().language];

const ZOOMS = [1, 1.5, 2, 3, 4] as const;
const QUARTER = 90;
const FULL_TURN = 360;

type DocumentPaneProps = {
	documentId: string;
	contentType: string;
	label: string;
	/** Reason that is logged with each view. */
	reason?: ViewReason;
	/** Id of the frame, to which a key moves the focus. */
	frameId?: string;
	/** Whether each page has to be opened before the decision. */
	isDecidedOn?: boolean;
};

/** An identity document, loaded through a one-minute link. */
export function DocumentPane({ documentId, contentType, label, reason = 'REVIEW', frameId, isDecidedOn = false }: DocumentPaneProps) {
	const isPdf = contentType === 'application/pdf';
	const document = useDocument(documentId, { isPdf, reason });
	return <DocumentFrame {...{ document, label, isPdf, frameId, isDecidedOn }} />;
}

type StoredDocumentProps = {
	/** Null once the document was deleted. */
	url: string | null;
	/** Number of pages of a PDF; 0 if it cannot be rendered, null for a picture. */
	pages: number | null;
	/** The pages that the reviewer had not opened before. */
	unopened: readonly number[];
	label: string;
	note?: ReactNode;
	frameId: string;
};

/** A document of a car or a company. Its address needs no one-minute link, and renders single pages of a PDF. */
export function StoredDocument({ url, pages, unopened, label, note, frameId }: StoredDocumentProps) {
	const [page, setPage] = useState(1);
	const [problem, setProblem] = useState<'failed' | 'not-drawn' | null>(pages === 0 ? 'not-drawn' : null);
	const document: DocumentViewerState = {
		shown: problem || url === null ? { state: problem ?? 'failed' } : { state: 'open', url: `${url}?page=${page}`, pages, unopened },
		...{ page, setPage },
		open: () => setProblem(null),
		fail: () => setProblem(pages === null ? 'failed' : 'not-drawn'),
		save: () => url !== null && location.assign(url),
	};
	return <DocumentFrame {...{ document, label, note, frameId }} isPdf={pages !== null} isDecidedOn />;
}

type DocumentFrameProps = {
	document: DocumentViewerState;
	label: string;
	/** Beside the label. */
	note?: ReactNode;
	isPdf: boolean;
	frameId?: string | undefined;
	isDecidedOn: boolean;
};

export function DocumentFrame({ document, label, note, isPdf, frameId, isDecidedOn }: DocumentFrameProps) {
	const t = useViewerTexts();
	const { shown, page, setPage, open, fail, save } = document;
	const [zoom, setZoom] = useState(0);
	const [rotation, setRotation] = useState(0);
	const [opened, setOpened] = useState<readonly number[]>([]);
	const rotate = () => setRotation((rotation + QUARTER) % FULL_TURN);
	/** While the document is focused; by the position of the key, because layouts differ. */
	const press = ({ key, code, ctrlKey, metaKey }: KeyboardEvent) => {
		if (ctrlKey || metaKey) return;
		if (code === 'KeyT') rotate();
		else if (key === '+' || key === '=') setZoom(Math.min(zoom + 1, ZOOMS.length - 1));
		else if (key === '-') setZoom(Math.max(zoom - 1, 0));
	};
	const size = `${(ZOOMS[zoom] ?? 1) * 100}%`;
	return (
		<figure className="min-w-0">
			<figcaption className="mb-2 flex min-h-11 items-center justify-between gap-2 font-medium">
				<span className="flex flex-wrap items-center gap-x-3">
					{label}
					{note}
				</span>
				<span className="flex">
					<IconButton label={`${t.zoomOut}: ${label}`} disabled={zoom === 0} onClick={() => setZoom(zoom - 1)}>
						<ZoomOut aria-hidden className="size-5" />
					</IconButton>
					<IconButton label={`${t.zoomIn}: ${label}`} disabled={zoom === ZOOMS.length - 1} onClick={() => setZoom(zoom + 1)}>
						<ZoomIn aria-hidden className="size-5" />
					</IconButton>
					<IconButton label={`${t.rotate}: ${label}`} onClick={rotate}>
						<RotateCw aria-hidden className="size-5" />
					</IconButton>
				</span>
			</figcaption>
			<section
				id={frameId}
				// biome-ignore lint/a11y/noNoninteractiveTabindex: a zoomed document must be scrollable by keyboard
				tabIndex={0}
				aria-label={label}
				aria-keyshortcuts="+ - T"
				onKeyDown={press}
				className="aspect-square overflow-auto rounded-control border border-line bg-sunken"
			>
				{shown.state === 'loading' && (
					<div role="status" className="h-full p-4">
						<span className="sr-only">{t.loading}</span>
						<Skeleton className="h-full w-full" />
					</div>
				)}
				{shown.state === 'not-drawn' && (
					<Notice text={t.notDrawn}>
						<Button onClick={open}>{t.again}</Button>
					</Notice>
				)}
				{shown.state === 'failed' && (
					<Notice text={t.failed}>
						<Button onClick={open}>{t.again}</Button>
					</Notice>
				)}
				{shown.state === 'open' && (
					<div style={{ width: size, height: size }}>
						<img
							src={shown.url}
							alt={label}
							onLoad={() => setOpened((before) => (before.includes(page) ? before : [...before, page]))}
							onError={fail}
							style={{ transform: `rotate(${rotation}deg)` }}
							className="h-full w-full object-contain transition-transform motion-reduce:transition-none"
						/>
					</div>
				)}
			</section>
			{isPdf && (
				<div className="mt-2 flex flex-wrap items-center justify-between gap-2">
					<Pages label={label} page={page} pages={shown.state === 'open' ? shown.pages : null} onTurn={setPage} />
					<Button variant="quiet" aria-label={`${t.save}: ${label}`} onClick={save}>
						<Download aria-hidden className="size-5" />
						{t.save}
					</Button>
					{isDecidedOn && <Unopened pages={shown.state === 'open' ? shown.unopened.filter((each) => !opened.includes(each)) : []} />}
				</div>
			)}
		</figure>
	);
}

/** Names the pages that must still be opened before the decision. */
function Unopened({ pages }: { pages: readonly number[] }) {
	const t = useViewerTexts();
	const { format } = useLanguage();
	return (
		<p role="status" className="numbers basis-full text-sm text-warning-text empty:hidden">
			{pages.length > 0 && t.unopened(pages.length, spansOf(pages, format.number))}
		</p>
	);
}

/** 2, 3, 4 and 7 as `2–4 · 7`. */
function spansOf(pages: readonly number[], written: (page: number) => string): string {
	const spans: Array<[first: number, last: number]> = [];
	for (const page of pages) {
		const span = spans.at(-1);
		if (span?.[1] === page - 1) span[1] = page;
		else spans.push([page, page]);
	}
	return spans.map(([first, last]) => (first === last ? written(first) : `${written(first)}–${written(last)}`)).join(' · ');
}

type PagesProps = { label: string; page: number; pages: number | null; onTurn(page: number): void };

function Pages({ label, page, pages, onTurn }: PagesProps) {
	const t = useViewerTexts();
	const { format } = useLanguage();
	if (!pages) return <span />;
	return (
		<span className="flex items-center gap-1">
			{pages > 1 && (
				<IconButton label={`${t.previousPage}: ${label}`} disabled={page === 1} onClick={() => onTurn(page - 1)}>
					<ChevronLeft aria-hidden className="size-5 rtl:-scale-x-100" />
				</IconButton>
			)}
			<span className="numbers text-muted text-sm">{t.page(format.number(page), format.number(pages))}</span>
			{pages > 1 && (
				<IconButton label={`${t.nextPage}: ${label}`} disabled={page === pages} onClick={() => onTurn(page + 1)}>
					<ChevronLeft aria-hidden className="size-5 -scale-x-100 rtl:scale-x-100" />
				</IconButton>
			)}
		</span>
	);
}

function Notice({ text, children }: { text: string; children?: React.ReactNode }) {
	return (
		<div className="grid h-full place-content-center justify-items-center gap-3 p-4 text-center text-muted text-sm">
			<p>{text}</p>
			{children}
		</div>
	);
}
