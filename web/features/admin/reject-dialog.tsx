/** Asks for the reason of a rejection, which the person will read. */
import type { ReactNode } from 'react';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { ReasonDialog } from '#web/ui/reason-dialog.tsx';
import { useToast } from '#web/ui/toast.tsx';
import type { DeskTexts } from './texts.en.ts';

const MAX_LENGTH = 1000;

type RejectDialogProps = {
	open: boolean;
	onOpenChange(open: boolean): void;
	title: string;
	busy: boolean;
	/** Below the reason. */
	children?: ReactNode;
	onReject(notes: string): void;
};

export function RejectDialog({ open, onOpenChange, title, busy, children, onReject }: RejectDialogProps) {
	const { reject: t } = useScreenTexts<{ desk: DeskTexts }>().desk;
	const toast = useToast();
	return (
		<ReasonDialog
			open={open}
			onOpenChange={onOpenChange}
			title={title}
			texts={{ label: t.reason, hint: t.reasonHint, back: t.back, confirm: t.confirm, busy: t.busy }}
			name="notes"
			rows={4}
			maxLength={MAX_LENGTH}
			whenEmpty={{
				say: t.required,
				onMissing: () => toast({ title: t.requiredTitle, description: t.required, tone: 'danger' }),
			}}
			busy={busy}
			onSubmit={onReject}
		>
			{children}
		</ReasonDialog>
	);
}
