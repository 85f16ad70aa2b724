/** Slot of one document: choose, progress, error, or done, all of the same height. */
import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { ChooseFile } from './choose-file.tsx';
import { Failed, OnItsWay, Ready } from './slot-states.tsx';
import type { Upload } from './use-upload.ts';

type SlotProps = {
	title: string;
	icon: LucideIcon;
	upload: Upload;
	/** Being submitted: no changes meanwhile. */
	locked: boolean;
};

export function DocumentSlot({ title, icon, upload, locked }: SlotProps) {
	const id = useId();
	return (
		<section aria-labelledby={id} className="flex min-w-0 flex-col">
			<h3 id={id} className="mb-2 font-medium text-sm">
				{title}
			</h3>
			{contentOf({ title, icon, upload, locked })}
		</section>
	);
}

function contentOf({ title, icon, upload, locked }: SlotProps): ReactNode {
	const { state } = upload;
	switch (state.step) {
		case 'empty':
			return <ChooseFile title={title} icon={icon} onChoose={upload.choose} />;
		case 'sending':
		case 'checking':
			return <OnItsWay title={title} state={state} onCancel={upload.clear} />;
		case 'failed':
			return <Failed file={state.file} error={state.error} onRetry={upload.retry} onChoose={upload.choose} />;
		case 'ready':
			return <Ready title={title} file={state.file} onRemove={locked ? null : upload.clear} />;
	}
}
