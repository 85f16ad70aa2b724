/** Files that were refused, with the reason and a remedy for each. */
import { clsx } from 'clsx';
import { CircleAlert, RotateCw, X } from 'lucide-react';
import { useScreenTexts, useTexts } from '#web/i18n/context.tsx';
import { IconButton } from '#web/ui/button.tsx';
import type { UploadTexts } from './texts.en.ts';
import { isOfTheFile, useUploadError } from './upload-error.ts';

export type RefusedFile = { key: string; file: File; error: unknown };

type RefusedFilesProps = {
	files: { readonly refused: readonly RefusedFile[]; retry(key: string): void; remove(key: string): void };
	className?: string;
};

export function RefusedFiles({ files, className }: RefusedFilesProps) {
	const { upload: t } = useScreenTexts<{ upload: UploadTexts }>();
	const { kit } = useTexts();
	const sentence = useUploadError();
	if (files.refused.length === 0) return null;
	return (
		<ul data-testid="refused-files" className={clsx('space-y-2', className)}>
			{files.refused.map(({ key, file: { name }, error }) => (
				<li key={key} className="flex items-start gap-3 rounded-control bg-danger-soft py-1 ps-4 pe-1">
					<CircleAlert aria-hidden className="mt-3 size-5 shrink-0 text-danger" />
					<p role="alert" className="min-w-0 flex-1 py-2.5 text-sm">
						<bdi className="name-line font-medium">{name}</bdi>
						{sentence(error)}
					</p>
					{!isOfTheFile(error) && (
						<IconButton label={t.photos.retry(name)} onClick={() => files.retry(key)}>
							<RotateCw aria-hidden className="size-5" />
						</IconButton>
					)}
					<IconButton label={`${kit.dismiss}: ${name}`} onClick={() => files.remove(key)}>
						<X aria-hidden className="size-5" />
					</IconButton>
				</li>
			))}
		</ul>
	);
}
