/** One private document, to be looked at closely: fetched by a link of one minute, zoomed, turned. A PDF is saved instead of shown. */
import { Download, RotateCw, ZoomIn, ZoomOut } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { linkToDocument } from '#contract/kyc.ts';
import { call } from '../api.ts';
import { Button, buttonStyle, IconButton } from '../ui/button.tsx';
import { Skeleton } from '../ui/states.tsx';
import { useDeskTexts } from './texts.ts';

const ZOOMS = [1, 1.5, 2, 3, 4] as const;
const QUARTER = 90;
const FULL_TURN = 360;

type Shown = { url: string } | 'loading' | 'failed';
type DocumentPaneProps = { documentId: string; contentType: string; label: string };

export function DocumentPane({ documentId, contentType, label }: DocumentPaneProps) {
	const { viewer: t } = useDeskTexts();
	const [shown, show] = useState<Shown>('loading');
	const [zoom, setZoom] = useState(0);
	const [turn, setTurn] = useState(0);
	const isPdf = contentType === 'application/pdf';
	const open = useCallback(() => {
		show('loading');
		call(linkToDocument, { params: { id: documentId }, body: { reason: 'REVIEW' } }).then(
			({ url }) => show({ url }),
			() => show('failed'),
		);
	}, [documentId]);
	useEffect(open, [open]);
	return (
		<figure className="min-w-0">
			<figcaption className="mb-2 flex min-h-11 items-center justify-between gap-2 font-medium">
				{label}
				{!isPdf && (
					<span className="flex">
						<IconButton label={`${t.zoomOut}: ${label}`} disabled={zoom === 0} onClick={() => setZoom(zoom - 1)}>
							<ZoomOut aria-hidden className="size-5" />
						</IconButton>
						<IconButton label={`${t.zoomIn}: ${label}`} disabled={zoom === ZOOMS.length - 1} onClick={() => setZoom(zoom + 1)}>
							<ZoomIn aria-hidden className="size-5" />
						</IconButton>
						<IconButton label={`${t.rotate}: ${label}`} onClick={() => setTurn((turn + QUARTER) % FULL_TURN)}>
							<RotateCw aria-hidden className="size-5" />
						</IconButton>
					</span>
				)}
			</figcaption>
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is zoomed has to be scrolled by the keyboard too */}
			<section tabIndex={0} aria-label={label} className="aspect-square overflow-auto rounded-control border border-line bg-sunken">
				{shown === 'loading' && (
					<div role="status" className="h-full p-4">
						<span className="sr-only">{t.loading}</span>
						<Skeleton className="h-full w-full" />
					</div>
				)}
				{shown === 'failed' && (
					<Notice text={t.failed}>
						<Button onClick={open}>{t.again}</Button>
					</Notice>
				)}
				{typeof shown === 'object' && isPdf && (
					<Notice text={t.pdf}>
						<a href={shown.url} download className={buttonStyle({})}>
							<Download aria-hidden className="size-5" />
							{t.save}
						</a>
					</Notice>
				)}
				{typeof shown === 'object' && !isPdf && (
					<div style={{ width: `${(ZOOMS[zoom] ?? 1) * 100}%`, height: `${(ZOOMS[zoom] ?? 1) * 100}%` }}>
						<img
							src={shown.url}
							alt={label}
							onError={() => show('failed')}
							style={{ transform: `rotate(${turn}deg)` }}
							className="h-full w-full object-contain transition-transform motion-reduce:transition-none"
						/>
					</div>
				)}
			</section>
		</figure>
	);
}

function Notice({ text, children }: { text: string; children: React.ReactNode }) {
	return (
		<div className="grid h-full place-content-center justify-items-center gap-3 p-4 text-center text-muted text-sm">
			<p>{text}</p>
			{children}
		</div>
	);
}
