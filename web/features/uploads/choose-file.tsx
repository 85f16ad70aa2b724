/** Empty slot for one document. */
import type { LucideIcon } from 'lucide-react';
import { MAX_UPLOAD_BYTES } from '#contract/objects.ts';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { ACCEPTED } from './check-file.ts';
import { useFileSize } from './chosen-file.tsx';
import { DropZone } from './drop-zone.tsx';
import type { UploadTexts } from './texts.en.ts';

type ChooseFileProps = { title: string; icon: LucideIcon; onChoose(file: File): void };

export function ChooseFile({ title, icon: Icon, onChoose }: ChooseFileProps) {
	const { upload: t } = useScreenTexts<{ upload: UploadTexts }>();
	const size = useFileSize();
	const choose = ([file]: File[]) => {
		if (file) onChoose(file);
	};
	return (
		<DropZone label={title} accept={ACCEPTED} onFiles={choose} className="min-h-52 flex-1 gap-1 rounded-card p-4">
			<span className="mb-2 grid size-12 place-items-center rounded-pill bg-primary-soft text-primary">
				<Icon aria-hidden className="size-6" />
			</span>
			<span className="font-semibold text-primary">
				<span className="max-md:hidden">{t.choose}</span>
				<span className="md:hidden">{t.takeOrChoose}</span>
			</span>
			<span className="text-sm max-md:hidden">{t.drop}</span>
			<span className="text-balance text-muted text-xs">{t.accepted(size(MAX_UPLOAD_BYTES))}</span>
		</DropZone>
	);
}
