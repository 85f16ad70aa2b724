/** A place for files: pressed, it offers those of the machine, on a phone the camera too; files may also be dropped on it. */
import { clsx } from 'clsx';
import { type ChangeEvent, type DragEvent, type ReactNode, useId, useState } from 'react';

type FileInputProps = { id: string; label: string; accept: string; multiple?: boolean; onFiles(files: File[]): void };

/** Unseen inside its label, and there for the keyboard. */
export function FileInput({ id, label, accept, multiple = false, onFiles }: FileInputProps) {
	const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
		const files = [...(currentTarget.files ?? [])];
		// So that the same files may be chosen again.
		currentTarget.value = '';
		if (files.length > 0) onFiles(files);
	};
	return <input id={id} type="file" accept={accept} multiple={multiple} aria-label={label} onChange={choose} className="sr-only" />;
}

type DropZoneProps = Omit<FileInputProps, 'id'> & { className: string; children: ReactNode };

export function DropZone({ onFiles, className, children, ...input }: DropZoneProps) {
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
				'relative flex cursor-pointer flex-col items-center justify-center border-2 border-dashed text-center hover:border-primary hover:bg-primary-soft',
				'has-focus-visible:outline-2 has-focus-visible:outline-primary has-focus-visible:outline-offset-2',
				over ? 'border-primary bg-primary-soft' : 'border-control-line bg-canvas',
				className,
			)}
		>
			<FileInput id={id} onFiles={onFiles} {...input} />
			{children}
		</label>
	);
}
