/** The owner states a fine: amount, time of the offence, and a photo of the ticket. */
import { useId } from 'react';
import { foldDigits } from '#contract/digits.ts';
import { type FineHold, MAX_FINE_NOTE, stateFine } from '#contract/fines.ts';
import { call } from '#web/browser/api.ts';
import { PhotoPicker } from '#web/features/uploads/photo-picker.tsx';
import { usePhotoUploads } from '#web/features/uploads/use-photo-uploads.ts';
import { useFormat, useScreenTexts } from '#web/i18n/context.tsx';
import { Button } from '#web/ui/button.tsx';
import { DateInput } from '#web/ui/date-input.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogActions } from '#web/ui/dialog-actions.tsx';
import { useErrorText } from '#web/ui/error-text.ts';
import { Field, FieldError, Input } from '#web/ui/field.tsx';
import { useActionForm } from '#web/ui/use-action-form.ts';
import { useIdempotencyKey } from '#web/ui/use-idempotency-key.ts';
import type { FineTexts } from './texts.en.ts';
import { toFineAction } from './use-fine-mutation.ts';

type FineDialogProps = { bookingId: string; hold: NonNullable<FineHold['hold']>; onClose(): void };
type Typed = { amount: string; offenceAt: string; note: string };

/** `2031-03-08T15:00`, the local time of the field, which is read as Amman's. */
const localTime = (iso: string): string => iso.slice(0, 'YYYY-MM-DDTHH:MM'.length);

export default function FineDialog({ bookingId, hold, onClose }: FineDialogProps) {
	const { state: t } = useScreenTexts<{ fines: FineTexts }>().fines;
	const format = useFormat();
	const errorText = useErrorText();
	const id = useId();
	const keyOf = useIdempotencyKey();
	const photos = usePhotoUploads({ most: 1 });
	const { field, props, send, errors } = useActionForm<Typed, FineHold>({
		defaultValues: { amount: '', offenceAt: '', note: '' },
		...toFineAction<Typed>({
			call: ({ amount, offenceAt, note }) => {
				const body = { amountJod: foldDigits(amount).trim(), offenceAt, note, photo: photos.paths[0] ?? '' };
				return call(stateFine, { params: { id: bookingId }, body, idempotencyKey: keyOf(body) });
			},
			done: t.done,
			failed: null,
		}),
		onDone: onClose,
	});
	return (
		<Dialog
			open
			onOpenChange={(open) => !open && !send.isPending && onClose()}
			title={t.title}
			description={t.lead(format.jod(hold.leftJod))}
			footer={
				<DialogActions back={t.back} busy={send.isPending} onBack={onClose}>
					<Button type="submit" form={id} variant="primary" disabled={photos.sending} busy={send.isPending && t.sending}>
						{t.send}
					</Button>
				</DialogActions>
			}
		>
			<form {...props} id={id} className="grid gap-5">
				<Field label={t.amount(format.currency)} error={errors.amountJod}>
					<Input {...field('amount')} inputMode="decimal" autoComplete="off" className="numbers" />
				</Field>
				<Field
					label={t.offenceAt}
					hint={t.offenceHint(format.date(hold.from, 'moment'), format.date(hold.to, 'moment'))}
					error={errors.offenceAt}
				>
					<DateInput
						{...field('offenceAt')}
						type="datetime-local"
						min={localTime(hold.from)}
						max={localTime(hold.to)}
						className="numbers"
					/>
				</Field>
				<Field label={t.note} optional error={errors.note}>
					<Input {...field('note')} maxLength={MAX_FINE_NOTE} placeholder={t.noteExample} dir="auto" />
				</Field>
				<div>
					<p className="mb-1.5 font-medium text-sm">{t.photo}</p>
					<PhotoPicker label={t.photo} photos={photos} error={errors.photo} />
				</div>
				{send.error && Object.keys(send.error.fields).length === 0 && <FieldError>{errorText(send.error, t.failed)}</FieldError>}
			</form>
		</Dialog>
	);
}
