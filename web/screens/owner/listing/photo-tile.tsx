/** One photo: preview, progress, position, and actions. */
import { useSortable } from '@dnd-kit/sortable';
import { clsx } from 'clsx';
import { ImageOff, Star, X } from 'lucide-react';
import { useState } from 'react';
import type { PhotoUpload } from '#web/features/uploads/use-photo-uploads.ts';
import { useFormat, useScreenTexts } from '#web/i18n/context.tsx';
import type { ListingTexts } from './texts.en.ts';

type TileProps = { item: PhotoUpload; place: number; count: number; onRemove(): void };

export function PhotoTile({ item, place, count, onRemove }: TileProps) {
	const { photos: t } = useScreenTexts<ListingTexts>();
	const format = useFormat();
	const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({ id: item.key });
	const [broken, setBroken] = useState(false);
	const number = format.number(place + 1);
	const moved = transform && `translate3d(${Math.round(transform.x)}px, ${Math.round(transform.y)}px, 0)`;
	return (
		<li
			ref={setNodeRef}
			style={{ transform: moved ?? undefined, transition }}
			className={clsx(
				'relative aspect-[4/3] overflow-hidden rounded-control border bg-sunken',
				isDragging ? 'z-10 border-primary shadow-float' : 'border-line',
			)}
		>
			<button
				type="button"
				ref={setActivatorNodeRef}
				{...attributes}
				{...listeners}
				aria-label={t.photo(number, format.number(count))}
				className="absolute inset-0 block cursor-grab select-none focus-visible:outline-2 focus-visible:outline-primary focus-visible:-outline-offset-4 active:cursor-grabbing"
			>
				{broken ? (
					<span className="flex h-full flex-col items-center justify-center gap-2 p-3 text-danger text-xs">
						<ImageOff aria-hidden className="size-6" />
						{t.gone}
					</span>
				) : (
					<img src={item.preview} alt="" draggable={false} onError={() => setBroken(true)} className="h-full w-full object-cover" />
				)}
			</button>
			{place === 0 && (
				<span className="pointer-events-none absolute start-2 bottom-2 flex items-center gap-1 rounded-pill bg-surface px-2.5 py-0.5 font-medium text-xs shadow-card">
					<Star aria-hidden className="size-3.5 fill-current text-accent" />
					{t.primary}
				</span>
			)}
			{item.step === 'sending' && <Progress share={item.share} label={t.photo(number, format.number(count))} />}
			<button
				type="button"
				onClick={onRemove}
				aria-label={item.step === 'sending' ? t.cancel(item.file.name) : t.remove(number)}
				data-tooltip={item.step === 'sending' ? t.cancel(item.file.name) : t.remove(number)}
				className="absolute end-0 top-0 grid size-11 place-items-center"
			>
				<span className="grid size-7 place-items-center rounded-pill bg-surface text-ink shadow-card">
					<X aria-hidden className="size-4" />
				</span>
			</button>
		</li>
	);
}

/** Upload progress over the picture; at 100 % it is being checked. */
function Progress({ share, label }: { share: number; label: string }) {
	const percent = Math.floor(share * 100);
	return (
		<span className="pointer-events-none absolute inset-0 flex items-end bg-shade p-3">
			<span
				role="progressbar"
				aria-label={label}
				aria-valuenow={percent}
				aria-valuemin={0}
				aria-valuemax={100}
				className="block h-2 w-full overflow-hidden rounded-pill bg-surface"
			>
				<span
					className="block h-full w-full origin-line-start rounded-pill bg-primary transition-transform"
					style={{ transform: `scaleX(${share})` }}
				/>
			</span>
		</span>
	);
}
