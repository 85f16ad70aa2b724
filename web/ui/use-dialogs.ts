/** Which of several dialogs is open, with the properties of each dialog and of the button that opens it. */
import { useState } from 'react';
import { preloadDialog } from './dialog.tsx';

export type Dialogs<Name extends string> = {
	close(): void;
	dialog(name: Name): { open: boolean; onOpenChange(open: boolean): void };
	opener(name: Name): { 'aria-haspopup': 'dialog'; onPointerEnter(): void; onClick(): void };
};

export function useDialogs<Name extends string>(): Dialogs<Name> {
	const [open, setOpen] = useState<Name | null>(null);
	return {
		close: () => setOpen(null),
		dialog: (name) => ({ open: open === name, onOpenChange: (isOpen) => setOpen(isOpen ? name : null) }),
		opener: (name) => ({ 'aria-haspopup': 'dialog', onPointerEnter: preloadDialog, onClick: () => setOpen(name) }),
	};
}
