/** Photos of a message as thumbnails; a press opens them in a viewer. */
import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { IconButton } from '#web/ui/button.tsx';
import { Dialog, preloadDialog } from '#web/ui/dialog.tsx';
import type { ChatTexts } from './texts.en.ts';

export type ViewedPhoto = { url: string; width: number; height: number };

export function MessagePhotos({ photos }: { photos: readonly ViewedPhoto[] }) {
	const { chat: t } = useScreenTexts<ChatTexts>();
	const { format } = useLanguage();
	const [open, setOpen] = useState(false);
	const [shown, setShown] = useState(0);
	const [only] = photos;
	const count = format.number(photos.length);
	if (!only) return null;
	return (
		<>
			<ul className={clsx('grid gap-0.5', photos.length > 1 ? 'w-72 max-w-full grid-cols-2' : 'w-64 max-w-full')}>
				{photos.map(({ url, width, height }, index) => (
					<li key={url} className={clsx(photos.length % 2 === 1 && photos.length > 1 && index === 0 && 'col-span-2')}>
						<button
							type="button"
							aria-label={t.openPhoto(format.number(index + 1), count)}
							aria-haspopup="dialog"
							onPointerEnter={preloadDialog}
							onClick={() => {
								setShown(index);
								setOpen(true);
							}}
							className="block w-full bg-sunken outline-offset-[-3px]"
						>
							<img
								src={`${url}?w=400`}
								alt=""
								width={width}
								height={height}
								loading="lazy"
								decoding="async"
								className={clsx('w-full object-cover', photos.length > 1 ? 'aspect-[4/3]' : 'max-h-80')}
							/>
						</button>
					</li>
				))}
			</ul>
			<Viewer photos={photos} current={shown} show={setShown} open={open} onOpenChange={setOpen} />
		</>
	);
}

type ViewerProps = {
	photos: readonly ViewedPhoto[];
	current: number;
	show(index: number): void;
	open: boolean;
	onOpenChange(open: boolean): void;
};

function Viewer({ photos, current, show, open, onOpenChange }: ViewerProps) {
	const { chat: t } = useScreenTexts<ChatTexts>();
	const { direction, format } = useLanguage();
	const photo = photos[current];
	const title = t.photo(format.number(current + 1), format.number(photos.length));
	const go = (step: number) => show((current + step + photos.length) % photos.length);
	const onKeyDown = ({ key }: KeyboardEvent) => {
		const step = { ArrowLeft: -1, ArrowRight: 1 }[key];
		if (step && photos.length > 1) go(direction === 'rtl' ? -step : step);
	};
	return (
		<Dialog open={open} onOpenChange={onOpenChange} title={title} wide>
			{/* biome-ignore lint/a11y/noStaticElementInteractions: handles the arrow keys of the buttons inside */}
			<div onKeyDown={onKeyDown}>
				{photo && (
					<img
						key={photo.url}
						src={`${photo.url}?w=1600`}
						alt={title}
						width={photo.width}
						height={photo.height}
						className="mx-auto max-h-[65dvh] w-auto rounded-control bg-sunken object-contain"
					/>
				)}
				{photos.length > 1 && (
					<div className="mt-4 flex justify-center gap-3">
						<IconButton label={t.previousPhoto} variant="secondary" onClick={() => go(-1)}>
							<ChevronLeft aria-hidden className="size-5 rtl:-scale-x-100" />
						</IconButton>
						<IconButton label={t.nextPhoto} variant="secondary" onClick={() => go(1)}>
							<ChevronRight aria-hidden className="size-5 rtl:-scale-x-100" />
						</IconButton>
					</div>
				)}
			</div>
		</Dialog>
	);
}
