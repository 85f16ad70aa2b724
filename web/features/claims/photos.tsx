/** Photos of both sides; a press opens the viewer. */
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import type { Claim, ClaimSide } from '#contract/claim-shapes.ts';
import { useFormat, useScreenTexts } from '#web/i18n/context.tsx';
import { IconButton } from '#web/ui/button.tsx';
import { Dialog, preloadDialog } from '#web/ui/dialog.tsx';
import { Panel } from '#web/ui/panel.tsx';
import type { ClaimTexts } from './texts.en.ts';

type Shown = Claim['photos'][number];
/** Displayed characters of a hash; the tooltip has all of it. */
const SHORT = 12;

export function ClaimPhotos({ claim }: { claim: Pick<Claim, 'photos'> }) {
	const { photos: t } = useScreenTexts<{ claim: ClaimTexts }>().claim;
	const [at, setAt] = useState<number | null>(null);
	const { photos } = claim;
	const sides: Array<[ClaimSide, string]> = [
		['OWNER', t.owner],
		['RENTER', t.renter],
	];
	return (
		<Panel title={t.title}>
			<div className="space-y-5">
				{sides
					.filter(([side]) => photos.some((photo) => photo.side === side))
					.map(([side, label]) => (
						<section key={side} aria-label={label}>
							<h3 className="mb-2 font-medium text-sm">{label}</h3>
							<ul className="grid grid-cols-3 gap-2 sm:grid-cols-4">
								{photos.map((photo, index) =>
									photo.side === side ? (
										<li key={photo.url}>
											<Thumbnail photo={photo} index={index} of={photos.length} onShow={() => setAt(index)} />
										</li>
									) : null,
								)}
							</ul>
						</section>
					))}
			</div>
			<Viewer photos={photos} at={at} onMove={setAt} />
		</Panel>
	);
}

function Thumbnail({ photo, index, of, onShow }: { photo: Shown; index: number; of: number; onShow(): void }) {
	const { photos: t } = useScreenTexts<{ claim: ClaimTexts }>().claim;
	const format = useFormat();
	return (
		<button
			type="button"
			aria-label={t.nth(format.number(index + 1), format.number(of))}
			aria-haspopup="dialog"
			onPointerEnter={preloadDialog}
			onClick={onShow}
			className="block aspect-[4/3] w-full overflow-hidden rounded-control bg-sunken"
		>
			<img src={`${photo.url}?w=400`} alt="" loading="lazy" className="h-full w-full object-cover" />
		</button>
	);
}

type ViewerProps = { photos: readonly Shown[]; at: number | null; onMove(at: number | null): void };

function Viewer({ photos, at, onMove }: ViewerProps) {
	const { photos: t } = useScreenTexts<{ claim: ClaimTexts }>().claim;
	const format = useFormat();
	const photo = at === null ? null : (photos[at] ?? null);
	const place = at ?? 0;
	return (
		<Dialog
			wide
			open={photo !== null}
			onOpenChange={(open) => !open && onMove(null)}
			title={photo?.side === 'RENTER' ? t.renter : t.owner}
			description={t.nth(format.number(place + 1), format.number(photos.length))}
		>
			{photo && (
				<>
					<img
						src={`${photo.url}?w=1600`}
						alt={t.nth(format.number(place + 1), format.number(photos.length))}
						className="max-h-[60dvh] w-full rounded-control bg-sunken object-contain"
					/>
					<div className="mt-3 flex items-center justify-between gap-3">
						<IconButton label={t.previous} disabled={place === 0} onClick={() => onMove(place - 1)}>
							<ChevronLeft aria-hidden className="size-5 rtl:-scale-x-100" />
						</IconButton>
						<p className="flex flex-wrap justify-center gap-x-2 text-center text-muted text-xs">
							{t.fingerprint}
							<code dir="ltr" title={photo.sha256} className="numbers text-ink">
								{photo.sha256.slice(0, SHORT)}
							</code>
						</p>
						<IconButton label={t.next} disabled={place === photos.length - 1} onClick={() => onMove(place + 1)}>
							<ChevronRight aria-hidden className="size-5 rtl:-scale-x-100" />
						</IconButton>
					</div>
				</>
			)}
		</Dialog>
	);
}
