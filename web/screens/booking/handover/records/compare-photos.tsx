/** Photos of the same spot before and after, from both sides; a press opens the viewer. */
import { useState } from 'react';
import { type HandoverPhase, type HandoverRecord, type HandoverShot, handoverPhases, handoverShots } from '#contract/handover.ts';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { preloadDialog } from '#web/ui/dialog.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { Photo } from '#web/ui/photo.tsx';
import type { HandoverTexts } from '../texts.en.ts';
import { BeforeAfter } from './before-after.tsx';
import { PhotoViewer, type ViewedPhoto } from './photo-viewer.tsx';

/** All photos of all records with side and time, the owner's first as in the readings above. */
function allPhotos(records: readonly HandoverRecord[]): ViewedPhoto[] {
	const ownersFirst = records.toSorted((one, other) => Number(other.side === 'OWNER') - Number(one.side === 'OWNER'));
	return ownersFirst.flatMap(({ photos, phase, side, recordedAt }) => photos.map((photo) => ({ ...photo, phase, side, recordedAt })));
}

export function ComparePhotos({ records }: { records: readonly HandoverRecord[] }) {
	const { compare: t } = useScreenTexts<HandoverTexts>();
	const [visible, show] = useState<ViewedPhoto | null>(null);
	const photos = allPhotos(records);
	const phases = handoverPhases.filter((phase) => photos.some((photo) => photo.phase === phase));
	const places = handoverShots.filter((shot) => photos.some((photo) => photo.shot === shot));
	return (
		<Panel title={phases.length > 1 ? t.title : t.titleOne} lead={phases.length > 1 ? t.lead : t.leadOne}>
			<div className="@container">
				<ul className="grid gap-6 @xl:grid-cols-2 @xl:gap-x-8">
					{places.map((shot) => (
						<li key={shot}>
							<Place shot={shot} phases={phases} photos={photos.filter((photo) => photo.shot === shot)} onShow={show} />
						</li>
					))}
				</ul>
			</div>
			<PhotoViewer photo={visible} onClose={() => show(null)} />
		</Panel>
	);
}

type PlaceProps = {
	shot: HandoverShot;
	phases: readonly HandoverPhase[];
	photos: readonly ViewedPhoto[];
	onShow(photo: ViewedPhoto): void;
};

function Place({ shot, phases, photos, onShow }: PlaceProps) {
	const { shots, records, compare: t } = useScreenTexts<HandoverTexts>();
	const pair = pairOf(photos);
	return (
		<section aria-label={shots[shot]}>
			<h3 className="mb-2 font-medium text-sm">{shots[shot]}</h3>
			{pair && (
				<div className="mb-2">
					<BeforeAfter {...pair} />
				</div>
			)}
			<div className={phases.length > 1 ? 'grid grid-cols-2 gap-2' : 'grid gap-2'}>
				{phases.map((phase) => {
					const phasePhotos = photos.filter((photo) => photo.phase === phase);
					return (
						<div key={phase} className="min-w-0">
							<p className="mb-1 text-muted text-xs">{records[phase]}</p>
							<div className={phases.length > 1 ? 'grid gap-2' : 'grid grid-cols-2 gap-2'}>
								{phasePhotos.map((photo) => (
									<Thumbnail key={photo.url} photo={photo} onShow={onShow} />
								))}
								{phasePhotos.length === 0 && (
									<p className="grid aspect-[4/3] place-items-center rounded-control border border-line border-dashed text-muted text-xs">
										{t.missing}
									</p>
								)}
							</div>
						</div>
					);
				})}
			</div>
		</section>
	);
}

/** One photo of each phase for the slider: of the same side if there are two, because the same person took both; otherwise of the side that has one. */
function pairOf(photos: readonly ViewedPhoto[]): { before: ViewedPhoto; after: ViewedPhoto } | null {
	const first = (phase: HandoverPhase, side?: ViewedPhoto['side']) =>
		photos.find((photo) => photo.phase === phase && (!side || photo.side === side));
	for (const side of ['OWNER', 'RENTER', undefined] as const) {
		const [before, after] = [first('CHECK_IN', side), first('CHECK_OUT', side)];
		// Other photos show what their author considered important, so two of them do not show the same spot.
		if (before && after && before.shot !== 'OTHER') return { before, after };
	}
	return null;
}

function Thumbnail({ photo, onShow }: { photo: ViewedPhoto; onShow(photo: ViewedPhoto): void }) {
	const { shots, records, side: sides, compare: t } = useScreenTexts<HandoverTexts>();
	return (
		<button
			type="button"
			aria-label={t.photo(shots[photo.shot], records[photo.phase], sides[photo.side])}
			aria-haspopup="dialog"
			onPointerEnter={preloadDialog}
			onClick={() => onShow(photo)}
			className="relative block aspect-[4/3] w-full overflow-hidden rounded-control"
		>
			<Photo src={photo.url} alt="" sizes="(width >= 48rem) 220px, 45vw" />
			<span className="absolute start-1.5 bottom-1.5 rounded-pill bg-surface px-2 py-0.5 font-medium text-ink text-xs">
				{sides[photo.side]}
			</span>
		</button>
	);
}
