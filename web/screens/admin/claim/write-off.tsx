/** Excess over the deposit: its payment state, and the button to write it off. */
import { useState } from 'react';
import { type Claim, MAX_CLAIM_WORDS } from '#contract/claim-shapes.ts';
import { writeOffClaim } from '#contract/claims.ts';
import { call } from '#web/browser/api.ts';
import { useClaimMutation } from '#web/features/claims/use-claim-mutation.ts';
import { useFormat, useScreenTexts } from '#web/i18n/context.tsx';
import { Button } from '#web/ui/button.tsx';
import { preloadDialog } from '#web/ui/dialog.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { ReasonDialog } from '#web/ui/reason-dialog.tsx';
import type { AdminClaimTexts } from './texts.en.ts';

export function WriteOff({ claim }: { claim: Claim }) {
	const { excess: t } = useScreenTexts<AdminClaimTexts>();
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
	const { excess: t } = useScreenTexts<AdminClaimTexts>();
	const writeOff = useClaimMutation<string>({
		call: (note) => call(writeOffClaim, { params: { id: claim.id }, body: { note } }),
		onClose: () => onOpenChange(false),
		done: t.done,
		failed: t.failed,
	});
	return (
		<ReasonDialog
			open={open}
			onOpenChange={onOpenChange}
			title={t.action}
			description={t.text(amount)}
			texts={{ label: t.note, back: t.keep, confirm: t.confirm, busy: t.busy }}
			name="note"
			maxLength={MAX_CLAIM_WORDS}
			whenEmpty="wait"
			busy={writeOff.isPending}
			error={writeOff.error?.fields.note}
			onSubmit={writeOff.mutate}
		/>
	);
}
