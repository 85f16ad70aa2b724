/** Asks why something is rejected: the person reads it. */
import { ReasonDialog } from '../ui/reason-dialog.tsx';
import { useToast } from '../ui/toast.tsx';
import { useDeskTexts } from './texts.ts';

const MAX_LENGTH = 1000;

type RejectDialogProps = {
	open: boolean;
	onOpenChange(open: boolean): void;
	title: string;
	busy: boolean;
	onReject(notes: string): void;
};

export function RejectDialog({ open, onOpenChange, title, busy, onReject }: RejectDialogProps) {
	const { reject: t } = useDeskTexts();
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
		/>
	);
}
