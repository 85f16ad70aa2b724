/** File input and drop zone; a phone also offers its camera. */
import { clsx } from 'clsx';
import { type ChangeEvent, type DragEvent, type ReactNode, useId, useState } from 'react';

type FileInputProps = {
	id: string;
	label: string;
	accept: string;
	multiple?: boolean;
	/** A phone opens this camera at once. */
	capture?: 'environment' | undefined;
	onFiles(files: File[]): void;
};

/** Visually hidden inside its label, but focusable. */
export function FileInput({ id, label, accept, multiple = false, capture, onFiles }: FileInputProps) {
	const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
		const files = [...(currentTarget.files ?? [])];
		// Allows selecting the same files again.
		currentTarget.value = '';
		if (files.length > 0) onFiles(files);
	};
	return <input id={id} type="file" {...{ accept, multiple, capture }} aria-label={label} onChange={choose} className="sr-only" />;
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
