/** Photo step: a slot for each shot with the next one marked, and additional photos below. */
import { Images } from 'lucide-react';
import { type ChangeEvent, useId, useState } from 'react';
import { guidedShots, type Handover, type HandoverShot, MAX_HANDOVER_PHOTOS, MIN_HANDOVER_PHOTOS } from '#contract/handover.ts';
import { logFailure } from '#web/browser/page/log.ts';
import { useFormat, useScreenTexts } from '#web/i18n/context.tsx';
import { buttonStyle } from '#web/ui/button.tsx';
import { FieldError } from '#web/ui/field.tsx';
import { nextShot } from '../draft/draft.ts';
import type { DraftHandle } from '../draft/use-draft.ts';
import type { HandoverTexts } from '../texts.en.ts';
import { EmptyPlace, FilledPlace } from './shot-place.tsx';
import type { StepProps } from './steps.ts';

export function PhotosStep({
	draft,
	change,
	handle,
	missing,
	bodyType,
}: StepProps & { handle: DraftHandle; bodyType: Handover['bodyType'] }) {
	const { photos: t } = useScreenTexts<HandoverTexts>().steps;
	const format = useFormat();
	const { photoError, add } = useAdding(handle, change);
	const { photos } = draft;
	const next = nextShot(photos);
	const additional = photos.filter(({ shot }) => shot === 'OTHER');
	const left = MIN_HANDOVER_PHOTOS - photos.length;
	return (
		<>
			<div className="mb-4 flex flex-wrap items-center justify-between gap-3">
				<p aria-live="polite" className="numbers font-medium">
					{left > 0 ? format.plural(t.left, left) : t.enough(format.number(photos.length))}
				</p>
				<GalleryInput onChoose={add} photos={photos} />
			</div>
			<ul className="grid grid-cols-2 gap-3 sm:grid-cols-4">
				{guidedShots.map((shot) => {
					const photo = photos.find((each) => each.shot === shot);
					return (
						<li key={shot}>
							{photo ? (
								<FilledPlace photo={photo} handle={handle} onTake={(file) => add([[file, shot]])} />
							) : (
								<EmptyPlace shot={shot} bodyType={bodyType} isNext={shot === next} onTake={(file) => add([[file, shot]])} />
							)}
						</li>
					);
				})}
				{additional.map((photo) => (
					<li key={photo.id}>
						<FilledPlace photo={photo} handle={handle} onTake={null} />
					</li>
				))}
				{photos.length < MAX_HANDOVER_PHOTOS && next === 'OTHER' && (
					<li>
						<EmptyPlace shot="OTHER" bodyType={bodyType} isNext={false} onTake={(file) => add([[file, 'OTHER']])} />
					</li>
				)}
			</ul>
			{next === 'OTHER' && <p className="mt-3 text-muted text-sm">{t.moreHint}</p>}
			{photoError && <FieldError>{photoError}</FieldError>}
			{missing === 'photos' && <FieldError>{format.plural(t.left, left)}</FieldError>}
		</>
	);
}

type ChosenPhoto = readonly [file: File, shot: HandoverShot];

/** Sequential: phones have little memory for resizing pictures. */
function useAdding(handle: DraftHandle, change: StepProps['change']) {
	const { photos: t } = useScreenTexts<HandoverTexts>().steps;
	const [photoError, setPhotoError] = useState<string | null>(null);
	const add = async (chosen: readonly ChosenPhoto[]) => {
		setPhotoError(null);
		change({ problem: null });
		for (const [file, shot] of chosen) {
			await handle.addPhoto(file, shot).catch((error: unknown) => {
				logFailure('a picture was not read', error);
				setPhotoError(t.unreadable);
			});
		}
	};
	return { photoError, add: (chosen: readonly ChosenPhoto[]) => void add(chosen) };
}

type GalleryProps = { photos: ReadonlyArray<{ shot: HandoverShot }>; onChoose(chosen: readonly ChosenPhoto[]): void };

/** Several existing pictures at once fill the empty slots in order. */
function GalleryInput({ photos, onChoose }: GalleryProps) {
	const { photos: t } = useScreenTexts<HandoverTexts>().steps;
	const id = useId();
	const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
		const places = [...photos];
		const chosen = [...(currentTarget.files ?? [])].map((file) => {
			const shot = nextShot(places);
			places.push({ shot });
			return [file, shot] as const;
		});
		currentTarget.value = '';
		onChoose(chosen);
	};
	return (
		<label
			htmlFor={id}
			className={buttonStyle({ className: 'cursor-pointer text-sm has-focus-visible:outline-2 has-focus-visible:outline-primary' })}
		>
			<input id={id} type="file" accept="image/*" multiple onChange={choose} data-testid="gallery" className="sr-only" />
			<Images aria-hidden className="size-5" />
			{t.gallery}
		</label>
	);
}
