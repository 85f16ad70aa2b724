/** A document that is uploading, refused, or done. */
import { clsx } from 'clsx';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useId } from 'react';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { Button, buttonStyle, IconButton } from '#web/ui/button.tsx';
import { ACCEPTED } from './check-file.ts';
import { FileName, FilePreview } from './chosen-file.tsx';
import { FileInput } from './drop-zone.tsx';
import type { UploadTexts } from './texts.en.ts';
import { isOfTheFile, useUploadError } from './upload-error.ts';
import type { UploadState } from './use-upload.ts';

const box = 'flex min-h-52 flex-1 flex-col rounded-card';

type OnItsWayProps = { title: string; state: Extract<UploadState, { step: 'sending' | 'checking' }>; onCancel(): void };

export function OnItsWay({ title, state, onCancel }: OnItsWayProps) {
	const { upload: t } = useScreenTexts<{ upload: UploadTexts }>();
	const { format } = useLanguage();
	const percent = state.step === 'sending' ? Math.floor(state.share * 100) : 100;
	return (
		<div className={clsx(box, 'justify-between border border-line bg-canvas p-4')}>
			<div className="flex items-center gap-3">
				<span className="grid h-16 w-20 shrink-0 place-items-center overflow-hidden rounded-control bg-sunken">
					<FilePreview file={state.file} />
				</span>
				<FileName file={state.file} />
			</div>
			<div>
				<div className="flex justify-between gap-3 text-sm">
					<span>{state.step === 'sending' ? t.sending : t.checking}</span>
					<span className="numbers">{format.percent(percent)}</span>
				</div>
				<div
					role="progressbar"
					aria-label={title}
					aria-valuenow={percent}
					aria-valuemin={0}
					aria-valuemax={100}
					className="mt-2 h-2 overflow-hidden rounded-pill bg-sunken"
				>
					<div
						className="h-full w-full origin-line-start rounded-pill bg-primary transition-transform"
						style={{ transform: `scaleX(${percent / 100})` }}
					/>
				</div>
				<Button variant="quiet" wide onClick={onCancel} className="mt-2">
					{t.cancel}
				</Button>
			</div>
		</div>
	);
}

type FailedProps = { file: File; error: unknown; onRetry(): void; onChoose(file: File): void };

export function Failed({ file, error, onRetry, onChoose }: FailedProps) {
	const { upload: t } = useScreenTexts<{ upload: UploadTexts }>();
	const { texts } = useLanguage();
	const sentence = useUploadError()(error);
	const id = useId();
	return (
		<div className={clsx(box, 'justify-between gap-3 bg-danger-soft p-4')}>
			<div role="alert" className="flex items-start gap-2.5">
				<CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-danger" />
				<div className="min-w-0">
					<p className="font-semibold text-danger">{t.error}</p>
					<p className="mt-0.5 text-sm">{sentence}</p>
					<p className="mt-1 text-muted text-xs">
						<bdi className="name-line">{file.name}</bdi>
					</p>
				</div>
			</div>
			<div className="grid gap-2">
				{!isOfTheFile(error) && (
					<Button wide onClick={onRetry}>
						{texts.states.retry}
					</Button>
				)}
				<label
					htmlFor={id}
					className={buttonStyle({ wide: true, className: 'cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-primary' })}
				>
					<FileInput id={id} label={t.another} accept={ACCEPTED} onFiles={([file]) => file && onChoose(file)} />
					<span aria-hidden>{t.another}</span>
				</label>
			</div>
		</div>
	);
}

type ReadyProps = { title: string; file: File; onRemove: (() => void) | null };

export function Ready({ title, file, onRemove }: ReadyProps) {
	const { upload: t } = useScreenTexts<{ upload: UploadTexts }>();
	return (
		<div className={clsx(box, 'overflow-hidden border border-positive bg-positive-soft')}>
			<div className="grid h-32 place-items-center overflow-hidden bg-sunken">
				<FilePreview file={file} />
			</div>
			<div className="flex min-h-19 flex-1 items-center gap-3 py-2 ps-4 pe-2">
				<CircleCheck aria-hidden className="size-5 shrink-0 text-positive" />
				<div className="min-w-0 flex-1">
					<p className="sr-only">{t.ready}</p>
					<FileName file={file} />
				</div>
				{onRemove && (
					<IconButton label={t.remove(title)} onClick={onRemove}>
						<X aria-hidden className="size-5" />
					</IconButton>
				)}
			</div>
		</div>
	);
}
