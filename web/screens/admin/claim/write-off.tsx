/** What exceeds the deposit: whether it is paid, and the way to stop asking for it. */
import { type FormEvent, useId, useState } from 'react';
import { type Claim, MAX_CLAIM_WORDS } from '#contract/claim-shapes.ts';
import { writeOffClaim } from '#contract/claims.ts';
import { call } from '../../../api.ts';
import { useFormat } from '../../../i18n/context.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog, preloadDialog } from '../../../ui/dialog.tsx';
import { Field, Textarea } from '../../../ui/field.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { useClaimMutation } from '../../claim/use-claim-mutation.ts';
import { useAdminClaimTexts } from './texts.ts';

export function WriteOff({ claim }: { claim: Claim }) {
	const { excess: t } = useAdminClaimTexts();
	const format = useFormat();
	const [asking, setAsking] = useState(false);
	const { excess } = claim;
	if (!excess) return null;
	const amount = format.jod(excess.amountJod);
	return (
		<Panel title={t.title}>
			<p className="numbers">{excess.paidAt ? t.paid(amount) : excess.writtenOffAt ? t.writtenOff(amount) : t.open(amount)}</p>
			{claim.allowedActions.includes('WRITE_OFF') && (
				<Button wide className="mt-4" aria-haspopup="dialog" onPointerEnter={preloadDialog} onClick={() => setAsking(true)}>
					{t.action}
				</Button>
			)}
			<WriteOffDialog claim={claim} amount={amount} open={asking} onOpenChange={setAsking} />
		</Panel>
	);
}

type WriteOffDialogProps = { claim: Claim; amount: string; open: boolean; onOpenChange(open: boolean): void };

function WriteOffDialog({ claim, amount, open, onOpenChange }: WriteOffDialogProps) {
	const { excess: t } = useAdminClaimTexts();
	const form = useId();
	const [note, setNote] = useState('');
	const act = useClaimMutation({
		call: () => call(writeOffClaim, { params: { id: claim.id }, body: { note: note.trim() } }),
		onClose: () => onOpenChange(false),
		done: t.done,
		failed: t.failed,
	});
	const submit = (event: FormEvent) => {
		event.preventDefault();
		if (note.trim()) act.mutate();
	};
	return (
		<Dialog
			open={open}
			onOpenChange={(next) => !act.isPending && onOpenChange(next)}
			title={t.action}
			description={t.text(amount)}
			footer={
				<div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
					<Button disabled={act.isPending} onClick={() => onOpenChange(false)}>
						{t.keep}
					</Button>
					<Button type="submit" form={form} variant="danger" disabled={!note.trim()} busy={act.isPending && t.busy}>
						{t.confirm}
					</Button>
				</div>
			}
		>
			<form id={form} onSubmit={submit}>
				<Field label={t.note} error={act.error?.fields.note}>
					<Textarea
						name="note"
						rows={3}
						maxLength={MAX_CLAIM_WORDS}
						value={note}
						onChange={(event) => setNote(event.currentTarget.value)}
					/>
				</Field>
			</form>
		</Dialog>
	);
}
