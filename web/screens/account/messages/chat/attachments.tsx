/** Photos chosen for a message: small, with how far each is, removed again; and what became of those that were refused. */
import { CircleAlert, RotateCw, X } from 'lucide-react';
import { useFormat, useTexts } from '../../../../i18n/context.tsx';
import { IconButton } from '../../../../ui/button.tsx';
import { FieldError } from '../../../../ui/field.tsx';
import { isOfTheFile, useUploadError } from '../../../../uploads/upload-error.ts';
import type { ManyPhotos, RefusedPhoto } from '../../../../uploads/use-many.ts';
import { useMessagesTexts } from '../texts.ts';

export function Attachments({ photos }: { photos: ManyPhotos }) {
	const { upload: t } = useMessagesTexts();
	const format = useFormat();
	const { items, refused, tooMany, most } = photos;
	return (
		<>
			<div role="status" className="sr-only">
				{photos.sending ? t.sending : ''}
			</div>
			{items.length > 0 && (
				<ul data-testid="attachments" className="no-scrollbar mb-2 flex gap-2 overflow-x-auto p-1">
					{items.map((item, index) => {
						const name = t.photos.nth(format.number(index + 1));
						return (
							<li key={item.key} className="relative size-24 shrink-0 overflow-hidden rounded-control bg-sunken">
								<img src={item.preview} alt={name} className="h-full w-full object-cover" />
								{item.step === 'sending' && (
									<span className="numbers absolute start-1 bottom-1 rounded-pill bg-surface px-2 py-0.5 font-medium text-xs">
										{format.percent(Math.floor(item.share * 100))}
									</span>
								)}
								<IconButton
									label={t.remove(name)}
									variant="secondary"
									onClick={() => photos.remove(item.key)}
									className="absolute! end-1 top-1"
								>
									<X aria-hidden className="size-5" />
								</IconButton>
							</li>
						);
					})}
				</ul>
			)}
			{tooMany && <FieldError>{t.photos.tooMany(format.number(most))}</FieldError>}
			{refused.map((each) => (
				<Refused key={each.key} refused={each} photos={photos} />
			))}
		</>
	);
}

function Refused({ refused: { key, file, error }, photos }: { refused: RefusedPhoto; photos: ManyPhotos }) {
	const { upload: t } = useMessagesTexts();
	const { kit } = useTexts();
	const sentence = useUploadError()(error);
	return (
		<div className="mb-2 flex items-start gap-2 rounded-control bg-danger-soft py-0.5 ps-3 pe-0.5">
			<CircleAlert aria-hidden className="mt-3 size-5 shrink-0 text-danger" />
			<p role="alert" className="min-w-0 flex-1 py-2.5 text-sm">
				<bdi className="block truncate font-medium">{file.name}</bdi>
				{sentence}
			</p>
			{!isOfTheFile(error) && (
				<IconButton label={t.photos.retry(file.name)} onClick={() => photos.retry(key)}>
					<RotateCw aria-hidden className="size-5" />
				</IconButton>
			)}
			<IconButton label={`${kit.dismiss}: ${file.name}`} onClick={() => photos.remove(key)}>
				<X aria-hidden className="size-5" />
			</IconButton>
		</div>
	);
}
