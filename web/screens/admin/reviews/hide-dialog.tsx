/** Asks why a review is hidden. */
import { MAX_REPORT_NOTE } from '#contract/reviews.ts';
import { ReasonDialog } from '../../../ui/reason-dialog.tsx';
import { useAdminReviewsTexts } from './texts.ts';

type HideDialogProps = { name: string; open: boolean; onOpenChange(open: boolean): void; busy: boolean; onHide(reason: string): void };

export function HideDialog({ name, open, onOpenChange, busy, onHide }: HideDialogProps) {
	const { hide: t } = useAdminReviewsTexts();
	return (
		<ReasonDialog
			open={open}
			onOpenChange={onOpenChange}
			title={t.title(`\u2068${name}\u2069`)}
			description={t.hint}
			texts={{ label: t.reason, hint: t.reasonHint, back: t.back, confirm: t.confirm, busy: t.busy }}
			rows={4}
			dir="auto"
			maxLength={MAX_REPORT_NOTE}
			whenEmpty={{ say: t.required }}
			busy={busy}
			onSubmit={onHide}
		/>
	);
}
