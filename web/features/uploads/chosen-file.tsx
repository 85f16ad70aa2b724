/** The selected file: preview, name and size, read locally. */
import { FileText } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import type { UploadTexts } from './texts.en.ts';

/** Fills its box with the picture; an icon for other files. */
export function FilePreview({ file }: { file: File }) {
	const [address, setAddress] = useState<string | null>(null);
	useEffect(() => {
		if (!file.type.startsWith('image/')) return;
		const objectUrl = URL.createObjectURL(file);
		setAddress(objectUrl);
		return () => URL.revokeObjectURL(objectUrl);
	}, [file]);
	if (!address) return <FileText aria-hidden className="size-8 text-muted" />;
	return <img src={address} alt="" className="h-full w-full object-cover" />;
}

export function FileName({ file }: { file: File }) {
	const size = useFileSize();
	return (
		<span className="block min-w-0">
			<span className="block font-medium text-sm">
				<bdi className="name-line">{file.name}</bdi>
			</span>
			<span className="numbers block text-muted text-xs">{size(file.size)}</span>
		</span>
	);
}

const MEGABYTE = 1_048_576;

/** `1.4 MB`, `820 KB` */
export function useFileSize(): (bytes: number) => string {
	const { upload: t } = useScreenTexts<{ upload: UploadTexts }>();
	const { format } = useLanguage();
	return (bytes) =>
		bytes >= MEGABYTE
			? t.megabytes(format.number(Math.round((bytes / MEGABYTE) * 10) / 10))
			: t.kilobytes(format.number(Math.max(1, Math.round(bytes / 1024))));
}
