/** A photo slot: empty it shows in outline what should be in the picture and opens the camera, filled it shows the picture with retake and remove. */
import { clsx } from 'clsx';
import { Camera, RotateCcw, X } from 'lucide-react';
import { type ChangeEvent, useId } from 'react';
import type { Handover, HandoverShot } from '#contract/handover.ts';
import { ShotOutline } from '#web/features/cars/drawing/shot-outline.tsx';
import { StoredPhoto } from '#web/features/drafts/stored-photo.tsx';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { IconButton } from '#web/ui/button.tsx';
import type { DraftPhoto } from '../draft/draft.ts';
import type { DraftHandle } from '../draft/use-draft.ts';
import type { HandoverTexts } from '../texts.en.ts';

type EmptyPlaceProps = { shot: HandoverShot; bodyType: Handover['bodyType']; isNext: boolean; onTake(file: File): void };

export function EmptyPlace({ shot, bodyType, isNext, onTake }: EmptyPlaceProps) {
	const { shots, steps } = useScreenTexts<HandoverTexts>();
	const id = useId();
	const name = shot === 'OTHER' ? steps.photos.more : shots[shot];
	return (
		<label
			htmlFor={id}
			className={clsx(
				'relative flex aspect-[4/3] cursor-pointer flex-col items-center justify-center gap-1 rounded-control border-2 border-dashed p-2 text-center',
				'hover:border-primary has-focus-visible:outline-2 has-focus-visible:outline-primary has-focus-visible:outline-offset-2',
				isNext ? 'border-primary bg-primary-soft text-primary' : 'border-control-line bg-canvas text-muted',
			)}
		>
			<CameraInput id={id} label={steps.photos.take(name)} testId={`take-${shot}`} onTake={onTake} />
			{shot === 'OTHER' ? (
				<Camera aria-hidden className="size-7" />
			) : (
				<ShotOutline shot={shot} bodyType={bodyType} className="h-3/5 w-4/5" />
			)}
			<span className="font-medium text-sm">{name}</span>
		</label>
	);
}

type FilledPlaceProps = {
	photo: DraftPhoto;
	handle: DraftHandle;
	/** Null for additional photos, which are removed and added. */
	onTake: ((file: File) => void) | null;
};

export function FilledPlace({ photo, handle, onTake }: FilledPlaceProps) {
	const { shots, steps } = useScreenTexts<HandoverTexts>();
	const id = useId();
	const name = shots[photo.shot];
	return (
		<figure data-testid="taken" className="relative aspect-[4/3] overflow-hidden rounded-control border border-line bg-sunken">
			<StoredPhoto id={photo.id} handle={handle} alt="" />
			<figcaption className="absolute start-1.5 bottom-1.5 rounded-pill bg-surface px-2 py-0.5 font-medium text-xs">{name}</figcaption>
			<div className="absolute end-0.5 top-0.5 flex gap-0.5">
				{onTake && (
					<label
						htmlFor={id}
						data-tooltip={steps.photos.retake(name)}
						className="grid size-11 cursor-pointer place-items-center has-focus-visible:outline-2 has-focus-visible:outline-primary"
					>
						<CameraInput id={id} label={steps.photos.retake(name)} testId={`retake-${photo.shot}`} onTake={onTake} />
						<span className="grid size-8 place-items-center rounded-pill bg-surface shadow-card">
							<RotateCcw aria-hidden className="size-4" />
						</span>
					</label>
				)}
				<IconButton
					label={steps.photos.remove(name)}
					variant="quiet"
					className="hover:bg-transparent!"
					onClick={() => handle.dropPhoto(photo.id)}
				>
					<span className="grid size-8 place-items-center rounded-pill bg-surface shadow-card">
						<X aria-hidden className="size-4" />
					</span>
				</IconButton>
			</div>
		</figure>
	);
}

type CameraInputProps = { id: string; label: string; testId: string; onTake(file: File): void };

/** Visually hidden inside its label; a phone opens its camera, other devices a file chooser. */
function CameraInput({ id, label, testId, onTake }: CameraInputProps) {
	const onSelect = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
		const [file] = currentTarget.files ?? [];
		currentTarget.value = '';
		if (file) onTake(file);
	};
	return (
		<input
			id={id}
			type="file"
			accept="image/*"
			capture="environment"
			aria-label={label}
			data-testid={testId}
			onChange={onSelect}
			className="sr-only"
		/>
	);
}
