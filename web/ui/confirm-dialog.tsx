/** Confirms an irreversible action. */
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { DialogActions } from './dialog-actions.tsx';

type ConfirmDialogProps = {
	open: boolean;
	onOpenChange(open: boolean): void;
	title: string;
	/** Read aloud with the title. */
	description?: string;
	texts: { confirm: string; busy: string; back: string };
	danger?: boolean;
	busy: boolean;
	onConfirm(): void;
	children?: ReactNode;
};

/** Closes when the parent sets `open` to false; never while it is `busy`. */
export function ConfirmDialog({
	open,
	onOpenChange,
	title,
	description,
	texts,
	danger = false,
	busy,
	onConfirm,
	children,
}: ConfirmDialogProps) {
	return (
		<Dialog
			open={open}
			onOpenChange={(next) => !busy && onOpenChange(next)}
			title={title}
			{...(description && { description })}
			footer={
				<DialogActions back={texts.back} busy={busy} onBack={() => onOpenChange(false)}>
					<Button variant={danger ? 'danger' : 'primary'} busy={busy && texts.busy} onClick={onConfirm}>
						{texts.confirm}
					</Button>
				</DialogActions>
			}
		>
			{children}
		</Dialog>
	);
}
