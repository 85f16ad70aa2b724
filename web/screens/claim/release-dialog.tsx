/** The owner says that there is nothing to claim: asked once more, and the deposit goes back. */
import { useMutation } from '@tanstack/react-query';
import type { ClaimState } from '#contract/claim-shapes.ts';
import { releaseDeposit } from '#contract/settlements.ts';
import { call } from '../../api.ts';
import type { ApiError } from '../../fetching.ts';
import { useFormat } from '../../i18n/context.tsx';
import { useErrorText } from '../../ui/error-text.ts';
import { useToast } from '../../ui/toast.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { useClaimTexts } from './texts.ts';

type ReleaseDialogProps = { state: ClaimState; open: boolean; onOpenChange(open: boolean): void; onDone(): void };

export function ReleaseDialog({ state, open, onOpenChange, onDone }: ReleaseDialogProps) {
	const { release: t } = useClaimTexts().claim;
	const format = useFormat();
	const toast = useToast();
	const errorText = useErrorText();
	const release = useMutation<unknown, ApiError>({
		mutationFn: () => call(releaseDeposit, { params: { id: state.bookingId } }),
		onSuccess: () => toast({ title: t.done, tone: 'positive' }),
		onError: (error) => toast({ title: t.failed, description: errorText(error), tone: 'danger' }),
		onSettled: () => {
			onOpenChange(false);
			onDone();
		},
	});
	return (
		<ConfirmDialog open={open} onOpenChange={onOpenChange} texts={t} busy={release.isPending} onConfirm={() => release.mutate()}>
			<p className="numbers">{t.text(format.jod(state.depositJod))}</p>
		</ConfirmDialog>
	);
}
