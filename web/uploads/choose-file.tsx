/** An empty place for a file: pressed, it offers the files of the machine, on a phone the camera too; a file may also be dropped on it. */
import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import { type ChangeEvent, type DragEvent, useId, useState } from 'react';
import { MAX_UPLOAD_BYTES } from '#contract/objects.ts';
import { ACCEPTED } from './check-file.ts';
import { useFileSize } from './chosen-file.tsx';
import { useUploadTexts } from './texts.ts';

type ChooseFileProps = { title: string; icon: LucideIcon; onChoose(file: File): void };

export function ChooseFile({ title, icon: Icon, onChoose }: ChooseFileProps) {
	const { upload: t } = useUploadTexts();
	const id = useId();
	const size = useFileSize();
	const [over, setOver] = useState(false);
	const drop = (event: DragEvent) => {
		event.preventDefault();
		setOver(false);
		const [file] = event.dataTransfer.files;
		if (file) onChoose(file);
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
				'relative flex min-h-52 flex-1 cursor-pointer flex-col items-center justify-center gap-1 rounded-card border-2 border-dashed p-4 text-center',
				'hover:border-primary hover:bg-primary-soft has-focus-visible:outline-2 has-focus-visible:outline-primary has-focus-visible:outline-offset-2',
				over ? 'border-primary bg-primary-soft' : 'border-control-line bg-canvas',
			)}
		>
			<FileInput id={id} label={title} onChoose={onChoose} />
			<span className="mb-2 grid size-12 place-items-center rounded-pill bg-primary-soft text-primary">
				<Icon aria-hidden className="size-6" />
			</span>
			<span className="font-semibold text-primary">
				<span className="max-md:hidden">{t.choose}</span>
				<span className="md:hidden">{t.takeOrChoose}</span>
			</span>
			<span className="text-sm max-md:hidden">{t.drop}</span>
			<span className="text-balance text-muted text-xs">{t.accepted(size(MAX_UPLOAD_BYTES))}</span>
		</label>
	);
}

type FileInputProps = { id: string; label: string; onChoose(file: File): void };

/** Unseen inside its label, and there for the keyboard. */
export function FileInput({ id, label, onChoose }: FileInputProps) {
	const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
		const [file] = currentTarget.files ?? [];
		// So that the same file may be chosen again.
		currentTarget.value = '';
		if (file) onChoose(file);
	};
	return <input id={id} type="file" accept={ACCEPTED} aria-label={label} onChange={choose} className="sr-only" />;
}
