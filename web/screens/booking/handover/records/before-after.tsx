/** The same spot before and after, one photo over the other: the edge between them is moved by finger, mouse or arrow keys. */
import { ChevronsLeftRight } from 'lucide-react';
import { useState } from 'react';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import type { HandoverTexts } from '../texts.en.ts';
import type { ViewedPhoto } from './photo-viewer.tsx';

const MIDDLE = 50;
const STEP = 2;
const ALL = 100;

type BeforeAfterProps = { before: ViewedPhoto; after: ViewedPhoto };

export function BeforeAfter({ before, after }: BeforeAfterProps) {
	const { shots, records, side: sides, compare: t } = useScreenTexts<HandoverTexts>();
	const { direction, format } = useLanguage();
	const [edge, setEdge] = useState(MIDDLE);
	const described = (photo: ViewedPhoto) => t.photo(shots[photo.shot], records[photo.phase], sides[photo.side]);
	// The earlier photo is at the start of the line: on the left in English, on the right in Arabic.
	const clip = direction === 'rtl' ? `inset(0 ${edge}% 0 0)` : `inset(0 0 0 ${edge}%)`;
	return (
		<div className="relative aspect-[4/3] w-full overflow-hidden rounded-control bg-sunken has-focus-visible:outline-2 has-focus-visible:outline-primary has-focus-visible:outline-offset-2">
			<Layer photo={before} alt={described(before)} />
			<div className="absolute inset-0" style={{ clipPath: clip }}>
				<Layer photo={after} alt={described(after)} />
			</div>
			<Label className="start-2" isShown={edge > STEP}>
				{records[before.phase]}
			</Label>
			<Label className="end-2" isShown={edge < ALL - STEP}>
				{records[after.phase]}
			</Label>
			<span
				aria-hidden
				className="pointer-events-none absolute inset-y-0 w-0.5 bg-surface shadow-card"
				style={{ insetInlineStart: `${edge}%` }}
			>
				<span className="absolute top-1/2 -start-4 grid size-8.5 -translate-y-1/2 place-items-center rounded-pill bg-surface font-semibold text-ink shadow-float">
					<ChevronsLeftRight className="size-5" />
				</span>
			</span>
			<input
				type="range"
				min={0}
				max={ALL}
				step={STEP}
				value={edge}
				onChange={(event) => setEdge(Number(event.target.value))}
				aria-label={t.slide(shots[before.shot])}
				aria-valuetext={t.shown(records[before.phase], format.percent(edge))}
				className="absolute inset-0 size-full cursor-ew-resize touch-pan-y opacity-0"
			/>
		</div>
	);
}

function Layer({ photo, alt }: { photo: ViewedPhoto; alt: string }) {
	return (
		<img
			src={`${photo.url}?w=800`}
			alt={alt}
			loading="lazy"
			decoding="async"
			draggable={false}
			className="absolute inset-0 size-full object-cover"
		/>
	);
}

function Label({ isShown, className, children }: { isShown: boolean; className: string; children: string }) {
	if (!isShown) return null;
	return (
		<span
			aria-hidden
			className={`absolute top-2 rounded-pill bg-surface px-2.5 py-0.5 font-medium text-ink text-xs shadow-card ${className}`}
		>
			{children}
		</span>
	);
}
