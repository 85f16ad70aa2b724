/** Confirms that there is no claim; the deposit is then refunded. */
import type { BookingAgreement } from '#contract/booking-agreement.ts';
import type { ClaimState } from '#contract/claim-shapes.ts';
import { releaseDeposit } from '#contract/settlements.ts';
import { call } from '#web/browser/api.ts';
import { useFormat, useScreenTexts } from '#web/i18n/context.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { useActionMutation } from '#web/ui/use-action-mutation.ts';
import type { ClaimTexts } from './texts.en.ts';

type ReleaseDialogProps = {
	state: ClaimState;
	/** The agreed part of the deposit that stays held for fines. */
	fineHold: BookingAgreement['fineHold'];
	open: boolean;
	onOpenChange(open: boolean): void;
	onDone(): void;
};

const FILS_PER_JOD = 1000;

export function ReleaseDialog({ state, fineHold, open, onOpenChange, onDone }: ReleaseDialogProps) {
	const { release: t } = useScreenTexts<{ claim: ClaimTexts }>().claim;
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
			{fineHold && (
				<p className="numbers mt-2 text-muted text-sm">
					{t.fineHold(format.jod(Math.min(fineHold.holdFils / FILS_PER_JOD, Number(state.depositJod))))}
				</p>
			)}
		</ConfirmDialog>
	);
}
