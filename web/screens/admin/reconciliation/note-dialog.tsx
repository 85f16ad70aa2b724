/** A decision that is recorded with a reason. */
import { useScreenTexts } from '#web/i18n/context.tsx';
import { ReasonDialog } from '#web/ui/reason-dialog.tsx';
import type { ReconciliationTexts } from './texts.en.ts';
import { useReconciliationMutation } from './use-reconciliation-mutation.ts';

/** Maximum length accepted by the calls. */
const MAX_LENGTH = 500;

type NoteDialogProps = {
	open: boolean;
	onOpenChange(open: boolean): void;
	title: string;
	text: string;
	confirm: string;
	danger?: boolean;
	done: string;
	call(note: string): Promise<unknown>;
};

export function NoteDialog({ open, onOpenChange, title, text, confirm, danger = false, done, call }: NoteDialogProps) {
	const t = useScreenTexts<ReconciliationTexts>();
	const decide = useReconciliationMutation<string>({ call, done, onClose: () => onOpenChange(false) });
	return (
		<ReasonDialog
			open={open}
			onOpenChange={onOpenChange}
			title={title}
			description={text}
			texts={{ label: t.note, hint: t.noteHint, back: t.keep, confirm, busy: t.busy }}
			name="note"
			maxLength={MAX_LENGTH}
			variant={danger ? 'danger' : 'primary'}
			whenEmpty="wait"
			busy={decide.isPending}
			error={decide.error?.fields.note}
			onSubmit={decide.mutate}
		/>
	);
}
