/** The owner adds lines to an open claim; the new total is shown while typing. */
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { type Claim, type ClaimState, MAX_CLAIM_ITEMS, MAX_CLAIM_PHOTOS } from '#contract/claim-shapes.ts';
import { addClaimLines } from '#contract/claims.ts';
import { foldDigits } from '#contract/digits.ts';
import { call } from '#web/browser/api.ts';
import { DivisionLines } from '#web/features/claims/division.tsx';
import type { ClaimTexts } from '#web/features/claims/texts.en.ts';
import { totals } from '#web/features/claims/totals.ts';
import { toClaimAction } from '#web/features/claims/use-claim-mutation.ts';
import { PhotoPicker } from '#web/features/uploads/photo-picker.tsx';
import { usePhotoUploads } from '#web/features/uploads/use-photo-uploads.ts';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { Button } from '#web/ui/button.tsx';
import { useErrorText } from '#web/ui/error-text.ts';
import { FieldError } from '#web/ui/field.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { useActionForm } from '#web/ui/use-action-form.ts';
import { useIdempotencyKey } from '#web/ui/use-idempotency-key.ts';
import { FormLines } from './form-lines.tsx';
import type { ClaimFormTexts } from './texts.en.ts';
import { type ClaimLine, emptyLine } from './values.ts';

type AddLinesProps = { claim: Claim; state: ClaimState };

export function AddLines({ claim, state }: AddLinesProps) {
	const { again: t } = useScreenTexts<{ claim: ClaimTexts }>().claim;
	const [isOpen, setIsOpen] = useState(false);
	if (claim.items.length >= MAX_CLAIM_ITEMS) return null;
	if (isOpen) return <AddLinesForm claim={claim} state={state} onClose={() => setIsOpen(false)} />;
	return (
		<Button onClick={() => setIsOpen(true)}>
			<Plus aria-hidden className="size-5" />
			{t.addLines}
		</Button>
	);
}

function AddLinesForm({ claim, state, onClose }: AddLinesProps & { onClose(): void }) {
	const { addLines: t } = useScreenTexts<ClaimFormTexts>();
	const errorText = useErrorText();
	const requestKey = useIdempotencyKey();
	const photos = usePhotoUploads({ most: MAX_CLAIM_PHOTOS - claim.photos.filter(({ side }) => side === 'OWNER').length });
	const { form, props, send, errors } = useActionForm<{ lines: ClaimLine[] }, Claim>({
		defaultValues: { lines: [emptyLine('first')] },
		...toClaimAction<{ lines: ClaimLine[] }>({
			call: ({ lines }) => {
				const items = lines.map(({ type, amount, description }) => ({ type, amountJod: foldDigits(amount).trim(), description }));
				const body = { items, photos: [...photos.paths] };
				return call(addClaimLines, { params: { id: claim.id }, body, idempotencyKey: requestKey(body) });
			},
			onClose,
			done: t.done,
			failed: t.failed,
		}),
	});
	const { lines } = form.watch();
	const change = (next: ClaimLine[]) => form.setValue('lines', next);
	const sums = totals([...claim.items.map(({ amountJod }) => amountJod), ...lines.map(({ amount }) => amount)], claim.depositJod);
	return (
		<form {...props} className="grid gap-4">
			<h2 className="text-xl">{t.heading}</h2>
			<p className="numbers text-muted">{t.lead(state.answerHours)}</p>
			<FormLines
				form={{
					values: { lines },
					hasRoom: claim.items.length + lines.length < MAX_CLAIM_ITEMS,
					addLine: () => change([...lines, emptyLine(crypto.randomUUID())]),
					changeLine: (lineKey, next) => change(lines.map((line) => (line.key === lineKey ? { ...line, ...next } : line))),
					removeLine: (lineKey) => change(lines.filter((line) => line.key !== lineKey)),
				}}
				charges={null}
				fields={errors}
			/>
			<Panel title={t.photos}>
				<PhotoPicker label={t.photos} photos={photos} error={errors.photos} />
			</Panel>
			<Panel title={t.total}>
				<div aria-live="polite">
					<DivisionLines depositJod={claim.depositJod} fineHoldJod={claim.fineHoldJod} division={sums} seen="OWNER" />
				</div>
			</Panel>
			{send.error && <FieldError>{errorText(send.error, t.failed)}</FieldError>}
			<div className="grid gap-3 sm:grid-cols-2">
				<Button type="submit" variant="primary" disabled={photos.sending} busy={send.isPending && t.sending}>
					{t.send}
				</Button>
				<Button onClick={onClose}>{t.back}</Button>
			</div>
		</form>
	);
}
