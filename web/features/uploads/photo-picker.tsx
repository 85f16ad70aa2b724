/** One photo or several: select or drop, progress, removal, and refused files. */
import { Camera, ImagePlus, X } from 'lucide-react';
import { photoTypes } from '#contract/objects.ts';
import { useFormat, useScreenTexts } from '#web/i18n/context.tsx';
import { IconButton } from '#web/ui/button.tsx';
import { FieldError } from '#web/ui/field.tsx';
import { DropZone } from './drop-zone.tsx';
import { RefusedFiles } from './refused-files.tsx';
import type { UploadTexts } from './texts.en.ts';
import type { PhotoUpload, PhotoUploads } from './use-photo-uploads.ts';

type PhotoPickerProps = { label: string; photos: PhotoUploads; error?: string | undefined };

export function PhotoPicker({ label, photos, error }: PhotoPickerProps) {
	const { upload: t } = useScreenTexts<{ upload: UploadTexts }>();
	const format = useFormat();
	const { items, most } = photos;
	const zone = { label, accept: photoTypes.join(','), multiple: most > 1, onFiles: photos.add };
	return (
		<div>
			<div role="status" className="sr-only">
				{photos.sending ? t.sending : ''}
			</div>
			{items.length === 0 ? (
				<DropZone {...zone} className="min-h-36 w-full gap-1 rounded-control p-4">
					<span className="mb-1 grid size-12 place-items-center rounded-pill bg-primary-soft text-primary">
						<Camera aria-hidden className="size-6" />
					</span>
					<span className="font-semibold text-primary">{most > 1 ? t.photos.choose : t.photos.chooseOne}</span>
					<span className="text-muted text-sm max-md:hidden">{t.photos.drop}</span>
				</DropZone>
			) : (
				<ul data-testid="picked-photos" className="grid grid-cols-3 gap-3 sm:grid-cols-4">
					{items.map((item, index) => (
						<Picked key={item.key} item={item} name={t.photos.nth(format.number(index + 1))} onRemove={() => photos.remove(item.key)} />
					))}
					{items.length < most && (
						<li>
							<DropZone {...zone} className="aspect-[4/3] w-full gap-1 rounded-control p-2">
								<ImagePlus aria-hidden className="size-6 text-primary" />
								<span className="font-medium text-primary text-sm">{t.photos.more}</span>
							</DropZone>
						</li>
					)}
				</ul>
			)}
			{error && <FieldError>{error}</FieldError>}
			{photos.tooMany && <FieldError>{t.photos.tooMany(format.number(most))}</FieldError>}
			<RefusedFiles files={photos} className="mt-3" />
		</div>
	);
}

function Picked({ item, name, onRemove }: { item: PhotoUpload; name: string; onRemove(): void }) {
	const { upload: t } = useScreenTexts<{ upload: UploadTexts }>();
	const format = useFormat();
	return (
		<li className="relative aspect-[4/3] overflow-hidden rounded-control bg-sunken">
			<img src={item.preview} alt={name} className="h-full w-full object-cover" />
			{item.step === 'sending' && (
				<span className="numbers absolute start-1.5 bottom-1.5 rounded-pill bg-surface px-2 py-0.5 font-medium text-ink text-xs">
					{format.percent(Math.floor(item.share * 100))}
				</span>
			)}
			<IconButton label={t.remove(name)} onClick={onRemove} variant="secondary" className="absolute end-1 top-1">
				<X aria-hidden className="size-5" />
			</IconButton>
		</li>
	);
}
