/** The owner says that there is nothing to claim: asked once more, and the deposit goes back. */
import type { ClaimState } from '#contract/claim-shapes.ts';
import { releaseDeposit } from '#contract/settlements.ts';
import { call } from '../../api.ts';
import { useFormat } from '../../i18n/context.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useActionMutation } from '../../ui/use-action-mutation.ts';
import { useClaimTexts } from './texts.ts';

type ReleaseDialogProps = { state: ClaimState; open: boolean; onOpenChange(open: boolean): void; onDone(): void };

export function ReleaseDialog({ state, open, onOpenChange, onDone }: ReleaseDialogProps) {
	const { release: t } = useClaimTexts().claim;
	const format = useFormat();
	const close = () => {
		onOpenChange(false);
		onDone();
	};
	const release = useActionMutation({
		call: () => call(releaseDeposit, { params: { id: state.bookingId } }),
		done: t.done,
		failed: t.failed,
		onDone: close,
		onFailed: close,
	});
	return (
		<ConfirmDialog
			open={open}
			onOpenChange={onOpenChange}
			title={t.title}
			texts={{ ...t, back: t.keep }}
			busy={release.isPending}
			onConfirm={() => release.mutate()}
		>
			<p className="numbers">{t.text(format.jod(state.depositJod))}</p>
		</ConfirmDialog>
	);
}
