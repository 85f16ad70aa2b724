/** The photos: chosen or dropped, sent, put in order, removed; and what became of those that were refused. */
import { clsx } from 'clsx';
import { Camera, CircleAlert, ImagePlus, RotateCw, X } from 'lucide-react';
import { type DragEvent, type ReactNode, useId, useState } from 'react';
import { MAX_CAR_PHOTOS } from '#contract/listing-form.ts';
import { MAX_UPLOAD_BYTES, photoTypes } from '#contract/objects.ts';
import { useFormat, useTexts } from '../../../i18n/context.tsx';
import { IconButton } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/field.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { useFileSize } from '../../../uploads/chosen-file.tsx';
import { isOfTheFile, useUploadError } from '../../../uploads/upload-error.ts';
import { useProblem } from './fields.tsx';
import { PhotoGrid } from './photo-grid.tsx';
import { useListingTexts } from './texts.ts';
import type { Photos as PhotosOfForm, RefusedFile } from './use-photos.ts';

export function Photos({ photos }: { photos: PhotosOfForm }) {
	const { photos: t } = useListingTexts();
	const format = useFormat();
	const size = useFileSize();
	const problem = useProblem()('photoUrls');
	const { items } = photos;
	const most = format.number(MAX_CAR_PHOTOS);
	return (
		<Panel
			title={t.title}
			lead={t.lead(most, size(MAX_UPLOAD_BYTES))}
			aside={items.length > 0 && <span className="numbers text-muted text-sm">{t.count(format.number(items.length), most)}</span>}
		>
			<div role="status" className="sr-only">
				{items.some(({ step }) => step === 'sending') ? t.sending : ''}
			</div>
			{items.length === 0 ? (
				<DropZone onFiles={photos.add} className="min-h-56 flex-col gap-1 p-6 text-center">
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
					<PhotoGrid photos={photos}>
						{items.length < MAX_CAR_PHOTOS && (
							<li>
								<DropZone onFiles={photos.add} className="aspect-[4/3] flex-col gap-2 p-2 text-center">
									<ImagePlus aria-hidden className="size-6 text-primary" />
									<span className="font-medium text-primary text-sm">{t.more}</span>
								</DropZone>
							</li>
						)}
					</PhotoGrid>
					{items.length > 1 && <p className="mt-3 text-muted text-sm">{t.order}</p>}
				</>
			)}
			{problem && <FieldError>{problem}</FieldError>}
			{photos.tooMany && <FieldError>{t.tooMany(most)}</FieldError>}
			<RefusedFiles photos={photos} />
		</Panel>
	);
}

type DropZoneProps = { onFiles(files: File[]): void; className: string; children: ReactNode };

function DropZone({ onFiles, className, children }: DropZoneProps) {
	const { photos: t } = useListingTexts();
	const id = useId();
	const [over, setOver] = useState(false);
	const drop = (event: DragEvent) => {
		event.preventDefault();
		setOver(false);
		onFiles([...event.dataTransfer.files]);
	};
	return (
		<label
			htmlFor={id}
			onDragOver={(event) => {
				event.preventDefault();
				setOver(true);
			}}
			onDragLeave={() => setOver(false)}
			onDrop={drop}
			className={clsx(
				'relative flex w-full cursor-pointer items-center justify-center rounded-control border-2 border-dashed hover:border-primary hover:bg-primary-soft',
				'has-focus-visible:outline-2 has-focus-visible:outline-primary has-focus-visible:outline-offset-2',
				over ? 'border-primary bg-primary-soft' : 'border-control-line bg-canvas',
				className,
			)}
		>
			<input
				id={id}
				type="file"
				multiple
				accept={photoTypes.join(',')}
				aria-label={t.upload}
				className="sr-only"
				onChange={({ currentTarget }) => {
					const files = [...(currentTarget.files ?? [])];
					// So that the same files may be chosen again.
					currentTarget.value = '';
					onFiles(files);
				}}
			/>
			{children}
		</label>
	);
}

function RefusedFiles({ photos }: { photos: PhotosOfForm }) {
	if (photos.refused.length === 0) return null;
	return (
		<ul className="mt-4 space-y-2" data-testid="refused-photos">
			{photos.refused.map((file) => (
				<Refused key={file.key} refused={file} photos={photos} />
			))}
		</ul>
	);
}

function Refused({ refused: { key, file, error }, photos }: { refused: RefusedFile; photos: PhotosOfForm }) {
	const { photos: t } = useListingTexts();
	const { kit } = useTexts();
	const sentence = useUploadError()(error);
	return (
		<li className="flex items-start gap-3 rounded-control bg-danger-soft py-1 ps-4 pe-1">
			<CircleAlert aria-hidden className="mt-3 size-5 shrink-0 text-danger" />
			<p role="alert" className="min-w-0 flex-1 py-2.5 text-sm">
				<bdi className="block truncate font-medium">{file.name}</bdi>
				{sentence}
			</p>
			{!isOfTheFile(error) && (
				<IconButton label={t.retry(file.name)} onClick={() => photos.retry(key)}>
					<RotateCw aria-hidden className="size-5" />
				</IconButton>
			)}
			<IconButton label={`${kit.dismiss}: ${file.name}`} onClick={() => photos.remove(key)}>
				<X aria-hidden className="size-5" />
			</IconButton>
		</li>
	);
}
