/** The renter tells their side, with photos where there are some. What is typed stays. */
import { type FormEvent, useId, useState } from 'react';
import { type Claim, MAX_CLAIM_PHOTOS, MAX_CLAIM_WORDS } from '#contract/claim-shapes.ts';
import { contestClaim } from '#contract/claims.ts';
import { call } from '../../api.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field, Textarea } from '../../ui/field.tsx';
import { PhotoPicker } from '../../uploads/photo-picker.tsx';
import { useMany } from '../../uploads/use-many.ts';
import { useClaimTexts } from './texts.ts';
import { useClaimMutation } from './use-claim-mutation.ts';

type ContestDialogProps = { claim: Claim; open: boolean; onOpenChange(open: boolean): void };

export function ContestDialog({ claim, open, onOpenChange }: ContestDialogProps) {
	const { contest: t } = useClaimTexts().claim;
	const form = useId();
	const [reason, setReason] = useState('');
	const photos = useMany(MAX_CLAIM_PHOTOS);
	const act = useClaimMutation({
		call: () => call(contestClaim, { params: { id: claim.id }, body: { reason: reason.trim(), photos: [...photos.paths] } }),
		onClose: () => onOpenChange(false),
		done: t.done,
		failed: t.failed,
	});
	const isReady = reason.trim().length > 0 && !photos.sending;
	const submit = (event: FormEvent) => {
		event.preventDefault();
		if (isReady) act.mutate();
	};
	return (
		<Dialog
			open={open}
			onOpenChange={(next) => !act.isPending && onOpenChange(next)}
			title={t.title}
			description={t.text}
			footer={
				<div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
					<Button disabled={act.isPending} onClick={() => onOpenChange(false)}>
						{t.keep}
					</Button>
					<Button type="submit" form={form} variant="primary" disabled={!isReady} busy={act.isPending && t.busy}>
						{t.confirm}
					</Button>
				</div>
			}
		>
			<form id={form} onSubmit={submit} className="space-y-5">
				<Field label={t.reason} error={act.error?.fields.reason}>
					<Textarea
						name="reason"
						rows={5}
						required
						maxLength={MAX_CLAIM_WORDS}
						placeholder={t.reasonExample}
						value={reason}
						onChange={(event) => setReason(event.currentTarget.value)}
					/>
				</Field>
				<div>
					<p className="mb-1.5 font-medium text-sm">{t.photos}</p>
					<PhotoPicker label={t.photos} photos={photos} error={act.error?.fields.photos} />
				</div>
			</form>
		</Dialog>
	);
}
