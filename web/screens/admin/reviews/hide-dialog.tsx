/** Asks why a review is hidden. */
import { MAX_REPORT_NOTE } from '#contract/reviews.ts';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { ReasonDialog } from '#web/ui/reason-dialog.tsx';
import type { AdminReviewsTexts } from './texts.en.ts';

type HideDialogProps = { name: string; open: boolean; onOpenChange(open: boolean): void; busy: boolean; onHide(reason: string): void };

export function HideDialog({ name, open, onOpenChange, busy, onHide }: HideDialogProps) {
	const { hide: t } = useScreenTexts<AdminReviewsTexts>();
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
