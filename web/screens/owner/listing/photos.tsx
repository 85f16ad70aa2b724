/** Photos: selected or dropped, uploaded, ordered, removed; and refused files. */
import { Camera, ImagePlus } from 'lucide-react';
import { Suspense } from 'react';
import { MAX_CAR_PHOTOS } from '#contract/listing-form.ts';
import { MAX_UPLOAD_BYTES, photoTypes } from '#contract/objects.ts';
import { useFileSize } from '#web/features/uploads/chosen-file.tsx';
import { DropZone } from '#web/features/uploads/drop-zone.tsx';
import { RefusedFiles } from '#web/features/uploads/refused-files.tsx';
import { useFormat, useScreenTexts } from '#web/i18n/context.tsx';
import { FieldError } from '#web/ui/field.tsx';
import { lazyComponent, useMounted } from '#web/ui/lazy-component.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { useProblem } from './fields.tsx';
import { GuidedPhotos } from './guided-photos.tsx';
import { StillPhotos } from './still-photos.tsx';
import type { ListingTexts } from './texts.en.ts';
import type { Photos as PhotosOfForm } from './use-photos.ts';

/** Loaded on demand, because sorting needs a library that an empty form does not use. */
const PhotoGrid = lazyComponent(() => import('./photo-grid.tsx'));

export function Photos({ photos }: { photos: PhotosOfForm }) {
	const { photos: t } = useScreenTexts<ListingTexts>();
	const format = useFormat();
	const size = useFileSize();
	const problem = useProblem()('photoUrls');
	const { items } = photos;
	const maxPhotos = format.number(MAX_CAR_PHOTOS);
	const mounted = useMounted();
	const zone = { label: t.upload, accept: photoTypes.join(','), multiple: true, onFiles: photos.add };
	const addPhotos = items.length < MAX_CAR_PHOTOS && (
		<li>
			<DropZone {...zone} className="aspect-[4/3] w-full gap-2 rounded-control p-2">
				<ImagePlus aria-hidden className="size-6 text-primary" />
				<span className="font-medium text-primary text-sm">{t.more}</span>
			</DropZone>
		</li>
	);
	return (
		<Panel
			title={t.title}
			lead={t.lead(maxPhotos, size(MAX_UPLOAD_BYTES))}
			aside={items.length > 0 && <span className="numbers text-muted text-sm">{t.count(format.number(items.length), maxPhotos)}</span>}
		>
			<div role="status" className="sr-only">
				{items.some(({ step }) => step === 'sending') ? t.sending : ''}
			</div>
			<GuidedPhotos photos={photos} />
			{items.length === 0 ? (
				<DropZone {...zone} className="min-h-56 w-full gap-1 rounded-control p-6">
					<span className="mb-2 grid size-14 place-items-center rounded-pill bg-primary-soft text-primary">
						<Camera aria-hidden className="size-7" />
					</span>
					<span className="font-semibold text-primary">
						<span className="max-md:hidden">{t.upload}</span>
						<span className="md:hidden">{t.takeOrChoose}</span>
					</span>
					<span className="text-muted text-sm max-md:hidden">{t.drop}</span>
				</DropZone>
			) : (
				<>
					{mounted ? (
						<Suspense fallback={<StillPhotos items={items}>{addPhotos}</StillPhotos>}>
							<PhotoGrid photos={photos}>{addPhotos}</PhotoGrid>
						</Suspense>
					) : (
						<StillPhotos items={items}>{addPhotos}</StillPhotos>
					)}
					{items.length > 1 && <p className="mt-3 text-muted text-sm">{t.order}</p>}
				</>
			)}
			{problem && <FieldError>{problem}</FieldError>}
			{photos.tooMany && <FieldError>{t.tooMany(maxPhotos)}</FieldError>}
			<RefusedFiles files={photos} className="mt-4" />
		</Panel>
	);
}
