/** The dialog for reporting a problem; the input stays on the device until it was sent. */
import { ImagePlus, X } from 'lucide-react';
import { type ChangeEvent, useId, useState } from 'react';
import { MAX_REPORT_PHOTOS, MAX_REPORT_PLACE, MAX_REPORT_TEXT, type ReportKind } from '#contract/report-shapes.ts';
import { logFailure } from '#web/browser/page/log.ts';
import { StoredPhoto } from '#web/features/drafts/stored-photo.tsx';
import { parsePin } from '#web/features/places/pin.ts';
import { PinField } from '#web/features/places/pin-field.tsx';
import { SupportContacts } from '#web/features/support/support-contacts.tsx';
import { useFormat, useScreenTexts } from '#web/i18n/context.tsx';
import { Button, buttonStyle, IconButton } from '#web/ui/button.tsx';
import { ChoiceChips } from '#web/ui/choice-chips.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field, FieldError, Input, Textarea } from '#web/ui/field.tsx';
import { isBegun, type ReportDraft } from './draft/draft.ts';
import type { ReportDraftHandle } from './draft/use-report-draft.ts';
import type { ReportTexts } from './texts.en.ts';

type ReportDialogProps = {
	/** Kinds of problems that can be reported now. */
	kinds: readonly ReportKind[];
	draft: ReportDraft;
	handle: ReportDraftHandle;
	open: boolean;
	onOpenChange(open: boolean): void;
};

const MIN_TEXT = 3;

export function ReportDialog({ kinds, draft, handle, open, onOpenChange }: ReportDialogProps) {
	const { form: t, kinds: names } = useScreenTexts<{ report: ReportTexts }>().report;
	const [isChecked, setChecked] = useState(false);
	const isPinWrong = draft.pin.trim() !== '' && parsePin(draft.pin) === null;
	// A draft may name a kind that can no longer be reported.
	const chosen = kinds.find((kind) => kind === draft.kind) ?? null;
	const isMissing = chosen === null || draft.text.trim().length < MIN_TEXT;
	const mayDiscard = isBegun(draft);
	const send = () => {
		setChecked(true);
		if (isMissing || isPinWrong) return;
		handle.change({ isFinished: true, problem: null });
		onOpenChange(false);
	};
	const discard = () => {
		handle.discard();
		onOpenChange(false);
	};
	return (
		<Dialog
			wide
			open={open}
			onOpenChange={onOpenChange}
			title={t.title}
			footer={
				<div className="grid grid-cols-2 gap-3 sm:flex sm:flex-row-reverse">
					<Button variant="primary" className="col-span-2" onClick={send}>
						{t.send}
					</Button>
					<Button className={mayDiscard ? undefined : 'col-span-2'} onClick={() => onOpenChange(false)}>
						{t.back}
					</Button>
					{mayDiscard && (
						<Button variant="quiet" onClick={discard}>
							{t.discard}
						</Button>
					)}
				</div>
			}
		>
			<div className="grid gap-5">
				<SupportContacts onTheRoad />
				{draft.problem && <FieldError>{draft.problem}</FieldError>}
				<ChoiceChips
					legend={t.kind}
					name="kind"
					value={chosen ?? ''}
					choices={kinds.map((kind) => ({ value: kind, label: names[kind] }))}
					onChange={(kind) => handle.change({ kind })}
				/>
				<Field label={t.text} error={isChecked && isMissing ? t.missing : undefined}>
					<Textarea
						name="text"
						dir="auto"
						rows={3}
						maxLength={MAX_REPORT_TEXT}
						placeholder={t.textExample}
						value={draft.text}
						onChange={({ currentTarget }) => handle.change({ text: currentTarget.value })}
					/>
				</Field>
				<Photos draft={draft} handle={handle} />
				<Field label={t.place} optional>
					<Input
						name="place"
						dir="auto"
						maxLength={MAX_REPORT_PLACE}
						placeholder={t.placeExample}
						value={draft.place}
						onChange={({ currentTarget }) => handle.change({ place: currentTarget.value })}
					/>
				</Field>
				<PinField
					name="pin"
					optional
					value={draft.pin}
					onChange={(pin) => handle.change({ pin })}
					error={isChecked && isPinWrong ? t.pinWrong : undefined}
				/>
				{chosen === 'ACCIDENT' && (
					<Field label={t.police} hint={t.policeHint} optional>
						<Input
							name="policeReportNumber"
							dir="auto"
							maxLength={40}
							value={draft.policeReportNumber}
							onChange={({ currentTarget }) => handle.change({ policeReportNumber: currentTarget.value })}
						/>
					</Field>
				)}
			</div>
		</Dialog>
	);
}

function Photos({ draft, handle }: Pick<ReportDialogProps, 'draft' | 'handle'>) {
	const { form: t, photo } = useScreenTexts<{ report: ReportTexts }>().report;
	const format = useFormat();
	const id = useId();
	const [photoError, setPhotoError] = useState<string | null>(null);
	/** Sequential: phones have little memory for resizing pictures. */
	const add = async (files: readonly File[]) => {
		setPhotoError(null);
		for (const file of files) {
			await handle.addPhoto(file).catch((error: unknown) => {
				logFailure('a picture was not read', error);
				setPhotoError(t.unreadable);
			});
		}
	};
	const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
		const files = [...(currentTarget.files ?? [])];
		currentTarget.value = '';
		void add(files);
	};
	return (
		<section aria-label={t.photos}>
			<h3 className="font-medium text-sm">{t.photos}</h3>
			<p className="text-muted text-sm">{t.photosHint}</p>
			{draft.photos.length > 0 && (
				<ul data-testid="report-photos" className="mt-3 grid grid-cols-3 gap-3 sm:grid-cols-4">
					{draft.photos.map(({ id: photoId }, index) => (
						<li key={photoId} className="relative aspect-[4/3] overflow-hidden rounded-control border border-line bg-sunken">
							<StoredPhoto id={photoId} handle={handle} alt={photo(format.number(index + 1))} />
							<IconButton
								label={t.removePhoto(format.number(index + 1))}
								variant="quiet"
								className="absolute! end-0.5 top-0.5 hover:bg-transparent!"
								onClick={() => handle.dropPhoto(photoId)}
							>
								<span className="grid size-8 place-items-center rounded-pill bg-surface shadow-card">
									<X aria-hidden className="size-4" />
								</span>
							</IconButton>
						</li>
					))}
				</ul>
			)}
			{draft.photos.length < MAX_REPORT_PHOTOS && (
				<label
					htmlFor={id}
					className={buttonStyle({ className: 'mt-3 cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-primary' })}
				>
					<input id={id} type="file" accept="image/*" multiple data-testid="report-photo-input" onChange={choose} className="sr-only" />
					<ImagePlus aria-hidden className="size-5" />
					{t.addPhoto}
				</label>
			)}
			{photoError && <FieldError>{photoError}</FieldError>}
		</section>
	);
}
