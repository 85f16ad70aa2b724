/** Photos selected for a message: thumbnails with progress and removal, and refused files. */
import { X } from 'lucide-react';
import { RefusedFiles } from '#web/features/uploads/refused-files.tsx';
import type { PhotoUploads } from '#web/features/uploads/use-photo-uploads.ts';
import { useFormat, useScreenTexts } from '#web/i18n/context.tsx';
import { IconButton } from '#web/ui/button.tsx';
import { FieldError } from '#web/ui/field.tsx';
import type { ChatTexts } from './texts.en.ts';

export function Attachments({ photos }: { photos: PhotoUploads }) {
	const { upload: t } = useScreenTexts<ChatTexts>();
	const format = useFormat();
	const { items, tooMany, most } = photos;
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
									className="absolute end-1 top-1"
								>
									<X aria-hidden className="size-5" />
								</IconButton>
							</li>
						);
					})}
				</ul>
			)}
			{tooMany && <FieldError>{t.photos.tooMany(format.number(most))}</FieldError>}
			<RefusedFiles files={photos} className="mb-2" />
		</>
	);
}
