/** Asks once more before something that cannot be taken back. */
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

type ConfirmDialogProps = {
	open: boolean;
	onOpenChange(open: boolean): void;
	texts: { title: string; confirm: string; busy: string; keep: string };
	danger?: boolean;
	busy: boolean;
	onConfirm(): void;
	children: ReactNode;
};

export function ConfirmDialog({ open, onOpenChange, texts: t, danger = false, busy, onConfirm, children }: ConfirmDialogProps) {
	return (
		<Dialog
			open={open}
			onOpenChange={(next) => !busy && onOpenChange(next)}
			title={t.title}
			footer={
				<div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
					<Button disabled={busy} onClick={() => onOpenChange(false)}>
						{t.keep}
					</Button>
					<Button variant={danger ? 'danger' : 'primary'} busy={busy && t.busy} onClick={onConfirm}>
						{t.confirm}
					</Button>
				</div>
			}
		>
			{children}
		</Dialog>
	);
}
